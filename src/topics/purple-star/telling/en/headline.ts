import { toCapital, toInline } from "../../../../shared/capital.ts";
import { asksToPart } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { isStaying } from "../../../kit/hearing/choice.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { type Head, headsOf, type Wording } from "../../../kit/telling/head.ts";
import { partings } from "../../../kit/telling/partings.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { doings, mannerDoings } from "../../data/en/closing.ts";
import { briefHeads, heads } from "../../data/en/heads.ts";
import { annualTexts, decadeStars, decadeTexts } from "../../data/en/times.ts";
import { starMatters } from "../../data/en/transformed.ts";
import type { PalaceName } from "../../data/palaces.ts";
import { hardStars } from "../../data/stars.ts";
import { findPart, isField, isOfDecade } from "../find-part.ts";
import { type Lean, listGoodYears, type Reason, scorePalace, toLean, toReason, toYearPalace } from "../lean.ts";
import { type Field, palacesOf } from "../parts.ts";
import { toManner } from "../rules-closing.ts";
import { vary } from "../vary.ts";
import type { MajorStar, PlateView } from "../view.ts";
import { branchSounds, briefMatters, palaceNamesEn, the, transformationNames } from "./names.ts";
import { patternWords, toShare } from "./patterns.ts";
import { palaceTexts } from "./say-places.ts";

const head = headsOf("en");

/** A clause: “the Wolf’s Fortune shines on Career”. */
const sayReason = (reason: Reason, at: PalaceName): string => {
  const { kind, star } = reason;
  const title = palaceNamesEn[at];
  if (kind === "transformed")
    return `${the(star)}’s ${reason.which === "忌" ? "Snag catches" : `${transformationNames[reason.which]} is right there`} in ${title}`;
  if (kind === "seen") return `${the(star)}’s ${transformationNames[reason.which]} ${reason.which === "忌" ? "tugs at" : "shines on"} ${title}`;
  if (kind === "minor") return hardStars.includes(star) ? `go round ${the(star)} in ${title}` : `${the(star)} helps in ${title}`;
  if (kind === "dim") return `${the(star)} is dim in ${title}`;
  return kind === "bright" ? `${the(star)} is bright in ${title}` : `${the(star)} keeps ${title}`;
};
/** The same without the star that was changed: “Fortune shines on Career”. */
const sayBare = (reason: Reason, at: PalaceName): string => {
  const { kind } = reason;
  if (kind !== "transformed" && kind !== "seen") return sayReason(reason, at);
  const title = palaceNamesEn[at];
  if (reason.which === "忌") return `the Snag ${kind === "seen" ? "tugs at" : "catches in"} ${title}`;
  return `${transformationNames[reason.which]} ${kind === "seen" ? "shines on" : "is in"} ${title}`;
};
const toSentence = (clause: string): string => `${toCapital(clause)}.`;
/** A headline that closes with its reason: with the star, else without it. */
const endWith = (opening: string, reason: Reason, at: PalaceName, rest = ""): [Wording, Wording] => {
  const full = sayReason(reason, at);
  return [
    [`${opening}: ${full}.`, rest],
    [`${opening}: ${sayBare(reason, at)}.`, [toSentence(full), ...(rest ? [rest] : [])].join(" ")],
  ];
};
const toMajor = ({ palaces }: PlateView, name: PalaceName): MajorStar => palaces[name].majors[0].name;
const toBrief = (field: Field, star: MajorStar): string =>
  briefHeads[field][star] ?? (field === "love" ? heads.love[star].split(", ")[0]! : heads[field][star]);
/** “The Sun keeps Career, beside the Ram.” */
const saySeat = (view: PlateView, name: PalaceName): string => {
  const { isBorrowed, hard } = view.palaces[name];
  const beside = hard.length > 0 ? `, ${isBorrowed ? "which has only" : "beside"} ${listAnd(hard.map(the))}` : "";
  return toSentence(`${the(toMajor(view, name))} ${isBorrowed ? "is lent to" : "keeps"} ${palaceNamesEn[name]}${beside}`);
};

