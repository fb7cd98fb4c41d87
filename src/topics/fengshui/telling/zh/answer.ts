import { isOfHealth } from "../../../kit/hearing/about.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { Head } from "../../../kit/telling/head.ts";
import { toAnswerFacts, toAskedSpot, toWhen } from "../answer.ts";
import { findPart, type Part } from "../parts.ts";
import { toFurtherHead, toHead } from "../said.ts";
import type { Spot } from "../suit.ts";
import type { FengshuiView } from "../view.ts";
import { byKind } from "./headline.ts";
import { doctor, toIllnessRule } from "./illness.ts";
import { toNumeral, toStarName } from "./names.ts";
import { dir, toDate, toSign, toState, toVisit, whose } from "./say.ts";

const sourceOf = ({ cast, years }: FengshuiView): string =>
  `${cast.bearing.precision === "degrees" ? `门向${Math.round(cast.bearing.degrees * 10) / 10}°，` : ""}坐${cast.sitting}向${cast.mountain}，${cast.periodDate ? `${toDate(cast.periodDate)}算` : "按"}${toNumeral(cast.period)}运（二十年一运，${years.first}年起）`;

/** What the answer stands on: the bearing and its period, and the palace in question. */
export const toLead = (view: FengshuiView, question: Question): Claim => {
  const part = findPart(question);
  const isWhole = part === null || part === "house";
  const spot: Spot = isWhole ? view.places.money.focus : toAskedSpot(view, part);
  const { cast } = view;
  return {
    text: `${sourceOf(view)}，排成${cast.pattern}。每宫一颗山星管人、一颗向星管财，${isWhole ? "财位" : ""}${dir(spot.palace)}是山星${toStarName(spot.mountain)}（${toState(spot.mountain, cast.period)}）、向星${toStarName(spot.facing)}（${toState(spot.facing, cast.period)}），${view.year}年再添${toStarName(spot.annual)}${view.hasResident && spot.mansion ? `，也是你的${spot.mansion}` : ""}${isWhole ? `；床选${dir(view.places.bedroom.focus.palace)}` : ""}。${view.isHealth ? `${doctor}${toIllnessRule(view)}` : ""}`,
    facts: [...new Set(["sitting", "period", "pattern", `palace.${spot.palace}`, "annual", ...(part ? toAnswerFacts(view, part) : [])])],
  };
};

/** What is said under the headline of a follow-up, another side each time. */
const details: readonly ((view: FengshuiView, spot: Spot) => string)[] = [
  (view, spot) =>
    `看的是${dir(spot.palace)}：山星${toStarName(spot.mountain)}${toState(spot.mountain, view.cast.period)}，向星${toStarName(spot.facing)}${toState(spot.facing, view.cast.period)}。`,
  (view, spot) =>
    `放到${view.year}年看，${toStarName(spot.annual)}在${dir(spot.palace)}，碰山星${toStarName(spot.mountain)}：${toVisit(spot.mountain, spot.annual)}。`,
  (view, spot) => `${dir(spot.palace)}的底子是运星${toStarName(spot.base)}，${toSign(spot)}${spot.mansion ? `，论八宅是${whose(view)}${spot.mansion}` : ""}。`,
];

/** A further follow-up says the same answer with one thing more. */
const furthers: readonly ((of: { view: FengshuiView; spot: Spot; part: Part; isWhen: boolean }) => string)[] = [
  ({ spot }) => `${dir(spot.palace)}的底子是运星${toStarName(spot.base)}`,
  ({ view, spot, part, isWhen }) => (isWhen ? `${view.year}年那里是${toStarName(spot.annual)}` : `顺手的年头还有${toWhen(view, part).year}年`),
];

export const toAnswer = (view: FengshuiView, asked: Question, part: Part, turn: number): Claim & Head => {
  const spot = toAskedSpot(view, part);
  const side = turn % details.length;
  const said = byKind(view, asked, part);
  return {
    ...(side === 0 ? toHead("zh", said) : toFurtherHead("zh", said, furthers[side - 1]!({ view, spot, part, isWhen: asked.kind === "when" }))),
    text: `${isOfHealth(asked) ? doctor : ""}${details[side]!(view, spot)}`,
    facts: toAnswerFacts(view, part),
  };
};

const pool: readonly (readonly [Part, (view: FengshuiView) => string])[] = [
  ["money", ({ places }) => `${dir(places.money.focus.palace)}的财位放什么好？`],
  ["bedroom", ({ places }) => `床放${dir(places.bedroom.second.palace)}那间行吗？`],
  ["year", ({ cast }) => `${cast.year + 1}年哪一边不能动土？`],
  ["study", ({ places }) => `书桌摆不进${dir(places.study.focus.palace)}，退到哪里？`],
  ["kitchen", ({ places }) => `灶台在${dir(places.kitchen.worst.palace)}怎么办？`],
  ["people", () => "家里总吵架，是哪一宫的事？"],
  ["door", ({ cast }) => `${dir(cast.facingPalace)}的大门什么时候换合适？`],
  ["resident", (view) => (view.hasResident ? `我${view.cast.kua}命住这里合不合？` : "八宅怎么看我和这房子？")],
  ["school", ({ cast }) => (cast.periodFrom === "built" ? "按入住年份算会变吗？" : `罗盘怎么量才知道是不是${cast.mountain}？`)],
];

export const toFollowUps = (view: FengshuiView, asked: Question, turn: number): string[] => {
  const part = findPart(asked);
  const open = pool
    .filter(([one]) => one !== part)
    .map(([, say]) => say(view))
    .filter((text) => text !== asked.text);
  return [0, 1, 2].map((at) => open[(turn * 3 + at) % open.length]!);
};

export const summarise = (cast: FengshuiView["cast"]): string => `坐${cast.sitting}向${cast.mountain} ${toNumeral(cast.period)}运 ${cast.pattern}`;
