import type { FactWording } from "../../../../../kit/fact.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import type { JungFunction, JungItemId } from "../../items.ts";
import { statementsZh } from "../../items.zh.ts";
import { functionNames } from "../../names.ts";
import type { JungianOwnFacts } from "../jungian-facts.ts";
import { againstZh, doingZh, watchingZh } from "./closing.ts";
import { costsZh, doesTooZh, doesZh, headsZh } from "./does.ts";
import { loudZh } from "./loud.ts";
import { lowZh, secondZh } from "./second.ts";

const by = (say: (one: JungFunction) => string): Record<JungFunction, string> => ({
  Ne: say("Ne"),
  Ni: say("Ni"),
  Se: say("Se"),
  Si: say("Si"),
  Te: say("Te"),
  Ti: say("Ti"),
  Fe: say("Fe"),
  Fi: say("Fi"),
});

export const textsZh: ProfileTexts<JungFunction, JungItemId> = {
  test: "八功能",
  names: by((one) => `${functionNames.zh[one]}（${one}）`),
  shorts: by((one) => one),
  notes: {
    Ne: "Ne 量的是：看一样东西，能看出多少别的可能。",
    Ni: "Ni 量的是：心里有没有一个往后的样子。",
    Se: "Se 量的是：眼前的东西收得多全、手上得多快。",
    Si: "Si 量的是：从前的事记得多实、靠得多深。",
    Te: "Te 量的是：把外头的事理顺、办成的劲头。",
    Ti: "Ti 量的是：非要自己推通不可的劲头。",
    Fe: "Fe 量的是：一屋子人的心情，你收进来多少。",
    Fi: "Fi 量的是：心里那条自己的线有多清楚。",
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

export const ownWordsZh: FactWording<JungianOwnFacts> = {
  stack: ({ dominant, auxiliary, tertiary, inferior, code, second }) => ({
    label: "老排法",
    value: `${dominant}–${auxiliary}–${tertiary}–${inferior}`,
    note: `最高的${dominant}当头；第二位要一收一判、一内一外，合格的两项里你${auxiliary}分高；后两位是这两位的另一极。十六型把它写作${code}。你实际排第二的是${second}。`,
  }),
  pattern: ({ held, isSecondAuxiliary, isInferiorLow, isAuxiliaryOverTertiary }) => ({
    label: "跟老说法对照",
    value: `合上${held}条，共3条`,
    note: `三条是：第二名正是该站那里的一项（${isSecondAuxiliary ? "合" : "不合"}）；最高项的另一极在后四名（${isInferiorLow ? "合" : "不合"}）；第二位排在第三位前头（${isAuxiliaryOverTertiary ? "合" : "不合"}）。`,
  }),
  attitude: ({ outward, inward }) => ({
    label: "朝外与朝内",
    value: `${toShown(outward)} / ${toShown(inward)}`,
    note: `Ne、Se、Te、Fe 四项平均${toShown(outward)}，Ni、Si、Ti、Fi 四项平均${toShown(inward)}。`,
  }),
};
