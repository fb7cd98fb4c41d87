import { toChartReader } from "../kit/telling/chart-reader.ts";
import type { MbtiCast } from "./cast-types.ts";
import type { MbtiFacts } from "./fact-types.ts";
import { findPart, listParts } from "./telling/find-part.ts";
import type { Part } from "./telling/parts.ts";
import { type RuleKey, rules } from "./telling/rules.ts";
import { toSayings } from "./telling/say.ts";
import { type TypeView, toTypeView } from "./telling/view.ts";
import { toAnswer, toHeadline, toLead } from "./telling/zh/answers.ts";
import { factWords } from "./telling/zh/fact-words.ts";
import { toFollowUps } from "./telling/zh/follow-ups.ts";
import { tablesZh } from "./telling/zh/tables.ts";

export const readingZh = toChartReader<MbtiCast, MbtiFacts, TypeView, RuleKey, Part>({
  locale: "zh",
  words: factWords,
  rules,
  say: toSayings(tablesZh),
  labels: {
    mind: "看事定事",
    work: "做事",
    study: "学东西",
    others: "待人",
    quarrel: "吵起来",
    tired: "累了以后",
    growth: "错看与长进",
    certainty: "几分把握",
    lead: "怎么量的",
    dissent: "另一面",
    close: "用起来",
  },
  toView: (cast, facts) => toTypeView(cast, facts),
  listParts: (_, question) => listParts(question),
  findPart,
  toHeadline,
  toLead,
  toAnswer,
  toFollowUps,
  summarise: ({ type, ties }) => (ties.length === 0 ? type : `${type}，${ties.map((axis) => `${axis[0]} 和 ${axis[1]}`).join("、")}难分`),
});
