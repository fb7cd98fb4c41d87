import { toCapital } from "../../../../shared/capital.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import type { Body } from "../../../kit/sky/names.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { Head } from "../../../kit/telling/head.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import { toLeadFacts } from "../facts-of.ts";
import { findPart } from "../find-part.ts";
import { findHouseOf, findReason, type Lean, listReasons, toJudges, toLean } from "../lean.ts";
import type { Part } from "../parts.ts";
import { vary } from "../vary.ts";
import { bodyFact, findHouse, findRising, onlyHeld, type SkyView } from "../view.ts";
import { sayReason, toHeadline } from "./headline.ts";
import { bodyNames, houseMeanings, signNames, the, toWhen, toWhere } from "./names.ts";
import { toAspectName, toAspectText, toRarity } from "./say-aspects.ts";

const toPlace = (view: SkyView, body: Body): string => {
  const { degree, sign, house, retrograde } = view.cast.bodies[body];
  const where =
    body === "moon" && view.cast.isTimeUnknown ? (view.cast.moonRange?.signs ?? [sign]).map((one) => signNames[one]).join(" or ") : toWhere(degree, sign);
  return `${the(body)} at ${where}${house === null ? "" : ` in the ${toOrdinal(house)}`}${retrograde && body !== "trueNode" ? " (retrograde)" : ""}`;
};

const unknown = (view: SkyView, isShort = false): string => {
  const range = view.cast.moonRange;
  if (!view.cast.isTimeUnknown) return view.isTimed ? "" : " Without a place there are no angles and houses, so none are told.";
  const moon = range ? ` The Moon ran from ${toWhere(range.from % 30, range.signs[0]!)} to ${toWhere(range.to % 30, range.signs.at(-1)!)} that day.` : "";
  return `${isShort ? "" : moon} Without the hour no houses or rising sign are told; with it you’d learn where each planet works.`;
};

const weighs: Record<Lean, readonly [string, string]> = {
  yes: ["what helps outweighs what hinders", "more speaks for it than against"],
  onlyIf: ["help and friction come out about even", "the two sides hold the balance"],
  notYet: ["there’s more friction than help in it", "more speaks against it than for"],
};

/** Where the part is read from, and what weighs on it. */
const tellPart = (view: SkyView, part: Part): Claim => {
  const judges = toJudges(view, part);
  const house = findHouseOf(view, part);
  const cusp = house === null ? null : findHouse(view, house);
  const places = listAnd(judges.map((body) => toPlace(view, body)));
  const lean = toLean(view, part);
  const reasons = listReasons(view, part).filter(({ kind }) => kind !== "dignity");
  const weighed = reasons.slice(0, judges.length > 1 || !view.isTimed ? 1 : 2).map((reason) => sayReason(view, reason));
  const opening = cusp
    ? `This is read from the ${toOrdinal(cusp.house)} house (${houseMeanings[cusp.house - 1]}), which opens at ${toWhere(cusp.degree, cusp.sign)}, and from ${places}.`
    : vary(view, `lead.${part}`, [`This is read from ${places}.`, `The places to look are ${places}.`]);
  const weight = weighed.length > 0 ? ` Heaviest here: ${weighed.join("; and ")}. All told, ${vary(view, `weigh.${part}`, weighs[lean])}.` : "";
  return { text: `${opening}${weight}${unknown(view, judges.length > 1)}`, facts: toLeadFacts(view, part) };
};

const tellYear = (view: SkyView): Claim => {
  const { from, to } = view.cast.yearAhead;
  const hard = view.hits.filter(({ tone }) => tone === "hard").length;
  const soft = view.hits.length - hard;
  const count = (number: number, what: string): string => `${number === 0 ? "no" : number} ${what}${number === 1 ? "" : "s"}`;
  return {
    text: `From ${toWhen(from)} to ${toWhen(to)} the slow planets, Jupiter to Pluto, make ${count(soft, "easy aspect")} and ${count(hard, "hard one")} to your main points. Take each as a mood with a date, and no more.${unknown(view)}`,
    facts: onlyHeld(view, [...view.hits.slice(0, 3).flatMap(({ ids }) => ids), "body.sun"]),
  };
};

const tellTwo = (view: SkyView): Claim => {
  if (!view.cast.synastry) return tellPart(view, "love");
  const counts = { near: 0, soft: 0, hard: 0 };
  for (const { tone } of view.ties) counts[tone] += 1;
  return {
    text: `Laid over each other, your two charts have ${view.ties.length} telling ties: ${counts.near} by conjunction, ${counts.soft} easy and ${counts.hard} hard. The closest come first; a hard one isn’t a no, it’s where the two of you have to talk.${unknown(view)}`,
    facts: onlyHeld(
      view,
      view.ties.slice(0, 4).map(({ id }) => id),
    ),
  };
};

const tellWhole = (view: SkyView): Claim => {
  const { sun, moon } = view.cast.bodies;
  const rising = findRising(view);
  const aspect = view.leadAspect;
  const places = `The Sun is at ${toWhere(sun.degree, sun.sign)}${view.cast.isTimeUnknown ? "" : `, the Moon at ${toWhere(moon.degree, moon.sign)}`}${rising ? `, with ${signNames[rising]} rising` : ""}.`;
  const rare = aspect
    ? vary(view, "lead", [
        ` The closest thing in the chart, or near it: ${toAspectName(aspect)}${toRarity(aspect)}. It means that ${toAspectText(aspect)}.`,
        ` ${toCapital(toAspectName(aspect))}${toRarity(aspect)}, and that comes before the rest, because fewest people share it: ${toAspectText(aspect)}.`,
      ])
    : "";
  return {
    text: `${places}${rare}${unknown(view)}`,
    facts: onlyHeld(view, ["body.sun", bodyFact(view, "moon"), "angle.ascendant", ...(aspect ? [aspect.id] : [])]),
  };
};

export const toLeadOf = (view: SkyView, part: Part): Claim => (part === "year" ? tellYear(view) : part === "two" ? tellTwo(view) : tellPart(view, part));
/** What stands behind the headline. */
export const toLead = (view: SkyView, question: Question): Claim => {
  const part = findPart(question);
  return part === null ? tellWhole(view) : toLeadOf(view, part);
};

/** The first sentences of a follow-up: another body, another reason. The close gives the step of a how. */
export const toAnswer = (view: SkyView, asked: Question, part: Part, turn: number): Claim & Head => {
  const reasons = listReasons(view, part);
  const own = reasons[(turn + 1) % Math.max(1, reasons.length)] ?? findReason(view, part, toLean(view, part));
  const judges = toJudges(view, part);
  const body = judges[turn % judges.length] ?? "sun";
  const close = view.aspects.filter(({ a, b }) => a === body || b === body);
  const near = close[turn % Math.max(1, Math.min(3, close.length))];
  const text = near
    ? `Here it’s ${toPlace(view, body)} that’s asked, and its closest line on this side is that ${toAspectName(near)}.`
    : `Here it’s ${toPlace(view, body)} that’s asked, and no close aspect holds it, so ${bodyNames[body]} goes by its sign alone.`;
  return {
    ...toHeadline(view, asked.kind === "how" ? { ...asked, kind: "open" } : asked),
    text: own ? `${text} Beside that stands this: ${sayReason(view, own)}.` : text,
    facts: onlyHeld(view, [bodyFact(view, body), ...(near ? [near.id] : []), ...toLeadFacts(view, part)]),
  };
};
