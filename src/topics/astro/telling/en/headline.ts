import { toAffirmed } from "../../../kit/asking/affirmed.ts";
import { findChosen } from "../../../kit/asking/choice.ts";
import { isSuspicion } from "../../../kit/asking/suspicion.ts";
import { toPolarity } from "../../../kit/question/polarity.ts";
import type { Question } from "../../../kit/question/question.ts";
import { toCapital, toInline } from "../../../kit/wording/capital.ts";
import { findBeyondChart } from "../find-beyond.ts";
import { findPart, isOfManner, isOfYear } from "../find-part.ts";
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

/** The same with what it does: “what helps is that Venus trines Mars”. */
export const sayWeighed = (view: SkyView, reason: Reason | null): string =>
  reason ? `${reason.score >= 0 ? "what helps is that" : "what to work round is that"} ${sayReason(view, reason)}` : sayReason(view, reason);

/** What the chart says of a part in one clause. */
export const toHead = (view: SkyView, part: Part): string => {
  const { bodies } = view.cast;
  const moon = findSign(view, "moon") ?? bodies.moon.sign;
  const tenth = findHouse(view, 10);
  const second = findHouse(view, 2);
  const rising = findRising(view);
  if (part === "love" || part === "two") return loveHeads[bodies.venus.sign];
  if (part === "work") return tenth ? `what suits you is ${callingSigns[tenth.sign].split(":")[0]}` : `what suits you is ${effortHeads[bodies.mars.sign]}`;
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

const verdicts: Record<ReturnType<typeof toPolarity>, Record<Lean, string>> = {
  should: { yes: "Yes, go ahead", onlyIf: "Yes, on one condition", notYet: "Not yet" },
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

/** What nobody wants a yes to. */
const unwelcome = /\b(?:fired|laid off|redundan\w+|dumped|bankrupt|divorced|scammed)\b/i;
/** What speaks for two speaks against leaving. */
const leaving = /\b(?:break up|split up|leave (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|divorce|end it)\b/i;
const sayYesNo = (view: SkyView, question: Question, part: Part): string => {
  const own = toLean(view, part);
  const affirmed = toAffirmed(question, numberOf[own]);
  const lean = leanOf(leaving.test(question.text) ? -affirmed : affirmed);
  const reason = sayReason(view, (isOfYear(question.text) ? findYearReason(view, part) : null) ?? findReason(view, part, own));
  const polarity = toPolarity(question.text, "en");
  if (unwelcome.test(question.text) && polarity !== "should") {
    if (own === "notYet") return `Be on your guard, though it isn’t settled: ${reason}.`;
    return `${own === "yes" ? "It doesn’t look so" : "Hardly, if you keep your side in order"}: ${reason}.`;
  }
  const verdict = verdicts[polarity][lean];
  if (lean === "onlyIf" && polarity !== "should" && polarity !== "can") return `${verdict}: ${reason}, and ${toHead(view, part)}.`;
  if (lean === "onlyIf") return `${verdict}: ${toStep(view, part)} first, since ${reason}.`;
  return lean === "yes" || own === "yes" ? `${verdict}: ${reason}.` : `${verdict}: ${reason}, so let that pass or settle it first.`;
};

const sayTwo = (view: SkyView): string => {
  if (!view.cast.synastry) return `One chart can’t say whether two people fit, but it says what you bring: ${toHead(view, "love")}.`;
  const lean = toLean(view, "two");
  const reason = sayReason(view, findReason(view, "two", lean));
  return lean === "yes"
    ? `You two fit better than most: ${reason}.`
    : lean === "onlyIf"
      ? `You fit in parts and have to arrange the rest: ${reason}.`
      : `It draws you more than it rests you: ${reason}.`;
};
const sayYear = (view: SkyView, text: string): string => {
  const [first] = view.hits;
  const outside = findYearOutside(view, text);
  if (outside) {
    const near = first ? `the date to know before that is ${toDates(first.dates).replace(/^in /, "")}, when ${toHitName(first)}` : toHead(view, "sun");
    return `This cast has no transits of ${outside}, only up to ${toWhen(view.cast.yearAhead.to)}; ${near}.`;
  }
  if (!first) return `A quiet year, with no slow planet exact on your main points; ${toHead(view, "sun")}.`;
  const kind =
    first.tone === "soft" || first.body === "jupiter"
      ? "A year that opens"
      : first.body === "uranus"
        ? "A year that shakes things loose"
        : "A year of sorting out";
  return `${kind}: the date to know is ${toDates(first.dates).replace(/^in /, "")}, when ${toHitName(first)}.`;
};
const saySaturn = (view: SkyView): string => {
  const own = view.returns.find(({ kind }) => kind === "saturnReturn");
  const { from, to } = view.cast.yearAhead;
  return own
    ? `Your Saturn return is exact ${toDates(own.dates)}.`
    : `Your Saturn return doesn’t fall between ${toWhen(from)} and ${toWhen(to)}; it comes round every twenty-nine and a half years.`;
};
const sayDay = (view: SkyView): string | null => {
  const [own] = view.now;
  return own
    ? `${toDay(view.cast.transits.at)} is ${own.tone === "soft" ? "an easy day" : "a day to go slowly"}: ${toHitName({ ...own, body: own.body } as never)}.`
    : null;
};
const sayWhole = (view: SkyView): string => {
  const aspect = view.leadAspect;
  const own = toHead(view, "sun");
  const moon = findSign(view, "moon");
  return aspect
    ? `${toCapital(own)}${moon ? `, with a Moon in ${signNames[moon]}` : ""}, and what marks you out is that ${toAspectName(aspect)}.`
    : `${toCapital(own)}${moon ? `, with a Moon in ${signNames[moon]}` : ""}.`;
};

const sayHelper = (view: SkyView): string => {
  const friends = findHouse(view, 11);
  const { jupiter } = view.cast.bodies;
  return friends
    ? `Look for ${partnerSigns[friends.sign]}: your eleventh house, of friends, begins in ${signNames[friends.sign]}.`
    : `Look for ${partnerSigns[jupiter.sign]}: Jupiter, where help comes from, is in ${signNames[jupiter.sign]}.`;
};

/** One sentence that answers: by the care it needs, by its part, by its kind. */
export const toHeadline = (view: SkyView, question: Question): string => {
  const { text, kind } = question;
  if (text === "") return sayWhole(view);
  const beyond = findBeyondChart(text);
  if (beyond === "body") return `No chart can judge an illness, so hear a doctor first; of rest it says this much: ${restHeads[toSignOf(view, "moon")]}.`;
  if (beyond === "court") return `No chart can give the verdict, so show a lawyer the papers; of your own temper in it, it says that ${toHead(view, "sun")}.`;
  if (isSuspicion(text)) return `A chart can’t see into somebody else’s pocket; what it shows is that ${toHead(view, "love")}.`;
  const part = findPart(question);
  if (part === "two") return sayTwo(view);
  if (part === null && (kind === "open" || kind === "who")) return sayWhole(view);
  const asked = part ?? "sun";
  if (kind === "choice") {
    const score = scorePart(view, asked);
    const chosen = findChosen(question, score >= 0 ? 1 : -1);
    if (chosen)
      return `${toCapital(chosen.chosen)} rather than ${toInline(chosen.left)}: ${sayReason(view, findReason(view, asked, score >= 0 ? "yes" : "notYet"))}.`;
  }
  if (kind === "when" && part !== "year") {
    const openings = listOpenings(view, asked);
    if (openings.length > 0)
      return `The ${openings.length > 1 ? "openings in sight are" : "opening in sight is"} ${openings.map((hit) => `${toDates(hit.dates.slice(0, 1)).replace(/^in /, "")} (${toHitName(hit)})`).join(" and ")}.`;
  }
  if (/\bsaturn return\b/i.test(text)) return saySaturn(view);
  if (part === "year") return (view.isOfDay ? sayDay(view) : null) ?? sayYear(view, text);
  if (kind === "who" && asked === "people") return sayHelper(view);
  if (kind === "yesNo") return sayYesNo(view, question, asked);
  const reason = sayReason(view, findReason(view, asked, "notYet"));
  if (kind === "why") return `Because ${sayReason(view, findNatalReason(view, asked))}, and ${toHead(view, asked)}.`;
  if (kind === "how" && !isOfManner(text)) return `Start here: ${toStep(view, asked)}, since ${reason}.`;
  return `${toCapital(toHead(view, asked))}; ${sayWeighed(view, (isOfYear(text) ? findYearReason(view, asked) : null) ?? findReason(view, asked, toLean(view, asked)))}.`;
};