const opens: Record<Field, (clause: string) => string> = {
  character: (clause) => `You ${clause}`,
  love: (clause) => `What comes your way is ${clause}`,
  work: (clause) => `What suits you is ${clause}`,
  money: (clause) => `Yours is ${clause}`,
  people: (clause) => `Lean on ${clause}`,
  health: (clause) => `First, ${clause}`,
};
const ifs: Record<Field, (clause: string) => string> = {
  character: (clause) => `though you ${clause}`,
  love: (clause) => `if it’s ${clause}`,
  work: (clause) => `if it’s ${clause}`,
  money: (clause) => `if it’s ${clause}`,
  people: (clause) => `if you turn to ${clause}`,
  health: (clause) => `if you ${clause}`,
};
const becauses: Record<Field, (clause: string) => string> = {
  character: (clause) => `you ${clause}`,
  love: (clause) => `what comes your way is ${clause}`,
  work: (clause) => `you’re made for ${clause}`,
  money: (clause) => `yours is ${clause}`,
  people: (clause) => `you lean on ${clause}`,
  health: (clause) => `you’ve yet to ${clause}`,
};
const toStep = (view: PlateView, field: Field): string => {
  const star = toMajor(view, palacesOf[field][0]!);
  return field === "people" || field === "health" ? mannerDoings[field][toManner(star)] : doings[field][star];
};
const verdicts: Record<Polarity, Record<Lean, string>> = {
  should: { yes: "Yes, you can", onlyIf: "Yes", notYet: "Not yet" },
  will: { yes: "It looks so", onlyIf: "It may", notYet: "Not in sight yet" },
  can: { yes: "Yes, it can be done", onlyIf: "Yes", notYet: "Not quite yet" },
  has: { yes: "Yes, there is", onlyIf: "Yes", notYet: "Not for now" },
  is: { yes: "By this plate, yes", onlyIf: "It can be", notYet: "Not as it stands" },
};
const turned: Record<Lean, string> = { yes: "It doesn’t look so", onlyIf: "Hardly", notYet: "Be on your guard" };

const sayYesNo = (view: PlateView, question: Question, field: Field): Head => {
  const { polarity, isDreaded } = question;
  const isParting = asksToPart(question);
  const name = palacesOf[field][0]!;
  const lean = toLean(view, field);
  const reason = toReason(view, name, lean);
  const verdict = (isParting ? partings.en : isDreaded ? turned : verdicts[polarity])[lean];
  if (isParting && lean === "notYet") return head(...endWith("You may", reason, name, "Make your own ground ready first."));
  if (isParting && lean === "onlyIf") return head(...endWith(verdict, reason, name, `Before it, ${toStep(view, field)}.`));
  if (lean === "yes") return head(...endWith(verdict, reason, name));
  if (lean === "notYet") return head(...endWith(verdict, reason, name, reason.kind === "minor" ? "" : "Settle that first."));
  const why = toSentence(sayReason(reason, name));
  if (isDreaded) return head([`${verdict}, but ${toStep(view, field)}.`, why]);
  if (polarity !== "should") {
    const first = `Begin with this: ${toStep(view, field)}.`;
    return reason.kind === "plain" ? head([`${verdict}: ${sayReason(reason, name)}.`, first]) : head([`${verdict}, but ${sayReason(reason, name)}.`, first]);
  }
  const star = toMajor(view, name);
  const condition = `${verdict}, ${ifs[field](heads[field][star])}`;
  return head(
    `${condition}; ${sayReason(reason, name)}.`,
    [`${condition}.`, why],
    [`${verdict}, ${ifs[field](toBrief(field, star))}.`, `${opens[field](heads[field][star])}. ${why}`],
  );
};

const sayChoice = (view: PlateView, [one, other]: readonly [string, string], field: Field): Head => {
  const isStay = [isStaying(one, "en"), isStaying(other, "en")];
  if (isStay[0] !== isStay[1]) {
    const moves = scorePalace(view, "迁移") > scorePalace(view, "田宅");
    const [stay, go] = isStay[0] ? [one, other] : [other, one];
    const [to, from] = moves ? [go, stay] : [stay, go];
    const name = moves ? "迁移" : "田宅";
    const reason = toReason(view, name, "yes");
    const rather = `${toCapital(to)} rather than ${toInline(from)}`;
    const stronger = `${moves ? "Moving" : "Staying"} has more behind it.`;
    return head(
      ...endWith(rather, reason, name, stronger),
      ...endWith(toCapital(to), reason, name, stronger),
      ...endWith(moves ? "Go rather than stay" : "Stay rather than go", reason, name, `${rather}.`),
    );
  }
  const kept = field === "character" ? "work" : field;
  const name = palacesOf[kept][0]!;
  const star = toMajor(view, name);
  const more = kept === "health" ? `Choose the one that lets you ${toBrief(kept, star)}.` : `Choose what’s more like ${toBrief(kept, star)}.`;
  return head([more, `A plate can’t tell “${one}” from “${other}” by name, but by kind it can. ${saySeat(view, name)}`]);
};

