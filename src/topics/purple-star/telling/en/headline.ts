import { asksToPart } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { isStaying } from "../../../kit/hearing/choice.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { partings } from "../../../kit/telling/partings.ts";
import { toCapital, toInline } from "../../../kit/wording/capital.ts";
import { doings, mannerDoings } from "../../data/en/closing.ts";
import { heads } from "../../data/en/heads.ts";
import { annualTexts, decadeStars, decadeTexts } from "../../data/en/times.ts";
import { starMatters } from "../../data/en/transformed.ts";
import type { PalaceName } from "../../data/palaces.ts";
import { hardStars } from "../../data/stars.ts";
import { findPart, isField, isOfDecade } from "../find-part.ts";
import { type Lean, listGoodYears, type Reason, scorePalace, toLean, toReason, toYearPalace } from "../lean.ts";
import { type Field, palacesOf } from "../parts.ts";
import { toManner } from "../rules-closing.ts";
import type { PlateView } from "../view.ts";
import { branchSounds, palaceMatters, palaceNamesEn, the, toChange } from "./names.ts";
import { patternWords } from "./patterns.ts";
import { palaceTexts } from "./say-places.ts";

/** A clause: “Fortune sits on the Sun right there in Career”. */
const sayReason = (reason: Reason, at: PalaceName): string => {
  const { kind, star } = reason;
  const title = palaceNamesEn[at];
  if (kind === "transformed")
    return reason.which === "忌" ? `the Snag on ${the(star)} catches right in ${title}` : `${toChange(reason.which)} is on ${the(star)} right in ${title}`;
  if (kind === "seen")
    return reason.which === "忌"
      ? `the Snag on ${the(star)} tugs at ${title} from its square`
      : `${toChange(reason.which)} on ${the(star)} shines into ${title} from its square`;
  if (kind === "minor") return hardStars.includes(star) ? `${the(star)} in ${title} is what to go round` : `${the(star)} helps in ${title}`;
  if (kind === "dim") return `${the(star)} has little light in ${title}`;
  return kind === "bright" ? `${the(star)} is bright in ${title}` : `${the(star)} keeps ${title}`;
};

const opens: Record<Field, (head: string) => string> = {
  character: (head) => `You ${head}`,
  love: (head) => `What comes your way is ${head}`,
  work: (head) => `What suits you is ${head}`,
  money: (head) => `Yours is ${head}`,
  people: (head) => `Lean on ${head}`,
  health: (head) => `First thing for the body: ${head}`,
};
const ifs: Record<Field, (head: string) => string> = {
  character: (head) => `if you allow for this, that you ${head}`,
  love: (head) => `if it’s ${head}`,
  work: (head) => `if it’s ${head}`,
  money: (head) => `if it’s ${head}`,
  people: (head) => `if you turn to ${head}`,
  health: (head) => `if you do one thing: ${head}`,
};
const toStep = ({ palaces }: PlateView, field: Field): string => {
  const star = palaces[palacesOf[field][0]!].majors[0].name;
  return field === "people" || field === "health" ? mannerDoings[field][toManner(star)] : doings[field][star];
};
const verdicts: Record<Polarity, Record<Lean, string>> = {
  should: { yes: "Yes, you can", onlyIf: "Yes", notYet: "Not yet" },
  will: { yes: "It looks so", onlyIf: "It may", notYet: "Not in sight yet" },
  can: { yes: "Yes, it can be done", onlyIf: "Yes", notYet: "Not quite yet" },
  has: { yes: "Yes, there is", onlyIf: "Yes", notYet: "Not for now" },
  is: { yes: "By this plate, yes", onlyIf: "It can be so", notYet: "Not as it stands" },
};
const turned: Record<Lean, string> = { yes: "It doesn’t look so", onlyIf: "Hardly", notYet: "Be on your guard" };

const sayYesNo = (view: PlateView, question: Question, field: Field): string => {
  const { polarity, isDreaded } = question;
  const isParting = asksToPart(question);
  const name = palacesOf[field][0]!;
  const lean = toLean(view, field);
  const reason = sayReason(toReason(view, name, lean), name);
  const verdict = (isParting ? partings.en : isDreaded ? turned : verdicts[polarity])[lean];
  if (lean === "yes") return `${verdict}: ${reason}.`;
  if (lean === "notYet") return `${verdict}: ${reason}, so settle that first.`;
  return isDreaded || isParting
    ? `${verdict}, if you begin with this: ${toStep(view, field)}; ${reason}.`
    : `${verdict}, ${ifs[field](heads[field][view.palaces[name].majors[0].name])}; ${reason}.`;
};

const sayChoice = (view: PlateView, [one, other]: readonly [string, string], field: Field): string => {
  const isStay = [isStaying(one, "en"), isStaying(other, "en")];
  if (isStay[0] !== isStay[1]) {
    const moves = scorePalace(view, "迁移") > scorePalace(view, "田宅");
    const [stay, go] = isStay[0] ? [one, other] : [other, one];
    const [to, from] = moves ? [go, stay] : [stay, go];
    const name = moves ? "迁移" : "田宅";
    return `${toCapital(to)} rather than ${toInline(from)}: ${sayReason(toReason(view, name, "yes"), name)}, so ${moves ? "moving" : "staying"} has more behind it.`;
  }
  const kept = field === "character" ? "work" : field;
  return `A plate can’t tell “${one}” from “${other}” by name, but by kind it can: choose whichever is more like ${heads[kept][view.palaces[palacesOf[kept][0]!].majors[0].name]}.`;
};

