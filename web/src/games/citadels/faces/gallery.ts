// Where the cards of Citadels find their faces.
import { Gallery } from "../../../drawing/faces/gallery.svelte";

export const gallery = new Gallery(() => import("./faces"));
