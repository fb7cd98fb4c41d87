import { printHexagram } from "../kit/hexagrams/print-hexagram.ts";
import type { Print, PrintRequest } from "../kit/sharing/print.ts";
import { cardWords } from "./card/words.ts";
import type { NumberCast } from "./engine.ts";

/** What the digits make, and what it becomes. */
export const toPrint = ({ cast: { digits, primary, changed, moving }, locale }: PrintRequest<NumberCast>): Print => {
  const words = cardWords[locale];
  const becomes = changed ?? primary;
  return {
    pieces: [
      printHexagram(primary.lines, [moving], {
        above: digits.join(" · "),
        name: words.name(primary),
        note: words.line(moving, primary.lines[moving - 1] === "1"),
        isMarked: true,
      }),
      printHexagram(becomes.lines, [], { above: words.changed, name: words.name(becomes) }),
    ],
    hasLines: false,
  };
};
