// Where the cards of Paladins find their faces.
import { Gallery } from "../../../drawing/faces/gallery.svelte";

export const gallery = new Gallery(() => import("./faces"));
