import type { FactWording } from "../../../kit/fact.ts";
import { defineTelling } from "../../personality-test.ts";
import type { ProfileFacts } from "../../profile/profile-facts.ts";
import { type ProfileFrame, toProfileReader } from "../../profile/profile-reader.ts";
import { toQuietRules, toQuietSayings } from "../../profile/quiet-rules.ts";
import { toFrameEn } from "../../profile/telling/en/frame.ts";
import { toFrameZh } from "../../profile/telling/zh/frame.ts";
import { styles, words } from "./items.ts";
import { toStyleLabel } from "./names.ts";
import type { DiscCast } from "./score.ts";
import { type DiscFacts, toDiscFacts } from "./telling/disc-facts.ts";
import { type DiscView, discRules } from "./telling/disc-rules.ts";
import { sayEn } from "./telling/en/say.ts";
import { ownWordsEn, quietEn, textsEn } from "./telling/en/texts.ts";
import { sayZh } from "./telling/zh/say.ts";
import { ownWordsZh, quietZh, textsZh } from "./telling/zh/texts.ts";

const percentOf = (consistency: number | null): number => Math.round((consistency ?? 0) * 100);

/** Words picked, where the others have statements agreed to. */
const frameZh: ProfileFrame = {
  ...toFrameZh({ answers: { 1: "最不像", 5: "最像" }, toCount: () => "二十四组词挑下来" }),
  agreement: ({ cast: { consistency } }) =>
    `同一个意思换个词问了两遍，你前后挑得合上${percentOf(consistency)}%，闭眼乱挑约是63%，${percentOf(consistency) >= 75 ? "看来你知道自己要什么" : "离乱挑不远，名次看个大概就好"}。`,
};
const frameEn: ProfileFrame = {
  ...toFrameEn({ answers: { 1: "least like me", 5: "most like me" }, toCount: () => "Over 24 groups of words" }),
  agreement: ({ cast: { consistency } }) =>
    `Each thing came twice in other words, and your picks agree to ${percentOf(consistency)} percent, where blind picking gives about 63; ${percentOf(consistency) >= 75 ? "you seem to know your mind" : "that isn’t far from blind, so take the order loosely"}.`,
};

const wordsOfScaleZh: Pick<FactWording<ProfileFacts>, "scale" | "consistency"> = {
  scale: ({ scale, percent, low, high, rank, of }) => ({
    label: textsZh.names[scale as keyof typeof textsZh.names],
    value: `${Math.round(percent)} · 第${rank}`,
    note: `${textsZh.notes[scale as keyof typeof textsZh.notes]}挑作“最像”一回加一，“最不像”减一，从负24到24，折成百分是${Math.round(percent)}，50是不加不减；${of}样里排第${rank}，误差从${Math.round(low)}到${Math.round(high)}。`,
  }),
  consistency: ({ percent, pairs }) => ({
    label: "前后一致",
    value: `${percent}%`,
    note: `${pairs}个意思各换两个词问，你的挑法合得上${percent}%。闭眼乱挑约63%，全合上是100%。`,
  }),
};
const wordsOfScaleEn: Pick<FactWording<ProfileFacts>, "scale" | "consistency"> = {
  scale: ({ scale, percent, low, high, rank, of }) => ({
    label: textsEn.names[scale as keyof typeof textsEn.names],
    value: `${Math.round(percent)} · ${rank} of ${of}`,
    note: `${textsEn.notes[scale as keyof typeof textsEn.notes]} A pick as most counts one up, as least one down, from −24 to 24; as a percent that’s ${Math.round(percent)}, with 50 for as many up as down. Margin ${Math.round(low)} to ${Math.round(high)}.`,
  }),
  consistency: ({ percent, pairs }) => ({
    label: "Agreement",
    value: `${percent}%`,
    note: `${pairs} meanings were asked twice in other words; your picks agree to ${percent}%. Blind picking gives about 63, perfect agreement 100.`,
  }),
};

const ownRules = [...discRules, ...toQuietRules<DiscView>()];
const summarise = ({ type }: DiscCast): string => type;

export const disc = defineTelling<DiscCast, DiscFacts>({
  facts: toDiscFacts,
  readers: {
    zh: toProfileReader(frameZh, {
      items: words,
      texts: textsZh,
      ownWords: { ...ownWordsZh, ...wordsOfScaleZh },
      ownRules,
      ownSay: { ...sayZh, ...toQuietSayings<DiscView>(frameZh, textsZh, quietZh) },
      summarise,
    }),
    en: toProfileReader(frameEn, {
      items: words,
      texts: textsEn,
      ownWords: { ...ownWordsEn, ...wordsOfScaleEn },
      ownRules,
      ownSay: { ...sayEn, ...toQuietSayings<DiscView>(frameEn, textsEn, quietEn) },
      summarise,
    }),
  },
  names: { zh: styles.map((style) => toStyleLabel(style, "zh")), en: styles.map((style) => toStyleLabel(style, "en")) },
  // Every cast scores all four.
  namesIn: (_, locale) => styles.map((style) => toStyleLabel(style, locale)),
});
