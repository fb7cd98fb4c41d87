import { defineDraws } from "../drawn.ts";
import type { HexagramCast } from "./hexagram-cast.ts";
import { getHexagram, hexagrams, toFullName } from "./king-wen.ts";
import { toHexagramName } from "./words.ts";

/** The hexagram that was drawn, not what it turns into. By coins, stalks or drawn numbers each of the sixty-four is as likely as another. */
export const hexagramDraws = defineDraws<HexagramCast>({
  toDrawn: ({ primary }) => ({ set: "hexagrams", size: hexagrams.length, items: [primary.number - 1] }),
  toItemName(_set, item, locale) {
    const hexagram = getHexagram(item + 1);
    return locale === "zh" ? toFullName(hexagram) : toHexagramName(hexagram, locale);
  },
  thing: { zh: "卦", en: ["hexagram", "hexagrams"] },
});
