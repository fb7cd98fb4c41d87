import { toCapital, toLower } from "../../../../shared/capital.ts";
import { asksToPart, isOfFit, isOfMeasure } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { findChosen } from "../../../kit/hearing/choice.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { isSuspicion } from "../../../kit/hearing/suspicion.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import { partings } from "../../../kit/telling/partings.ts";
import { goes } from "../../data/body-places.ts";
import { familyHeads, reasons } from "../../data/en/answers.ts";
import { helpers, lightestTexts } from "../../data/en/bones.ts";
import { familyDoings } from "../../data/en/closing.ts";
import { partNames, seasonNames } from "../../data/en/places.ts";
import { doings, partHeads } from "../../data/en/themes.ts";
import { asksOfStretch, boneOf, type Field, fieldOf, findPart, isField, type Part } from "../parts.ts";
import { type BoneView, type HuangdiView, type Lean, toBestPhase, toLean, toOwnSeason } from "../view.ts";
import { boneNames, branchSounds, partMatters, toGivenText, toSeasonSpan, toShareText, toSound, toWeightText } from "./names.ts";
import { toBoneText, toSpan } from "./say.ts";

const head = headsOf("en");

const openings: Readonly<Record<Exclude<Field, "family">, string>> = { work: "What suits you is", love: "In love", money: "Your money is", inner: "You" };
const toHead = ({ cast, bones }: HuangdiView, field: Field): string =>
  field === "family" ? familyHeads[bones.year.level] : `${openings[field]} ${partHeads[field][cast.part]}`;

const levelClauses = {
  light: "is light, so you make up the rest",
  middle: "is neither light nor heavy, so it’s what you make of it",
  heavy: "holds the beam down",
} as const;
const levelShort = { light: "is light", middle: "is what you make of it", heavy: "holds the beam down" } as const;
const toReason = ({ cast, bones }: HuangdiView, field: Field): string => {
  const own = bones[boneOf[field]];
  return `${toCapital(toBoneText(own))} of ${toGivenText(cast, own.bone)} ${levelClauses[own.level]}.`;
};

const verdicts: Record<Lean, string> = { yes: "Yes", onlyIf: "Yes", notYet: "Not yet" };
const turned: Record<Lean, string> = { yes: "It doesn’t look so", onlyIf: "Hardly", notYet: "Be on your guard" };

/** Whether two suit each other is no leave to act. */
const fits: Record<Lean, string> = { yes: "Yes, it fits", onlyIf: "It fits", notYet: "Not quite yet" };

const toStep = ({ cast, heaviest }: HuangdiView, field: Field): string => (field === "family" ? familyDoings[heaviest.bone] : doings[field][cast.part]);
/** A step of two parts begins with its first; the close tells it whole. */
const toFirst = (step: string): string => step.split(/, |; | and /)[0]!;

const sayYesNo = (view: HuangdiView, question: Question, field: Field): Head => {
  const lean = toLean(view, field);
  const isParting = asksToPart(question);
  const verdict = (isParting ? partings.en : question.isDreaded ? turned : isOfFit(question) ? fits : verdicts)[lean];
  const reason = toReason(view, field);
  const own = view.bones[boneOf[field]];
  if (lean === "onlyIf" && !isParting) {
    const step = toStep(view, field);
    return head([`${verdict}, if you ${step}.`, reason], [`${verdict}, if you ${toFirst(step)}.`, reason]);
  }
  const rest = [
    reason,
    ...(view.year ? [`${toCapital(toBoneText(view.year.phase))} has ${view.year.year}.`] : []),
    ...(lean === "notYet" ? ["Mend that end first."] : []),
  ].join(" ");
  return head([`${verdict}: ${toBoneText(own)} ${levelShort[own.level]}.`, rest], [`${verdict}: it’s in ${toBoneText(own)}.`, rest], [`${verdict}.`, rest]);
};

