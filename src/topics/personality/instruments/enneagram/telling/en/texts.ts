import type { FactWording } from "../../../../../kit/fact.ts";
import { toOrdinal } from "../../../../../kit/wording/ordinal.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { statementsEn } from "../../items.en.ts";
import type { EnneaItemId, EnneaType } from "../../items.ts";
import { centerNames, toTypeLabel, typeNames } from "../../names.ts";
import type { EnneagramOwnFacts } from "../enneagram-facts.ts";
import { againstEn, doingEn, watchingEn } from "./closing.ts";
import { costsEn, doesEn } from "./does.ts";
import { doesTooEn } from "./does-too.ts";
import { headsEn } from "./heads.ts";
import { loudEn } from "./loud.ts";
import { lowEn, secondEn } from "./second.ts";

const by = (say: (type: EnneaType) => string): Record<EnneaType, string> => ({
  "1": say("1"),
  "2": say("2"),
  "3": say("3"),
  "4": say("4"),
  "5": say("5"),
  "6": say("6"),
  "7": say("7"),
  "8": say("8"),
  "9": say("9"),
});

export const textsEn: ProfileTexts<EnneaType, EnneaItemId> = {
  test: "Nine types",
  names: by((type) => `${toTypeLabel(type, "en")} (${typeNames.en[type]})`),
  shorts: by((type) => toTypeLabel(type, "en")),
  notes: {
    "1": "Type 1 measures how much faults catch your eye and how strict your own ruler is.",
    "2": "Type 2 measures how loud other people’s needs are and how faint your own.",
    "3": "Type 3 measures how much room results and other people’s eyes take up.",
    "4": "Type 4 measures how much feeling, lack and being unlike others matter.",
    "5": "Type 5 measures how much distance and understanding you need before you go in.",
    "6": "Type 6 measures how much you guard and look for something to rely on.",
    "7": "Type 7 measures the pull of what’s new and what else there might be.",
    "8": "Type 8 measures how much being in charge and showing no weakness matter.",
    "9": "Type 9 measures how far back you’ll put yourself to keep the peace.",
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

const label = (type: string): string => toTypeLabel(type as EnneaType, "en");

export const ownWordsEn: FactWording<EnneagramOwnFacts> = {
  wing: ({ type, wing, other, lead, isSure }) => ({
    label: "Wing",
    value: wing === null ? "Even" : wing,
    note: `Of the two types beside ${label(type)} on the circle, the higher is called its wing. ${wing === null ? "Yours score the same." : `Your ${wing} is ${toShown(lead)} above your ${other}, ${isSure ? "more than chance" : "which is within chance, so it’s a slight lean"}.`}`,
  }),
  center: ({ center, percent, rank }) => ({
    label: `The ${centerNames.en[center]} types`,
    value: `${toShown(percent)} · ${toOrdinal(rank)}`,
    note: `The nine fall into three groups: body for strength and ground, heart for how one looks to others, head for safety and plans. These three average ${toShown(percent)}.`,
  }),
};