const sayWhy = (view: PlateView, field: Field): string => {
  const name = palacesOf[field][0]!;
  const { palaces, cast } = view;
  const own = palaces[name];
  const snagged = [name, own.opposite].find((at) => palaces[at].transformed.includes("忌"));
  const star = cast.transformations.忌;
  if (snagged)
    return `Because the Snag is on ${the(star)} in ${palaceNamesEn[snagged]}: it catches on ${starMatters[star]}, ${snagged === name ? "and that’s the very palace you ask about" : `and strikes ${palaceNamesEn[name]} opposite`}.`;
  const [first] = palaceTexts[name][own.majors[0].name].split(/(?<=\.)\s/);
  const hard = own.hard.length > 0 ? ` beside ${own.hard.map(the).join(" and ")}` : "";
  return `Because of ${the(own.majors[0].name)}${hard} in ${palaceNamesEn[name]}: ${first!.replace(/\.$/, "")}.`;
};

const sayWhen = (view: PlateView, field: Field): string | null => {
  const name = palacesOf[field][0]!;
  const [first, second] = listGoodYears(view, name);
  return first && second
    ? `The openings in sight are ${first} and ${second}, when the year stands on your ${palaceNamesEn[name]} palace, faces it or brings it Fortune.`
    : null;
};

const sayWhole = (view: PlateView): string => {
  const [rarest] = view.patterns;
  if (rarest && rarest.percent < 10) {
    const { name, meaning } = patternWords[rarest.name];
    return `The rarest thing in your plate is “${name}”, in about ${rarest.percent} of a hundred: ${meaning}.`;
  }
  const { 禄: fortune, 忌: snag } = view.cast.transformations;
  const [to, from] = [view.palaceOf(fortune), view.palaceOf(snag)];
  return `No rare pattern here; what tells is Fortune on ${the(fortune)} in ${palaceNamesEn[to]} and the Snag on ${the(snag)} in ${palaceNamesEn[from]}: you ${heads.character[view.palaces.命宫.majors[0].name]}, with ${palaceMatters[to]} easy and ${palaceMatters[from]} to be worked at.`;
};

const sayYear = (view: PlateView, question: Question): string => {
  const { year } = view;
  if (!year) return sayWhole(view);
  if (isOfDecade(question) && year.decade && !year.decade.isChildhood) {
    const { palace, from, to } = year.decade;
    return `The years from ${from} to ${to} run in ${palaceNamesEn[palace]}: ${decadeTexts[palace]}, and the key is ${decadeStars[view.palaces[palace].majors[0].name]}.`;
  }
  const [to, from] = [view.palaceOf(year.transformations.禄), view.palaceOf(year.transformations.忌)];
  return `In ${year.year}, ${annualTexts[year.palace]}; ${to === from ? `${palaceMatters[to]} is easy and hard at once` : `ease lies in ${palaceMatters[to]}, friction in ${palaceMatters[from]}`}.`;
};

const yearVerdicts: Record<Lean, string> = {
  yes: "goes well enough to ask for a step more",
  onlyIf: "allows a good deal, if you pick your spots",
  notYet: "is for holding, with no large stakes",
};
const sayYearOf = (view: PlateView, field: Field): string => {
  const year = view.year!;
  const own = palacesOf[field][0]!;
  const name = toYearPalace(year, field);
  const lean = toLean(view, field);
  return `In ${year.year} ${palaceMatters[own]} ${yearVerdicts[lean]}: the year’s ${palaceNamesEn[own]} falls on your ${palaceNamesEn[name]}; ${sayReason(toReason(view, name, lean), name)}.`;
};

const saySchool = ({ cast: { variants, soulPalace } }: PlateView): string =>
  variants[0]
    ? `It may differ: here Self is in ${branchSounds[soulPalace]}, and by one other rule it’s in ${branchSounds[variants[0].soulPalace]}, a matter of hour, day or month.`
    : `No clock, day or leap-month rule moves your Self from ${branchSounds[soulPalace]}, so other apps should agree.`;

const sayField = (view: PlateView, question: Question, field: Field): string => {
  const { kind, options } = question;
  const name = palacesOf[field][0]!;
  const head = heads[field][view.palaces[name].majors[0].name];
  const reason = sayReason(toReason(view, name, toLean(view, field)), name);
  if (options) return sayChoice(view, options, field);
  if (kind === "when") return sayWhen(view, field) ?? `${opens[field](head)}; ${reason}.`;
  if (view.isYearAsked && view.year) return sayYearOf(view, field);
  if (kind === "yesNo") return sayYesNo(view, question, field);
  if (kind === "why") return sayWhy(view, field);
  if (kind === "how") return `Start with this: ${toStep(view, field)}; ${reason}.`;
  if (kind === "who" && field !== "love" && field !== "people")
    return `Go to ${heads.people[view.palaces.仆役.majors[0].name]}; the Patron, help in the open, is in your ${palaceNamesEn[view.palaceOf("天魁")]}.`;
  return `${opens[field](head)}; ${reason}.`;
};

/** One sentence that answers: by the care it needs, by its part, by its kind. */
export const toHeadline = (view: PlateView, question: Question): string => {
  const beyond = findBeyond(question);
  if (beyond === "body")
    return `No plate can judge an illness, so hear a doctor first; of habits it says this much: ${heads.health[view.palaces.疾厄.majors[0].name]}.`;
  if (beyond === "court")
    return `No plate can give the verdict, so show a lawyer the papers; of your own temper in it the plate says that you ${heads.character[view.palaces.命宫.majors[0].name]}.`;
  if (question.text === "") return sayWhole(view);
  const part = findPart(question);
  if (part === "school") return saySchool(view);
  if (isField(part)) return sayField(view, question, part);
  return part === "year" || question.kind === "open" ? sayYear(view, question) : sayField(view, question, "character");
};