const sayWhen = (view: HuangdiView, part: Part): Head => {
  const best = toBestPhase(view);
  const season = toOwnSeason(view);
  const near = season ? ` Your own season is ${season.isNow ? "on now" : `${seasonNames[view.cast.season]} ${season.year}`}.` : "";
  const isNow = best.bone === view.year?.phase.bone;
  const rest = isNow ? `That’s ${toBoneText(best)}, and nothing heavier follows.${near}` : `That’s on ${toBoneText(best)}, heavier than now.${near}`;
  const when = `${isNow ? "it’s now," : "look to"} ${toSpan(best)}.`;
  return head([`For ${partMatters[part]} ${when}`, rest], [toCapital(when), rest]);
};

const sayChoice = (view: HuangdiView, question: Question): Head => {
  const { cast } = view;
  const found = findChosen(question, goes[cast.part] ? 1 : -1);
  if (!found) return head(`Either will do; take ${partHeads.work[cast.part]}.`);
  const [better, other] = goes[cast.part] ? ["moving", "staying"] : ["staying", "moving"];
  const why = `on the ${partNames[cast.part]}, ${better} comes easier`;
  const rest = `You were born there, where ${better} comes easier than ${other}${view.year ? `, and these years are on ${toBoneText(view.year.phase)}.` : `. ${toReason(view, "work")}`}`;
  return head([`${toCapital(found.chosen)}: ${why}.`, rest], [`Take the ${found.chosen === question.options?.[0] ? "first" : "second"}: ${why}.`, rest]);
};

const sayYearOf = (view: HuangdiView, field: Field): Head => {
  const { year, age, phase } = view.year!;
  const word = { yes: "moves, so ask for one step more", onlyIf: "goes, if you pick your jobs", notYet: "is for holding, not for big stakes" }[
    toLean(view, field)
  ];
  return head([`In ${year} ${partMatters[field]} ${word}.`, `At a nominal ${age} you’re on ${toBoneText(phase)}. ${toReason(view, field)}`]);
};

/** What that is like, how many weigh the same, and which end is heavy, is told in the lead. */
const whole = ({ cast }: HuangdiView): Head => {
  const place = `n the Yellow Emperor’s ${partNames[cast.part]}, with ${toWeightText(cast.boneWeight.total)} of bone.`;
  return head(`Born o${place}`, `O${place}`);
};

const sayAges = (view: HuangdiView): Head => {
  if (!view.year) return whole(view);
  const { year, age, phase, next } = view.year;
  const before = view.bones.day;
  const turn = next
    ? `${next.startYear} goes over to ${toBoneText(next)}, ${next.weight > phase.weight ? "upward" : next.weight < phase.weight ? "lighter" : "level"}`
    : `the stretch before was ${toBoneText(before)}, so it ${phase.weight > before.weight ? "grows heavier with age" : "asks for less from here"}`;
  const pace = { light: "travelling light, so stake little", middle: "on the level, so mend what’s short", heavy: "carried along, so ask" }[phase.level];
  return head([`In ${year} you’re ${pace}.`, `At a nominal ${age} you’re on ${toBoneText(phase)}; ${turn}.`]);
};

const sayBone = ({ cast, share, heaviest, lightest }: HuangdiView, question: Question): Head =>
  question.kind === "how" && !isOfMeasure(question)
    ? head([`Begin with ${toBoneText(lightest)}, the lightest of four.`, `${toCapital(lightestTexts[lightest.bone])}.`])
    : head([
        `Your bones weigh ${toWeightText(cast.boneWeight.total)}, ${toShareText(share.same, share.all)}.`,
        `Heaviest is ${toBoneText(heaviest)}, lightest ${toBoneText(lightest)}.`,
      ]);

