import type { FactWording } from "../../../../../kit/fact.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import type { BigFiveItemId, Factor } from "../../items.ts";
import { statementsZh } from "../../items.zh.ts";
import { facetNames, factorNames } from "../../names.ts";
import type { BigFiveOwnFacts } from "../big-five-facts.ts";
import { againstZh, doingZh, watchingZh } from "./closing.ts";
import { costsZh, doesTooZh, doesZh, headsZh } from "./does.ts";
import { loudZh } from "./loud.ts";
import { lowZh, secondZh } from "./second.ts";

export const textsZh: ProfileTexts<Factor, BigFiveItemId> = {
  test: "大五",
  names: factorNames.zh,
  shorts: factorNames.zh,
  notes: {
    O: "开放量的是：对新东西、新想法、美和感受，门开得多大。",
    C: "尽责量的是：有没有条理，说了做不做，做不做得完。",
    E: "外向量的是：多想往人里去，劲从不从人身上来。",
    A: "宜人量的是：信人、让人、顾人，到什么地步。",
    N: "情绪敏感量的是：担忧、火气、低落和慌张来得多容易；低分就是沉得住气。",
  },
  statements: statementsZh,
  heads: headsZh,
  loud: loudZh,
  does: doesZh,
  doesToo: doesTooZh,
  costs: costsZh,
  second: secondZh,
  low: lowZh,
  against: againstZh,
  doing: doingZh,
  watching: watchingZh,
};

export const ownWordsZh: FactWording<BigFiveOwnFacts> = {
  facet: ({ facet, scale, percent, whole }) => ({
    label: facetNames.zh[facet],
    value: `${toShown(percent)}`,
    note: `${factorNames.zh[scale as Factor]}下面的一格，两句话算出来，占满分的百分之${toShown(percent)}，${factorNames.zh[scale as Factor]}整体是${toShown(whole)}。只有两句，看个方向，别当准数；也不跟别人比。`,
  }),
};
