import { asksToPart, isOfFit, isOfMeasure } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { findChosen } from "../../../kit/hearing/choice.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { isSuspicion } from "../../../kit/hearing/suspicion.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import { partings } from "../../../kit/telling/partings.ts";
import { toCapital } from "../../../kit/wording/capital.ts";
import { goes } from "../../data/body-places.ts";
import { familyHeads, reasons } from "../../data/en/answers.ts";
import { helpers, lightestTexts } from "../../data/en/bones.ts";
import { familyDoings } from "../../data/en/closing.ts";
import { partNames, seasonNames } from "../../data/en/places.ts";
import { doings, partHeads } from "../../data/en/themes.ts";
import { totalTexts } from "../../data/en/totals.ts";
import { asksOfStretch, boneOf, type Field, fieldOf, findPart, isField, type Part } from "../parts.ts";
import { type BoneView, type HuangdiView, type Lean, toBestPhase, toLean, toOwnSeason } from "../view.ts";
import { boneNames, branchSounds, partMatters, toGivenText, toSeasonSpan, toShareText, toSound, toWeightText } from "./names.ts";
import { toBoneText, toSpan } from "./say.ts";

const openings: Readonly<Record<Exclude<Field, "family">, string>> = { work: "What suits you is", love: "In love", money: "Your money is", inner: "You" };
const toHead = ({ cast, bones }: HuangdiView, field: Field): string =>
  field === "family" ? familyHeads[bones.year.level] : `${openings[field]} ${partHeads[field][cast.part]}`;

const levelClauses = {
  light: "is light, so you make up the rest",
  middle: "is neither light nor heavy, so it’s what you make of it",
  heavy: "holds the beam down",
} as const;
const toReason = ({ cast, bones }: HuangdiView, field: Field): string => {
  const own = bones[boneOf[field]];
  return `${toBoneText(own)} of ${toGivenText(cast, own.bone)} ${levelClauses[own.level]}`;
};

const verdicts: Record<Lean, string> = { yes: "Yes", onlyIf: "Yes, on one condition", notYet: "Not yet" };
const turned: Record<Lean, string> = { yes: "It doesn’t look so", onlyIf: "Hardly, on one condition", notYet: "Be on your guard" };

/** Whether two suit each other is no leave to act. */
const fits: Record<Lean, string> = { yes: "Yes, it fits", onlyIf: "It fits, on one condition", notYet: "Not quite yet" };

const toStep = ({ cast, heaviest }: HuangdiView, field: Field): string => (field === "family" ? familyDoings[heaviest.bone] : doings[field][cast.part]);

const sayYesNo = (view: HuangdiView, question: Question, field: Field): string => {
  const lean = toLean(view, field);
  const verdict = (asksToPart(question) ? partings.en : question.isDreaded ? turned : isOfFit(question) ? fits : verdicts)[lean];
  const now = view.year ? `, and ${view.year.year} is on ${toBoneText(view.year.phase)}` : "";
  if (lean === "yes") return `${verdict}: ${toReason(view, field)}${now}`;
  return lean === "onlyIf" ? `${verdict}: ${toStep(view, field)}; ${toReason(view, field)}` : `${verdict}: ${toReason(view, field)}${now}; mend that end first`;
};

const sayWhen = (view: HuangdiView, part: Part): string => {
  const best = toBestPhase(view);
  const season = toOwnSeason(view);
  const near = season
    ? `; nearer, your own season is ${season.isNow ? "on now" : `${seasonNames[view.cast.season]} ${season.year}`} (${toSeasonSpan(view.cast.seasonRule, view.cast.season)})`
    : "";
  return best.bone === view.year?.phase.bone
    ? `For ${partMatters[part]} it’s now, ${toSpan(best)}; that’s ${toBoneText(best)}, and nothing heavier follows${near}`
    : `For ${partMatters[part]} look to ${toSpan(best)}; that’s on ${toBoneText(best)}, heavier than now${near}`;
};