const saySchool = ({ cast: { otherSeason, variants, part } }: HuangdiView): Head => {
  if (otherSeason)
    return head([
      `It does change, from the ${partNames[part]} to the ${partNames[otherSeason.part]}.`,
      "That’s by the other way of dividing seasons; the bones stay.",
    ]);
  const [other] = variants;
  if (!other) return head([`No: by month or by term you’re on the ${partNames[part]}.`, "You’re well inside the hour, so other tables should agree."]);
  const rest = "Another clock, another day’s start or a few minutes would do it.";
  const bones = `the bones come to ${toWeightText(other.total)}`;
  return other.part === part
    ? head([`It may change: ${bones}.`, `${rest} The place stays the ${partNames[part]}.`])
    : head([`It may change, from the ${partNames[part]} to the ${partNames[other.part]}.`, `${rest} Then ${bones}.`]);
};

const sayField = (view: HuangdiView, question: Question, field: Field): Head => {
  const { kind, options } = question;
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, field);
  const reason = toReason(view, field);
  if (isSuspicion(question)) return head(["Bones can’t weigh what someone hides, so ask them.", `What they weigh is you. ${reason}`]);
  if (kind === "why") return head([`Because ${reasons[field][view.bones[boneOf[field]].level]}.`, reason]);
  if (kind === "how" && !isOfMeasure(question)) {
    const step = toStep(view, field);
    return head(`Start here: ${step}.`, `${toCapital(step)}.`, `Start here: ${toFirst(step)}.`);
  }
  if (view.isYearAsked && view.year) return sayYearOf(view, field);
  if (kind === "yesNo") return sayYesNo(view, question, field);
  if (kind === "who") {
    const helper = `Go to ${helpers[view.heaviest.bone]}`;
    const why = `${toBoneText(view.heaviest)} weighs most`;
    return head(`${helper}: ${why}.`, [`${helper}.`, `Of the four, ${why}.`]);
  }
  return head([`${toHead(view, field)}.`, reason]);
};

const byPart = (view: HuangdiView, question: Question, part: Part | null): Head => {
  const { kind, options, text } = question;
  const { cast } = view;
  const beyond = findBeyond(question);
  const inner = toHead(view, "inner");
  if (beyond === "body") return head([`Ask your doctor; ${toLower(inner)}.`, "No scale weighs an illness; these bones speak of temper alone."]);
  if (beyond === "court") return head([`Ask a lawyer; ${toLower(inner)}.`, "No scale weighs a verdict; these bones speak of your temper in it."]);
  if (part === null) return text === "" || kind === "open" ? whole(view) : sayField(view, question, "work");
  if (part === "school") return saySchool(view);
  if (isField(part)) return sayField(view, question, part);
  if (kind === "when" || (part === "ages" && asksOfStretch(question))) return sayWhen(view, part);
  if (options) return sayChoice(view, question);
  if (part === "ages") return kind === "yesNo" ? sayYesNo(view, question, fieldOf[view.year?.phase.bone ?? "day"]) : sayAges(view);
  if (part === "bone") return sayBone(view, question);
  const place = `the Yellow Emperor’s ${partNames[cast.part]}`;
  return head([
    `${inner}.`,
    `${toCapital(seasonNames[cast.season])} in the ${branchSounds[cast.hourBranch]} hour falls on ${place}, with bones of ${toWeightText(cast.boneWeight.total)}.`,
  ]);
};

/** How much the bone of a field weighs is told where the lead looks at it. */
export const toHeadline = (view: HuangdiView, question: Question): Head => {
  const part = findPart(question);
  const told = byPart(view, question, part);
  if (!isField(part)) return told;
  const rest = told.rest?.replace(toReason(view, part), "").trim();
  return { headline: told.headline, ...(rest && { rest }) };
};

/** What the answer stands on: how the four were weighed, and the bone in question. */
export const toLead = (view: HuangdiView, question: Question): Claim => {
  const { cast, bones } = view;
  const part = findPart(question);
  const weights = Object.values(bones).map((bone) => `${toGivenText(cast, bone.bone)} ${toWeightText(bone.weight)}`);
  const own: BoneView = isField(part) ? bones[boneOf[part]] : view.heaviest;
  return {
    text: `By the season verse ${toSeasonSpan(cast.seasonRule, cast.season)} are ${seasonNames[cast.season]}, whose ${branchSounds[cast.hourBranch]} hour falls on the Yellow Emperor’s ${partNames[cast.part]}; by bone weight, ${weights.join(", ")}, ${toWeightText(cast.boneWeight.total)} in all${part === null ? `, ${toShareText(view.share.same, view.share.all)}, its heavy end the ${boneNames[own.bone]}` : ""}.${isField(part) ? ` For ${partMatters[part]} look at ${toBoneText(own)}, ${Math.round((own.weight / cast.boneWeight.total) * 100)}% of the whole: it ${levelShort[own.level]}.` : ""}`,
    facts: ["place", "season", "total", ...Object.keys(bones).map((bone) => `bone.${bone}`)],
  };
};

