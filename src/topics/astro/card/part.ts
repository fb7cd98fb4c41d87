import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { AstroCast } from "../cast-types.ts";
import type { CardWords } from "./words.ts";

/** What every part of the card is given. */
export interface Part extends Tapping {
  cast: AstroCast;
  words: CardWords;
}
