import { nonceMaxLength } from "../../../../shared/constants.ts";
import { randomId } from "../../../kernel/random-id.ts";

export interface Tap {
  /** Which card of the fan, from 0. */
  card: number;
  /** Where on the page, in whole pixels; 0 for a key press. */
  x: number;
  y: number;
  /** When, in milliseconds since the page opened. */
  atMs: number;
}

const randomBytes = 12;

/** The person's half of the chance: what the browser made up, then the card, place and moment of the tap, in base64url characters. */
export const toNonce = ({ card, x, y, atMs }: Tap): string =>
  [randomId(randomBytes), `c${card + 1}`, `x${Math.round(x)}`, `y${Math.round(y)}`, `t${Math.round(atMs)}`].join("_").slice(0, nonceMaxLength);
