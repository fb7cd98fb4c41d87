import { defineDraws } from "../kit/drawn.ts";
import { setNames } from "./data/deities.ts";
import type { LotSetId } from "./data/lot.ts";
import type { FortuneCast } from "./engine.ts";
import { getLot, getSet } from "./offered.ts";

/** The stick that was confirmed. The blocks ask no stick's number, so each is as likely as another. */
export const draws = defineDraws<FortuneCast>({
  toDrawn: ({ set, number }) => ({ set, size: getSet(set).facts.length, items: [number - 1] }),
  toItemName(set, item, locale) {
    const { number, title } = getLot(set as LotSetId, item + 1);
    return locale === "zh" ? `第${number}签 ${title.zh}` : `${number}, ${title.en}`;
  },
  toSetName: (set, locale) => setNames[set as LotSetId][locale],
  thing: { zh: "支签", en: ["lot", "lots"] },
});