/** What is said under the headline of a follow-up, another side each time. */
const details: readonly ((view: HuangdiView, own: BoneView) => string)[] = [
  ({ cast }, own) => `That’s ${toBoneText(own)} of ${toGivenText(cast, own.bone)}, which rules ${toSpan(own)}.`,
  ({ cast, heaviest }, own) =>
    own === heaviest
      ? `${toCapital(toBoneText(own))} is already the heaviest of four, and the other three make ${toWeightText(cast.boneWeight.total - own.weight)}.`
      : `${toCapital(toBoneText(own))} is ${toWeightText(heaviest.weight - own.weight)} short of the heaviest, ${toBoneText(heaviest)}.`,
  ({ cast, lightest }, own) =>
    own === lightest
      ? `${toCapital(toBoneText(own))} is the lightest of the four, and someone on the ${partNames[cast.part]} leaks there.`
      : `Beside the lightest, ${toBoneText(lightest)}, ${toBoneText(own)} has ${toWeightText(own.weight - lightest.weight)} more, and you still stand on the ${partNames[cast.part]}.`,
];
/** A further follow-up adds one thing more. */
const furthers: readonly ((view: HuangdiView, own: BoneView) => string)[] = [
  () => "",
  (_, own) => ` The ${boneNames[own.bone]} rules ${toSpan(own)}.`,
  ({ cast }) => ` The place is the ${partNames[cast.part]} in ${seasonNames[cast.season]}.`,
];

export const toAnswer = (view: HuangdiView, asked: Question, part: Part, turn: number): Claim & Head => {
  const own = isField(part) ? view.bones[boneOf[part]] : (view.year?.phase ?? view.heaviest);
  const side = turn % details.length;
  return {
    ...byPart(view, asked, part),
    text: `${details[side]!(view, own)}${furthers[side]!(view, own)}`,
    facts: [`bone.${own.bone}`, `phase.${own.bone}`, "place", "total"],
  };
};

const pool: readonly (readonly [Part, (view: HuangdiView) => string])[] = [
  ["work", ({ cast }) => `What kind of work suits someone on the ${partNames[cast.part]}?`],
  ["ages", () => "Which stretch of my life is the best?"],
  ["love", ({ bones }) => `With ${toWeightText(bones.day.weight)} for the day, what should I mind in love?`],
  ["money", ({ bones }) => `With ${toWeightText(bones.hour.weight)} for the hour, will money stay?`],
  ["family", ({ cast }) => `What does a ${toSound(cast.year)} year bone say of my family?`],
  ["bone", ({ lightest }) => `My lightest bone is the ${lightest.bone}’s: how do I make up for it?`],
  ["inner", () => "What does my day bone say when I’m troubled?"],
  ["school", () => "Would the solar terms change my place?"],
  ["ages", ({ cast }) => (cast.present ? `Which stretch is ${cast.present.year + 1} in?` : "How does later life go?")],
];

export const toFollowUps = (view: HuangdiView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const open = pool
    .filter(([one]) => one !== part)
    .map(([, say]) => say(view))
    .filter((text) => text !== asked.text);
  return [0, 1, 2].map((at) => open[(turn * 3 + at) % open.length]!);
};

export const summarise = ({ season, part, boneWeight }: HuangdiView["cast"]): string =>
  `${toCapital(seasonNames[season])}, on the ${partNames[part]}, ${toWeightText(boneWeight.total)}`;