const sayWhy = (view: PlateView, field: Field): Head => {
  const name = palacesOf[field][0]!;
  const { palaces, cast } = view;
  const own = palaces[name];
  const snag = cast.transformations.忌;
  const title = palaceNamesEn[name];
  const matter = starMatters[snag];
  if (own.transformed.includes("忌"))
    return head(
      [`Because the Snag in ${title} catches on ${matter}.`, `It’s on ${the(snag)}, in the very palace you ask about.`],
      [`Because ${the(snag)}’s Snag catches in ${title}.`, `It catches on ${matter}, in the very palace you ask about.`],
    );
  if (palaces[own.opposite].transformed.includes("忌"))
    return head([`Because ${the(snag)}’s Snag in ${palaceNamesEn[own.opposite]} strikes ${title}.`, `It catches on ${matter}.`]);
  const star = toMajor(view, name);
  const [first] = palaceTexts[name][star].split(/(?<=\.)\s/);
  const seat = saySeat(view, name);
  return head([`Because ${first!.replace(/\.$/, "")}.`, seat], [`Because ${becauses[field](toBrief(field, star))}.`, seat]);
};

const sayWhen = (view: PlateView, field: Field): Head | null => {
  const name = palacesOf[field][0]!;
  const [first, second] = listGoodYears(view, name);
  return first && second
    ? head([`Look to ${first} and ${second}: they touch your ${palaceNamesEn[name]} palace.`, "Such a year stands on it, faces it or brings it Fortune."])
    : null;
};

const sayWhole = (view: PlateView): Head => {
  const [rarest] = view.patterns;
  if (rarest && rarest.percent < 10) {
    const { name, meaning, yours } = patternWords[rarest.name];
    const share = toShare(rarest.percent);
    const rest = vary(view, "rarest", [
      `“${name}”, your rarest, stands in about ${share}: ${meaning}.`,
      `About ${share} have “${name}”, your rarest: ${meaning}.`,
    ]);
    return head([`Your rarest pattern is “${name}”: ${yours}.`, rest], [`Your rarest is “${name}”: ${yours}.`, rest], [`“${name}”: ${yours}.`, rest]);
  }
  const { 禄: fortune, 忌: snag } = view.cast.transformations;
  const [to, from] = [view.palaceOf(fortune), view.palaceOf(snag)];
  const rest = vary(view, "rarest", [
    `No rare pattern; Fortune is on ${the(fortune)} in ${palaceNamesEn[to]}, the Snag on ${the(snag)} in ${palaceNamesEn[from]}.`,
    `No rare pattern; look to ${the(fortune)} in ${palaceNamesEn[to]} (Fortune) and ${the(snag)} in ${palaceNamesEn[from]} (the Snag).`,
  ]);
  return head([
    to === from ? `Fortune eases and the Snag tries ${briefMatters[to]}.` : `Fortune eases ${briefMatters[to]}, the Snag tries ${briefMatters[from]}.`,
    rest,
  ]);
};

const sayYear = (view: PlateView, question: Question): Head => {
  const { year } = view;
  if (!year) return sayWhole(view);
  if (isOfDecade(question) && year.decade && !year.decade.isChildhood) {
    const { palace, from, to } = year.decade;
    const key = decadeStars[toMajor(view, palace)];
    const rest = `The decade from ${from} to ${to} runs in ${palaceNamesEn[palace]}: ${decadeTexts[palace]}.`;
    return head([`Till ${to} you’re in ${palaceNamesEn[palace]}: ${key}.`, rest], [`Till ${to} it’s ${key}.`, rest]);
  }
  const [to, from] = [view.palaceOf(year.transformations.禄), view.palaceOf(year.transformations.忌)];
  const rest = `${toCapital(annualTexts[year.palace])}.`;
  return head([
    to === from ? `${year.year} both eases and tries ${briefMatters[to]}.` : `${year.year} eases ${briefMatters[to]} and tries ${briefMatters[from]}.`,
    rest,
  ]);
};

