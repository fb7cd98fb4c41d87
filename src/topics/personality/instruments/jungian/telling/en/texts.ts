import type { FactWording } from "../../../../../kit/fact.ts";
import type { ProfileTexts } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { statementsEn } from "../../items.en.ts";
import type { JungFunction, JungItemId } from "../../items.ts";
import { functionNames } from "../../names.ts";
import type { JungianOwnFacts } from "../jungian-facts.ts";
import { againstEn, doingEn, watchingEn } from "./closing.ts";
import { costsEn, doesEn, doesTooEn, headsEn } from "./does.ts";
import { loudEn } from "./loud.ts";
import { lowEn, secondEn } from "./second.ts";

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

export const textsEn: ProfileTexts<JungFunction, JungItemId> = {
  test: "Eight functions",
  names: by((one) => `${functionNames.en[one]} (${one})`),
  shorts: by((one) => one),
  notes: {
    Ne: "Ne measures how many other things you see in a thing.",
    Ni: "Ni measures how far you carry a picture of what’s to come.",
    Se: "Se measures how fully you take in what’s there and how fast you act on it.",
    Si: "Si measures how solidly you keep what was and lean on it.",
    Te: "Te measures the drive to set things in order and get them done.",
    Ti: "Ti measures the need to reason a thing out for yourself.",
    Fe: "Fe measures how much of a room’s mood you take in and tend.",
    Fi: "Fi measures how clear your own inner line is.",
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

export const ownWordsEn: FactWording<JungianOwnFacts> = {
  stack: ({ dominant, auxiliary, tertiary, inferior, code, second }) => ({
    label: "Classical order",
    value: `${dominant}–${auxiliary}–${tertiary}–${inferior}`,
    note: `The highest, ${dominant}, leads. Beside it belongs one of the other kind and the other direction; of the two that qualify your ${auxiliary} is higher. The last two are the far poles of these. In four letters it’s written ${code}. What came second in fact is ${second}.`,
  }),
  pattern: ({ held, isSecondAuxiliary, isInferiorLow, isAuxiliaryOverTertiary }) => ({
    label: "Against the old pattern",
    value: `${held} of 3 hold`,
    note: `It claims that the second is the one that belongs there (${isSecondAuxiliary ? "holds" : "doesn’t"}), that the far pole of the first is among the last four (${isInferiorLow ? "holds" : "doesn’t"}), and that the second place outranks the third (${isAuxiliaryOverTertiary ? "holds" : "doesn’t"}).`,
  }),
  attitude: ({ outward, inward }) => ({
    label: "Outward and inward",
    value: `${toShown(outward)} / ${toShown(inward)}`,
    note: `Ne, Se, Te and Fe average ${toShown(outward)}; Ni, Si, Ti and Fi ${toShown(inward)}.`,
  }),
};
