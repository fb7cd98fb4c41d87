import type { FactWording } from "../../../../../kit/fact.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import type { Element, ElementItemId } from "../../items.ts";
import { statementsZh } from "../../items.zh.ts";
import { elementNames, elementShorts } from "../../names.ts";
import type { Relation } from "../../relations.ts";
import type { FiveElementsOwnFacts } from "../five-elements-facts.ts";
import { againstZh, doingZh, watchingZh } from "./closing.ts";
import { costsZh, doesTooZh, doesZh, headsZh } from "./does.ts";
import { loudZh } from "./loud.ts";
import { lowZh, secondZh } from "./second.ts";

export const textsZh: ProfileTexts<Element, ElementItemId> = {
  test: "五行性格",
  names: { wood: "木", fire: "火", earth: "土", metal: "金", water: "水" },
  shorts: elementNames.zh,
  notes: {
    wood: "木量的是：想往前长、往外开的劲头。借意象说性情，跟八字里的木无关。",
    fire: "火量的是：热、快、肯让人看见。借意象说性情，跟八字里的火无关。",
    earth: "土量的是：接得住人、稳得下来。借意象说性情，跟八字里的土无关。",
    metal: "金量的是：分得清、切得断、磨得细。借意象说性情，跟八字里的金无关。",
    water: "水量的是：静、深、会绕。借意象说性情，跟八字里的水无关。",
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

const nameOf = (one: Element): string => elementNames.zh[one];
const relate: Record<Relation, (one: string, other: string) => string> = {
  feeds: (one, other) => `${one}生${other}`,
  fed: (one, other) => `${other}生${one}`,
  checks: (one, other) => `${one}克${other}`,
  checked: (one, other) => `${other}克${one}`,
};

export const ownWordsZh: FactWording<FiveElementsOwnFacts> = {
  relation: ({ one, other, relation, bridge, first, second, between }) => ({
    label: `${nameOf(one)}与${nameOf(other)}`,
    value: relate[relation](nameOf(one), nameOf(other)),
    note: `相生的圈是木、火、土、金、水再回到木，隔一位相克。你的${nameOf(one)}${toShown(first)}分，${nameOf(other)}${toShown(second)}分。${
      bridge === null || between === null
        ? "两样挨着，一个给，一个接。"
        : `两样相克，中间由${nameOf(bridge)}（${elementShorts.zh[bridge]}）来接，它有${toShown(between)}分。`
    }`,
  }),
};
