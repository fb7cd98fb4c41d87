import { toCapital, toInline } from "../../../../shared/capital.ts";
import { asksToPart } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { findChosen } from "../../../kit/hearing/choice.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { isSuspicion } from "../../../kit/hearing/suspicion.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import { findPart, isOfManner, isOfSaturnReturn, isOfYear } from "../find-part.ts";
import { findYearOutside } from "../find-year-outside.ts";
import { findNatalReason, findReason, findYearReason, type Lean, listOpenings, type Reason, scorePart, toLean } from "../lean.ts";
import type { Part } from "../parts.ts";
import { findHouse, findRising, findSign, type SkyView, toSignOf } from "../view.ts";
import { doings } from "./closing.ts";
import { callingSigns, partnerSigns, purseSigns } from "./cusps.ts";
import { childHeads, effortHeads, faceHeads, growthHeads, homeHeads, loveHeads, moneyHeads, peopleHeads, restHeads, sunHeads } from "./heads.ts";
import { dignityNames, signNames, the, toDay, toWhen, toWhere } from "./names.ts";
import { toAspectName } from "./say-aspects.ts";
import { toTieName } from "./say-two.ts";
import { toDates, toHitName } from "./say-year.ts";

const head = headsOf("en");

/** A clause that states a fact: “Saturn squares your Venus in early March 2027”. */
export const sayReason = (view: SkyView, reason: Reason | null): string => {
  if (!reason) return `your Sun is at ${toWhere(view.cast.bodies.sun.degree, view.cast.bodies.sun.sign)}`;
  if (reason.kind === "aspect") return toAspectName(reason.aspect);
  if (reason.kind === "hit") return `${toHitName(reason.hit)} ${toDates(reason.hit.dates)}`;
  if (reason.kind === "tie") return toTieName(reason.tie);
  const { sign } = view.cast.bodies[reason.body];
  const { dignity } = view.cast.dignities.find(({ body }) => body === reason.body)!;
  return `${the(reason.body)} is in ${signNames[sign]}, ${dignityNames[dignity]}`;
};

/** The same without degrees, and of its dates only the first. */
const sayShort = (view: SkyView, reason: Reason | null): string => {
  if (!reason) return `your Sun is in ${signNames[view.cast.bodies.sun.sign]}`;
  if (reason.kind === "aspect") return toAspectName(reason.aspect).split(", ")[0]!;
  if (reason.kind === "hit") return `${toHitName(reason.hit)} ${toDates(reason.hit.dates.slice(0, 1))}`;
  if (reason.kind === "tie") return toTieName(reason.tie).split(", ")[0]!;
  return sayReason(view, reason);
};
/** Shorter still: a hit without its date, a sign without its dignity. */
const sayBare = (view: SkyView, reason: Reason | null): string => {
  if (reason?.kind === "hit") return toHitName(reason.hit);
  if (reason?.kind === "dignity") return `${the(reason.body)} is in ${signNames[view.cast.bodies[reason.body].sign]}`;
  return sayShort(view, reason);
};

/** The same with what it does: “what helps is that Venus trines Mars”. */
const sayWeighed = (view: SkyView, reason: Reason | null): string =>
  reason ? `${reason.score >= 0 ? "what helps is that" : "what to work round is that"} ${sayReason(view, reason)}` : sayReason(view, reason);

/** What the chart says of a part in one clause. */
export const toHead = (view: SkyView, part: Part): string => {
  const { bodies } = view.cast;
  const moon = findSign(view, "moon") ?? bodies.moon.sign;
  const tenth = findHouse(view, 10);
  const second = findHouse(view, 2);
  const rising = findRising(view);
  if (part === "love" || part === "two") return loveHeads[bodies.venus.sign];
  if (part === "work") return tenth ? callingSigns[tenth.sign].split(":")[0]! : effortHeads[bodies.mars.sign];
  if (part === "money") return second ? `money comes to you ${purseSigns[second.sign]}` : moneyHeads[bodies.venus.sign];
  if (part === "family") return homeHeads[moon];
  if (part === "children") return childHeads[findHouse(view, 5)?.sign ?? moon];
  if (part === "growth") return growthHeads[bodies.jupiter.sign];
  if (part === "people") return peopleHeads[bodies.mercury.sign];
  if (part === "health") return restHeads[moon];
  if (part === "moon") return findSign(view, "moon") ? `with your Moon in ${signNames[moon]}, ${restHeads[moon]}` : sunHeads[bodies.sun.sign];
  if (part === "rising" && rising) return faceHeads[rising];
  return sunHeads[bodies.sun.sign];
};

