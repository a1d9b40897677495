/** The theatre of Paladins, loaded once its table can be used. */

import type { Theatre } from "../../../stage/scenes";
import { Sight } from "../sight";
import Drawn from "./Drawn.svelte";
import { fatal, fateOf } from "./fates";
import { sceneOf } from "./scenes";
import { narrationOf } from "./narration";

const theatre: Theatre = {
  scene: (happening, props) => sceneOf(happening, new Sight(props).cards, fatal(happening) !== null),
  fate: (happening, props) => fateOf(happening, new Sight(props)),
  narration: (props) => narrationOf(new Sight(props)),
  large: true,
  atLength: false,
  Drawn,
};

export default theatre;
