import { toCapital } from "../../../../../../shared/capital.ts";
import type { FactWording } from "../../../../../kit/fact.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { statementsEn } from "../../items.en.ts";
import type { Element, ElementItemId } from "../../items.ts";
import { elementNames, elementShorts } from "../../names.ts";
import type { Relation } from "../../relations.ts";
import type { FiveElementsOwnFacts } from "../five-elements-facts.ts";
import { againstEn, doingEn, watchingEn } from "./closing.ts";
import { costsEn, doesEn, doesTooEn, headsEn } from "./does.ts";
import { loudEn } from "./loud.ts";
import { lowEn, secondEn } from "./second.ts";

export const textsEn: ProfileTexts<Element, ElementItemId> = {
  test: "Five-element temper",
  names: elementNames.en,
  shorts: elementNames.en,
  notes: {
    wood: "Wood measures the urge to grow and open new ground; an image of temper, nothing to do with a birth chart’s wood.",
    fire: "Fire measures warmth, speed and the wish to be seen; an image of temper, nothing to do with a birth chart’s fire.",
    earth: "Earth measures how well you hold people and keep steady; an image of temper, nothing to do with a birth chart’s earth.",
    metal: "Metal measures how clearly you sort, cut and polish; an image of temper, nothing to do with a birth chart’s metal.",
    water: "Water measures quiet, depth and going round; an image of temper, nothing to do with a birth chart’s water.",
  },
  statements: statementsEn,
  heads: headsEn,
  loud: loudEn,
  does: doesEn,
  doesToo: doesTooEn,
  costs: costsEn,
  second: secondEn,
  low: lowEn,
  against: againstEn,
  doing: doingEn,
  watching: watchingEn,
};

const nameOf = (one: Element): string => elementNames.en[one];
const relate: Record<Relation, (one: string, other: string) => string> = {
  feeds: (one, other) => `${one} feeds ${other}`,
  fed: (one, other) => `${other} feeds ${one}`,
  checks: (one, other) => `${one} checks ${other}`,
  checked: (one, other) => `${other} checks ${one}`,
};

export const ownWordsEn: FactWording<FiveElementsOwnFacts> = {
  relation: ({ one, other, relation, bridge, first, second, between }) => ({
    label: `${toCapital(nameOf(one))} and ${nameOf(other)}`,
    value: relate[relation](nameOf(one), nameOf(other)),
    note: `Wood feeds fire, fire earth, earth metal, metal water, water wood; each checks the next but one. You have ${toShown(first)} for ${nameOf(one)} and ${toShown(second)} for ${nameOf(other)}. ${
      bridge === null || between === null
        ? "They’re neighbours: one gives, the other takes."
        : `One checks the other; between them lies ${nameOf(bridge)} (${elementShorts.en[bridge]}), with ${toShown(between)}.`
    }`,
  }),
};