const verdicts: Record<Polarity, Record<Lean, string>> = {
  should: { yes: "Yes, go ahead", onlyIf: "Yes, if you take care", notYet: "Not yet" },
  will: { yes: "It looks likely", onlyIf: "It may", notYet: "Not in sight yet" },
  can: { yes: "Yes, you can", onlyIf: "Yes, with an effort", notYet: "Not quite yet" },
  has: { yes: "Yes, there is", onlyIf: "Some, yes", notYet: "Not for now" },
  is: { yes: "By this chart, yes", onlyIf: "In part", notYet: "Not as it stands" },
};
const toStep = (view: SkyView, part: Part): string => {
  const { bodies } = view.cast;
  if (part === "love" || part === "two") return doings.venus[bodies.venus.sign];
  if (part === "work" || part === "year") return doings.mars[bodies.mars.sign];
  if (part === "money") return doings.money[bodies.venus.sign];
  if (part === "moon" || part === "family" || part === "children") return doings.moon[toSignOf(view, "moon")];
  if (part === "health") return doings.rest[toSignOf(view, "moon")];
  if (part === "people") return doings.mercury[bodies.mercury.sign];
  return part === "growth" ? doings.jupiter[bodies.jupiter.sign] : doings.sun[bodies.sun.sign];
};
const leanOf = (number: number): Lean => (number >= 1 ? "yes" : number <= -1 ? "notYet" : "onlyIf");
const numberOf: Record<Lean, number> = { yes: 1, onlyIf: 0, notYet: -1 };

/** Without what it is said of: “with children ”. */
const toBare = (clause: string): string => clause.replace(/^with (?:children|your Moon in \w+,) /, "").replace(/^money comes to you/, "money comes");
const toSentence = (clause: string): string => `${toCapital(clause)}.`;

const sayYesNo = (view: SkyView, question: Question, part: Part): Head => {
  const own = toLean(view, part);
  const { polarity, isDreaded } = question;
  // What speaks for two speaks against leaving.
  const lean = leanOf(asksToPart(question) ? -numberOf[own] : numberOf[own]);
  const weighed = (isOfYear(question) ? findYearReason(view, part) : null) ?? findReason(view, part, own);
  const [reason, short, bare] = [sayReason(view, weighed), sayShort(view, weighed), sayBare(view, weighed)];
  const answer = (verdict: string, rest: string): Head =>
    head(
      [`${verdict}: ${reason}.`, rest],
      [`${verdict}: ${short}.`, rest],
      [`${verdict}: ${bare}.`, [short === bare ? "" : toSentence(short), rest].filter(Boolean).join(" ")],
      [`${verdict}.`, [toSentence(reason), rest].filter(Boolean).join(" ")],
    );
  if (isDreaded)
    return answer(
      own === "notYet" ? "Be on your guard" : own === "yes" ? "It doesn’t look so" : "Hardly",
      own === "notYet" ? "It isn’t settled." : own === "yes" ? "" : "Keep your own side in order.",
    );
  const verdict = verdicts[polarity][lean];
  if (lean === "onlyIf" && polarity !== "should" && polarity !== "can") return answer(verdict, toSentence(toHead(view, part)));
  if (lean === "onlyIf") return answer(verdict, `First, ${toStep(view, part)}.`);
  return answer(verdict, lean === "yes" || own === "yes" ? "" : "Let that pass, or settle it first.");
};