const yearVerdicts: Record<Lean, readonly [verdict: string, full: string]> = {
  yes: ["does well", "goes well enough to ask for a step more"],
  onlyIf: ["is mixed", "allows a good deal, if you pick your spots"],
  notYet: ["wants caution", "is for holding, with no large stakes"],
};
const yearMatters: Record<Field, string> = { character: "your life", love: "love", work: "work", money: "money", people: "friendship", health: "the body" };
const sayYearOf = (view: PlateView, field: Field): Head => {
  const year = view.year!;
  const name = toYearPalace(year, field);
  const lean = toLean(view, field);
  const [verdict, full] = yearVerdicts[lean];
  const matter = yearMatters[field];
  const rest = `The year’s ${palaceNamesEn[palacesOf[field][0]!]} falls on your ${palaceNamesEn[name]}, and ${matter} ${full}.`;
  return head(...endWith(`In ${year.year} ${matter} ${verdict}`, toReason(view, name, lean), name, rest));
};

const saySchool = ({ cast: { variants, soulPalace } }: PlateView): Head =>
  variants[0]
    ? head([
        `It may differ: Self is in ${branchSounds[soulPalace]} here, elsewhere in ${branchSounds[variants[0].soulPalace]}.`,
        "It’s a matter of the hour, the day or the month rule.",
      ])
    : head([`They should agree: by every rule your Self is in ${branchSounds[soulPalace]}.`, "No clock, day or leap-month rule moves it."]);

const sayField = (view: PlateView, question: Question, field: Field): Head => {
  const { kind, options } = question;
  const name = palacesOf[field][0]!;
  const star = toMajor(view, name);
  const decided = toReason(view, name, toLean(view, field));
  const reason = sayReason(decided, name);
  const full = opens[field](heads[field][star]);
  const brief = toBrief(field, star);
  const rest = `${full}; ${reason}.`;
  const why = toSentence(reason);
  const at = `${the(star)} in ${palaceNamesEn[name]}`;
  const seated = field === "character" ? `With ${at}, you ${brief}.` : field === "health" ? `With ${at}, ${brief}.` : toSentence(`${at} means ${brief}`);
  const open = view.palaces[name].isBorrowed
    ? head(`${full}; ${reason}.`, [`${full}.`, why], [`${opens[field](brief)}.`, rest])
    : head(`${full}; ${reason}.`, [seated, rest], [`${full}.`, why], [`${opens[field](brief)}.`, rest]);
  if (options) return sayChoice(view, options, field);
  if (kind === "when") return sayWhen(view, field) ?? open;
  if (view.isYearAsked && view.year) return sayYearOf(view, field);
  if (kind === "yesNo") return sayYesNo(view, question, field);
  if (kind === "why") return sayWhy(view, field);
  if (kind === "how") return head([`Start with this: ${toStep(view, field)}.`, why], [toSentence(toStep(view, field)), why]);
  if (kind === "who" && field !== "love" && field !== "people") {
    const friends = heads.people[toMajor(view, "仆役")];
    const patron = palaceNamesEn[view.palaceOf("天魁")];
    return head(`Go to ${friends}; the Patron is in ${patron}.`, [`Go to ${friends}.`, `The Patron, help in the open, is in your ${patron}.`]);
  }
  return open;
};

/** One sentence that answers: by the care it needs, by its part, by its kind. */
export const toHeadline = (view: PlateView, question: Question): Head => {
  const beyond = findBeyond(question);
  if (beyond === "body") {
    const star = toMajor(view, "疾厄");
    return head([
      `Hear a doctor first; then ${toBrief("health", star)}.`,
      `No plate can judge an illness; of habits it says this much: ${heads.health[star]}.`,
    ]);
  }
  if (beyond === "court") {
    const star = toMajor(view, "命宫");
    return head([
      `Show a lawyer the papers; you ${toBrief("character", star)}.`,
      `No plate can give the verdict; of your temper in it, it says that you ${heads.character[star]}.`,
    ]);
  }
  if (question.text === "") return sayWhole(view);
  const part = findPart(question);
  if (part === "school") return saySchool(view);
  if (isField(part)) return sayField(view, question, part);
  return part === "year" || question.kind === "open" ? sayYear(view, question) : sayField(view, question, "character");
};
