import type { FactWording } from "../../../../kit/fact.ts";
import type { ProfileFacts } from "../../profile-facts.ts";
import type { ProfileTexts } from "../../profile-texts.ts";
import { toShown } from "../../profile-view.ts";

export const answerWords: Readonly<Record<number, string>> = { 1: "很不像我", 2: "不太像", 3: "说不准", 4: "比较像", 5: "很像我" };

export const toFactWords = (texts: ProfileTexts, answers: Readonly<Record<number, string>> = answerWords): FactWording<ProfileFacts> => ({
  result: ({ type, first, second, lead, doubt, isTie }) => ({
    label: texts.test,
    value: type,
    note: `${texts.names[first]}最高，比${texts.names[second]}多${toShown(lead)}分。两项之间，${toShown(doubt)}分以内的差算不得数，所以${isTie ? "这两项算打平" : "这个先后算数"}。`,
  }),
  scale: ({ scale, raw, least, most, percent, low, high, rank, of }) => ({
    label: texts.names[scale]!,
    value: `${toShown(percent)} · 第${rank}`,
    note: texts.isShares
      ? `${texts.notes[scale]}一百份里占${toShown(percent)}，在${of}项里排第${rank}；误差余量从${toShown(low)}到${toShown(high)}。`
      : `${texts.notes[scale]}${least}句合计${raw}分（最少${least}，最多${most}），折成百分是${toShown(percent)}，在${of}项里排第${rank}。换一批同类的句子，二十次里有十九次落在${toShown(low)}到${toShown(high)}。`,
  }),
  item: ({ id, scale, answer, keyed }) => ({
    label: texts.shorts[scale]!,
    value: answers[answer]!,
    note: `题目：${texts.statements[id]!.text}你答“${answers[answer]}”，给${texts.names[scale]}记${keyed}分。`,
  }),
  consistency: ({ percent, pairs }) => ({
    label: "前后一致",
    value: percent === null ? "题数不够" : `${percent}%`,
    note:
      percent === null
        ? "成对的题太少，算不出来。"
        : texts.isShares
          ? `同一件事问了两遍的题，你的回答合得上${percent}%。闭着眼乱答大约是50%，全合上是100%。`
          : `${pairs}对题正着问一遍、反着问一遍，你的回答合得上${percent}%。闭着眼乱答大约是60%，全合上是100%。`,
  }),
});