const sayTwo = (view: SkyView): Head => {
  const love = toHead(view, "love");
  if (!view.cast.synastry)
    return head([`It takes two charts; ${love}.`, "That’s what you bring to it."], [`${toCapital(love)}.`, "Whether two people fit takes both charts."]);
  const lean = toLean(view, "two");
  const reason = findReason(view, "two", lean);
  const verdict = { yes: "You two fit well", onlyIf: "You fit in parts", notYet: "It draws you more than it rests you" }[lean];
  const rest = { yes: "That’s a better fit than most.", onlyIf: "The rest has to be arranged between you.", notYet: "" }[lean];
  return head(
    [`${verdict}: ${sayReason(view, reason)}.`, rest],
    [`${verdict}: ${sayShort(view, reason)}.`, rest],
    [`${verdict}.`, `${toCapital(sayReason(view, reason))}. ${rest}`.trim()],
  );
};
const sayYear = (view: SkyView, text: string): Head => {
  const [first] = view.hits;
  const outside = findYearOutside(view, text);
  if (outside) {
    const near = first
      ? `The date to know before that is ${toDates(first.dates).replace(/^in /, "")}, when ${toHitName(first)}.`
      : toSentence(toHead(view, "sun"));
    return head([`No transits of ${outside} here, only to ${toWhen(view.cast.yearAhead.to)}.`, near]);
  }
  if (!first)
    return head(
      [`A quiet year; ${toHead(view, "sun")}.`, "No slow planet is exact on your main points."],
      ["A quiet year, with no slow planet on your main points.", toSentence(toHead(view, "sun"))],
    );
  const kind =
    first.tone === "soft" || first.body === "jupiter"
      ? "A year that opens"
      : first.body === "uranus"
        ? "A year that shakes things loose"
        : "A year of sorting out";
  const dates = toDates(first.dates).replace(/^in /, "");
  const rest = `The date to know is ${dates}, when ${toHitName(first)}.`;
  return head([`${kind}: ${toHitName(first)}.`, `The date to know is ${dates}.`], [`${kind}, from ${toWhen(first.dates[0]!)}.`, rest], [`${kind}.`, rest]);
};
const saySaturn = (view: SkyView): Head => {
  const own = view.returns.find(({ kind }) => kind === "saturnReturn");
  const { from, to } = view.cast.yearAhead;
  return own
    ? head(`Your Saturn return is exact ${toDates(own.dates)}.`, [
        `Your Saturn return begins ${toDates(own.dates.slice(0, 1))}.`,
        `It is exact ${toDates(own.dates)}.`,
      ])
    : head([
        "Your Saturn return doesn’t fall in this year.",
        `Between ${toWhen(from)} and ${toWhen(to)} there’s none; it comes round every twenty-nine and a half years.`,
      ]);
};
const sayDay = (view: SkyView): Head | null => {
  const [own] = view.now;
  if (!own) return null;
  const name = toHitName({ ...own, body: own.body } as never);
  const pace = own.tone === "soft" ? "an easy day" : "a day to go slowly";
  return head(`${toDay(view.cast.transits.at)} is ${pace}: ${name}.`, `${toCapital(pace)}: ${name}.`);
};
const sayWhole = (view: SkyView): Head => {
  const own = toCapital(toHead(view, "sun"));
  const moon = findSign(view, "moon");
  return moon ? head(`${own}, with a Moon in ${signNames[moon]}.`, [`${own}.`, `Your Moon is in ${signNames[moon]}.`]) : head(`${own}.`);
};

const sayHelper = (view: SkyView): Head => {
  const friends = findHouse(view, 11);
  const { jupiter } = view.cast.bodies;
  const who = partnerSigns[friends ? friends.sign : jupiter.sign];
  const rest = friends
    ? `Your eleventh house, of friends, begins in ${signNames[friends.sign]}.`
    : `Jupiter, where help comes from, is in ${signNames[jupiter.sign]}.`;
  return head([`Look for ${who}.`, rest], [`${toCapital(who)}.`, rest]);
};

