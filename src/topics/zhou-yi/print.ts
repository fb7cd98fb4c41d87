import { printHexagram } from "../kit/hexagrams/print-hexagram.ts";
import type { Print, PrintRequest } from "../kit/sharing/print.ts";
import { cardWords } from "./card/words.ts";
import type { ZhouYiCast } from "./engine.ts";

/** The hexagram drawn and the one it becomes; one that does not move stands beside its lines. */
export const toPrint = ({ cast, locale }: PrintRequest<ZhouYiCast>): Print => {
  const words = cardWords[locale];
  const { primary, changed, movingLines } = cast;
  const drawn = { above: words.drawn(primary.number), name: words.name(primary), note: words.under(primary).words };
  if (!changed) return { pieces: [printHexagram(primary.lines, movingLines, {})], hasLines: true };
  const becomes = { above: words.becomes(changed.number), name: words.name(changed), note: words.under(changed).words };
  return { pieces: [printHexagram(primary.lines, movingLines, drawn), printHexagram(changed.lines, [], becomes)], hasLines: false };
};
