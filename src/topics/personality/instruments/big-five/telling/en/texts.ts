import { toCapital } from "../../../../../../shared/capital.ts";
import type { FactWording } from "../../../../../kit/fact.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { statementsEn } from "../../items.en.ts";
import type { BigFiveItemId, Factor } from "../../items.ts";
import { facetNames, factorNames } from "../../names.ts";
import type { BigFiveOwnFacts } from "../big-five-facts.ts";
import { againstEn, doingEn, watchingEn } from "./closing.ts";
import { costsEn, doesEn, doesTooEn, headsEn } from "./does.ts";
import { loudEn } from "./loud.ts";
import { lowEn, secondEn } from "./second.ts";

export const textsEn: ProfileTexts<Factor, BigFiveItemId> = {
  test: "Big Five",
  names: factorNames.en,
  shorts: factorNames.en,
  notes: {
    O: "Openness measures how wide the door stands to new things, ideas, beauty and feeling.",
    C: "Conscientiousness measures order, and whether what’s said gets done and finished.",
    E: "Extraversion measures how much you head for people and draw on them.",
    A: "Agreeableness measures how far you trust, give way and look after others.",
    N: "Emotional sensitivity measures how readily worry, temper, gloom and panic come; a low score means calm.",
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

export const ownWordsEn: FactWording<BigFiveOwnFacts> = {
  facet: ({ facet, scale, percent, whole }) => ({
    label: toCapital(facetNames.en[facet]),
    value: `${toShown(percent)}`,
    note: `Part of ${factorNames.en[scale as Factor]}: two statements come to ${toShown(percent)} percent of the range, where the whole has ${toShown(whole)}. Two statements give a direction, no exact figure, and nobody else is being compared.`,
  }),
};