const sayChoice = (view: SkyView, question: Question, asked: Part): Head | null => {
  const score = scorePart(view, asked);
  const chosen = findChosen(question, score >= 0 ? 1 : -1);
  if (!chosen) return null;
  const reason = findReason(view, asked, score >= 0 ? "yes" : "notYet");
  const rest = toSentence(sayReason(view, reason));
  const taken = toCapital(chosen.chosen);
  // A name of one word stays as it is.
  const left = /^[A-Z]\S+$/.test(chosen.left) ? chosen.left : toInline(chosen.left);
  return head(
    `${taken} rather than ${left}: ${sayBare(view, reason)}.`,
    `${taken}: ${sayBare(view, reason)}.`,
    [`${taken} rather than ${left}.`, rest],
    [`${taken}.`, rest],
    [`The ${chosen.chosen === question.options?.[0] ? "first" : "second"} of the two.`, rest],
  );
};
const sayWhen = (view: SkyView, asked: Part): Head | null => {
  const [first, second] = listOpenings(view, asked).map((hit) => ({ date: toDates(hit.dates.slice(0, 1)), name: toHitName(hit) }));
  if (!first) return null;
  const rest = second ? `Then ${second.date} ${second.name}.` : "";
  return head(
    [`${toCapital(first.date)}, when ${first.name}.`, rest],
    [`The opening in sight is ${first.date.replace(/^in /, "")}.`, `Then ${first.name}. ${rest}`.trim()],
  );
};
const sayHow = (view: SkyView, asked: Part): Head => {
  const step = toStep(view, asked);
  const reason = findReason(view, asked, "notYet");
  const rest = `The reason: ${sayReason(view, reason)}.`;
  return head([`Start here: ${step}.`, rest], [`${toCapital(step)}.`, rest], [`Start where ${sayBare(view, reason)}.`, `That is: ${step}.`]);
};

/** Whose matter it is, then the little a chart shows of it. */
const sayCare = (view: SkyView, question: Question): Head | null => {
  const beyond = findBeyond(question);
  if (beyond === "body") {
    const own = restHeads[toSignOf(view, "moon")];
    return head(
      [`Hear a doctor first; ${own}.`, "No chart can judge an illness, only how you rest."],
      ["No chart can judge an illness, so hear a doctor first.", `Of rest it says this much: ${own}.`],
    );
  }
  const sun = toHead(view, "sun");
  if (beyond === "court")
    return head(
      [`Ask a lawyer first; ${sun}.`, "No chart can give the verdict, only your own temper in it."],
      ["No chart gives the verdict, so ask a lawyer first.", toSentence(sun)],
    );
  const love = toHead(view, "love");
  return isSuspicion(question)
    ? head([`That’s not in a chart; ${love}.`, "What shows is only your own side."], ["A chart can’t see into somebody else’s pocket.", toSentence(love)])
    : null;
};

/** One sentence that answers: by the care it needs, by its part, by its kind. */
export const toHeadline = (view: SkyView, question: Question): Head => {
  const { text, kind } = question;
  if (text === "") return sayWhole(view);
  const care = sayCare(view, question);
  if (care) return care;
  const part = findPart(question);
  if (part === "two") return sayTwo(view);
  if (part === null && (kind === "open" || kind === "who")) return sayWhole(view);
  const asked = part ?? "sun";
  const told = kind === "choice" ? sayChoice(view, question, asked) : kind === "when" && part !== "year" ? sayWhen(view, asked) : null;
  if (told) return told;
  if (isOfSaturnReturn(question)) return saySaturn(view);
  if (part === "year") return (view.isOfDay ? sayDay(view) : null) ?? sayYear(view, text);
  if (kind === "who" && asked === "people") return sayHelper(view);
  if (kind === "yesNo") return sayYesNo(view, question, asked);
  if (kind === "how" && !isOfManner(question)) return sayHow(view, asked);
  const clause = toHead(view, asked);
  const bare = toBare(clause);
  if (kind === "why") {
    const reason = findNatalReason(view, asked);
    return head(
      `Because ${sayBare(view, reason)}, and ${bare}.`,
      [`Because ${bare}.`, toSentence(sayReason(view, reason))],
      [`Because ${sayBare(view, reason)}.`, toSentence(clause)],
    );
  }
  const weighed = toSentence(sayWeighed(view, (isOfYear(question) ? findYearReason(view, asked) : null) ?? findReason(view, asked, toLean(view, asked))));
  return head([toSentence(clause), weighed], [toSentence(bare), weighed]);
};
