import type { FactWording } from "../../../../../kit/fact.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { statementsEn } from "../../items.en.ts";
import type { Pole, SocialItemId } from "../../items.ts";
import { fieldNames, poleNames } from "../../names.ts";
import type { SocialOwnFacts } from "../social-facts.ts";
import { againstEn, doingEn, watchingEn } from "./closing.ts";
import { costsEn, doesEn, doesTooEn, headsEn } from "./does.ts";
import { loudEn } from "./loud.ts";
import { lowEn, secondEn } from "./second.ts";

export const textsEn: ProfileTexts<Pole, SocialItemId> = {
  test: "Social styles",
  names: poleNames.en,
  shorts: poleNames.en,
  notes: {
    tell: "Telling measures how soon and how straight you put your meaning out.",
    ask: "Asking measures how ready you are to listen, ask and wait.",
    show: "Showing measures how much of what you feel is on the outside.",
    hold: "Holding back measures how much of it stays in, and how far the matter stands from the people.",
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

export const ownWordsEn: FactWording<SocialOwnFacts> = {
  field: ({ field, neighbor, isSure }) => ({
    label: "Field",
    value: fieldNames.en[field],
    note: `Two axes make four fields, and you come out in ${fieldNames.en[field]}. ${isSure ? "Neither margin touches a middle line, so it holds." : `${fieldNames.en[neighbor]} is nearest, and a margin crosses the middle: read both.`}`,
  }),
  axis: ({ axis, percent, low, high, isNear }) => ({
    label: axis === "assert" ? "Asking to telling" : "Holding back to showing",
    value: `${toShown(percent)}`,
    note: `Fourteen statements, half from either end; 0 is all ${axis === "assert" ? "asking" : "holding back"}, 100 all ${axis === "assert" ? "telling" : "showing"}. You’re at ${toShown(percent)}, margin ${toShown(low)} to ${toShown(high)}, which ${isNear ? "crosses" : "doesn’t touch"} the middle.`,
  }),
};
