/** The theatre of Citadels, loaded once its table can be used. */

import type { Theatre } from "../../../stage/scenes";
import { Sight } from "../sight";
import { fatal, fateOf } from "./fates";
import { sceneOf } from "./scenes";
import { narrationOf } from "./narration";

const theatre: Theatre = {
  scene(happening, props) {
    const sight = new Sight(props);
    return sceneOf(happening, sight.cards, (name) => sight.character(name), fatal(happening) !== null);
  },
  fate: (happening, props) => fateOf(happening, new Sight(props)),
  narration: (props) => narrationOf(new Sight(props)),
  large: true,
  atLength: true,
};

export default theatre;