const sayChoice = (view: HuangdiView, question: Question): string => {
  const { cast } = view;
  const found = findChosen(question, goes[cast.part] ? 1 : -1);
  return found
    ? `${toCapital(found.chosen)}: you were born on the ${partNames[cast.part]}, where ${goes[cast.part] ? "moving comes easier than staying" : "staying comes easier than moving"}, and ${view.year ? `these years are on ${toBoneText(view.year.phase)}` : toReason(view, "work")}`
    : `Either will do; take the one that is ${partHeads.work[cast.part]}`;
};

const sayYearOf = (view: HuangdiView, field: Field): string => {
  const { year, age, phase } = view.year!;
  const word = { yes: "moves, and you can ask for one step more", onlyIf: "goes, if you pick what to take on", notYet: "is for holding, not for big stakes" }[
    toLean(view, field)
  ];
  return `In ${year} ${partMatters[field]} ${word}: at a nominal ${age} you’re on ${toBoneText(phase)}, and ${toReason(view, field)}`;
};

const whole = ({ cast, share, heaviest }: HuangdiView): string => {
  const [thing] = totalTexts[cast.boneWeight.total]!;
  return `Born on the Yellow Emperor’s ${partNames[cast.part]}, with ${toWeightText(cast.boneWeight.total)} of bone; that’s ${toShareText(share.same, share.all)}, like ${thing}, and the heavy end is the ${boneNames[heaviest.bone]}`;
};

const sayAges = (view: HuangdiView): string => {
  if (!view.year) return whole(view);
  const { year, age, phase, next } = view.year;
  const before = view.bones.day;
  const turn = next
    ? `; ${next.startYear} goes over to ${toBoneText(next)}, ${next.weight > phase.weight ? "upward" : next.weight < phase.weight ? "lighter" : "level"}`
    : `; the stretch before was ${toBoneText(before)}, so it ${phase.weight > before.weight ? "grows heavier with age" : "asks for less from here"}`;
  return `In ${year} you’re ${{ light: "travelling light, so stake little", middle: "on the level, so mend what’s short", heavy: "carried along, so ask" }[phase.level]}; at a nominal ${age} you’re on ${toBoneText(phase)}${turn}`;
};

const sayBone = (view: HuangdiView, question: Question): string =>
  question.kind === "how" && !isOfMeasure(question)
    ? `Begin with ${toBoneText(view.lightest)}, the lightest of four: ${lightestTexts[view.lightest.bone]}`
    : `Your bones weigh ${toWeightText(view.cast.boneWeight.total)}, ${toShareText(view.share.same, view.share.all)}: heaviest ${toBoneText(view.heaviest)}, lightest ${toBoneText(view.lightest)}`;

const saySchool = ({ cast: { otherSeason, variants, part } }: HuangdiView): string => {
  if (otherSeason)
    return `It does change: here you’re on the ${partNames[part]}, and the other way of dividing seasons puts you on the ${partNames[otherSeason.part]}; the bones stay`;
  return variants[0]
    ? `It may change: another clock, another day’s start or a few minutes ${variants[0].part === part ? `leave you on the ${partNames[part]}` : `take you from the ${partNames[part]} to the ${partNames[variants[0].part]}`} and put the bones at ${toWeightText(variants[0].total)}`
    : `By lunar month or by solar term you’re on the ${partNames[part]}, well inside the hour, so other tables should agree`;
};

/** A step of two parts begins with its first. */
const toFirstStep = (step: string): string => {
  const second = step.lastIndexOf(" and ");
  return fittingHeadline("en", [`Start here: ${step}.`, `${toCapital(step)}.`, ...(second > 0 ? [`${toCapital(step.slice(0, second))}.`] : [])]).slice(0, -1);
};

