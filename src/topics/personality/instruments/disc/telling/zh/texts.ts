import type { FactWording } from "../../../../../kit/fact.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { byWord, toWords } from "../../groups.ts";
import { type Style, styles } from "../../items.ts";
import { styleNames, toStyleLabel } from "../../names.ts";
import { wordsZh } from "../../words.zh.ts";
import type { DiscOwnFacts } from "../disc-facts.ts";
import { againstZh, doingZh, watchingZh } from "./closing.ts";
import { costsZh, doesTooZh, doesZh, headsZh } from "./does.ts";
import { leastZh, mostZh } from "./loud.ts";
import { lowZh, secondZh } from "./second.ts";

export const quietZh = byWord(leastZh);
const by = (say: (style: Style) => string): Record<Style, string> => Object.fromEntries(styles.map((style) => [style, say(style)])) as Record<Style, string>;

export const textsZh: ProfileTexts<Style> = {
  test: "行为四格",
  names: by((style) => toStyleLabel(style, "zh")),
  shorts: styleNames.zh,
  notes: {
    D: "D 量的是：抢先、拿主意、往结果上压的劲。",
    I: "I 量的是：说动人、带热人的劲。",
    S: "S 量的是：稳住、陪住、一样样做完的劲。",
    C: "C 量的是：查准、守细、按道理来的劲。",
  },
  statements: toWords(wordsZh),
  heads: headsZh,
  loud: byWord(mostZh),
  does: doesZh,
  doesToo: doesTooZh,
  costs: costsZh,
  second: secondZh,
  low: lowZh,
  against: againstZh,
  doing: doingZh,
  watching: watchingZh,
};

export const ownWordsZh: FactWording<DiscOwnFacts> = {
  graph: ({ style, most, least, difference }) => ({
    label: `${styleNames.zh[style as Style]}的三张图`,
    value: `${most} − ${least} = ${difference}`,
    note: `二十四组里，${toStyleLabel(style as Style, "zh")}的词你挑作“最像”${most}回，挑作“最不像”${least}回，相减是${difference}。四样词抢名额，这样高了那样就低，只能在自己身上比。`,
  }),
};
