import type { Print, PrintRequest } from "../kit/sharing/print.ts";
import { toNumeral } from "./card/numeral.ts";
import type { FortuneCast } from "./engine.ts";

/** The lot's verse on its slip; where none is quoted, its number. */
export const toPrint = ({ cast: { number, verse } }: PrintRequest<FortuneCast>): Print => ({
  pieces: [{ drawing: { of: "columns", columns: verse ?? [`第${toNumeral(number)}签`] }, ratio: verse ? 0.72 : 0.4 }],
  hasLines: true,
});