const sayField = (view: HuangdiView, question: Question, field: Field): string => {
  const { kind, options } = question;
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, field);
  if (isSuspicion(question)) return `Bones can’t weigh what someone hides, so ask them; what they weigh is you: ${toReason(view, field)}`;
  if (kind === "why") return `It’s in ${toBoneText(view.bones[boneOf[field]])}; ${reasons[field][view.bones[boneOf[field]].level]}`;
  if (kind === "how" && !isOfMeasure(question)) return toFirstStep(toStep(view, field));
  if (view.isYearAsked && view.year) return sayYearOf(view, field);
  if (kind === "yesNo") return sayYesNo(view, question, field);
  if (kind === "who") return `Go to ${helpers[view.heaviest.bone]}: of the four ${toBoneText(view.heaviest)} weighs most`;
  return `${toHead(view, field)}; ${toReason(view, field)}`;
};

const byPart = (view: HuangdiView, question: Question, part: Part | null): string => {
  const { kind, options, text } = question;
  const beyond = findBeyond(question);
  if (beyond === "body")
    return `No scale weighs an illness, so ask your doctor; these bones speak of temper alone: ${toHead(view, "inner").replace("You", "you")}`;
  if (beyond === "court")
    return `No scale weighs a verdict, so show a lawyer the papers; these bones speak of your temper in it: ${toHead(view, "inner").replace("You", "you")}`;
  if (part === null) return text === "" || kind === "open" ? whole(view) : sayField(view, question, "work");
  if (part === "school") return saySchool(view);
  if (isField(part)) return sayField(view, question, part);
  if (kind === "when" || (part === "ages" && asksOfStretch(question))) return sayWhen(view, part);
  if (options) return sayChoice(view, question);
  if (part === "ages") return kind === "yesNo" ? sayYesNo(view, question, fieldOf[view.year?.phase.bone ?? "day"]) : sayAges(view);
  return part === "bone"
    ? sayBone(view, question)
    : `${toHead(view, "inner")}: ${seasonNames[view.cast.season]} in the ${branchSounds[view.cast.hourBranch]} hour falls on the Yellow Emperor’s ${partNames[view.cast.part]}, with bones of ${toWeightText(view.cast.boneWeight.total)}`;
};

export const toHeadline = (view: HuangdiView, question: Question): string => `${toCapital(byPart(view, question, findPart(question)))}.`;

/** What the answer stands on: how the four were weighed, and the bone in question. */
export const toLead = (view: HuangdiView, question: Question): Claim => {
  const { cast, bones } = view;
  const part = findPart(question);
  const weights = Object.values(bones).map((bone) => `${toGivenText(cast, bone.bone)} ${toWeightText(bone.weight)}`);
  const own: BoneView = isField(part) ? bones[boneOf[part]] : view.heaviest;
  return {
    text: `The season verse goes by season and hour: ${toSeasonSpan(cast.seasonRule, cast.season)} are ${seasonNames[cast.season]}, and its ${branchSounds[cast.hourBranch]} hour falls on the Yellow Emperor’s ${partNames[cast.part]}; bone weight adds what year, month, day and hour weigh: ${weights.join(", ")}, ${toWeightText(cast.boneWeight.total)} in all.${isField(part) ? ` For ${partMatters[part]} look first at ${toBoneText(own)}, ${Math.round((own.weight / cast.boneWeight.total) * 100)}% of the whole.` : ""}`,
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
const tails: readonly ((view: HuangdiView, own: BoneView) => string)[] = [
  () => "",
  (_, own) => `; the ${boneNames[own.bone]} rules ${toSpan(own)}`,
  ({ cast }) => `; the place is the ${partNames[cast.part]} in ${seasonNames[cast.season]}`,
];

export const toAnswer = (view: HuangdiView, asked: Question, part: Part, turn: number): Claim & { headline: string } => {
  const own = isField(part) ? view.bones[boneOf[part]] : (view.year?.phase ?? view.heaviest);
  const side = turn % details.length;
  return {
    headline: `${toCapital(byPart(view, asked, part))}${tails[side]!(view, own)}.`,
    text: details[side]!(view, own),
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
