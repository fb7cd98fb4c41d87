import type { Question } from "../../../kit/hearing/question.ts";
import type { Body } from "../../../kit/sky/names.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import type { Head } from "../../../kit/telling/head.ts";
import { toLeadFacts } from "../facts-of.ts";
import { findPart } from "../find-part.ts";
import { findHouseOf, findReason, type Lean, listReasons, toJudges, toLean } from "../lean.ts";
import type { Part } from "../parts.ts";
import { vary } from "../vary.ts";
import { bodyFact, findHouse, findRising, onlyHeld, type SkyView } from "../view.ts";
import { sayReason, toHeadline } from "./headline.ts";
import { bodyNames, houseMeanings, signNames, toHouseName, toWhen, toWhere } from "./names.ts";
import { toAspectName, toAspectText, toRarity } from "./say-aspects.ts";

const toPlace = (view: SkyView, body: Body): string => {
  const { degree, sign, house, retrograde } = view.cast.bodies[body];
  const where =
    body === "moon" && view.cast.isTimeUnknown ? (view.cast.moonRange?.signs ?? [sign]).map((one) => signNames[one]).join("或") : toWhere(degree, sign);
  return `${bodyNames[body]}在${where}${house === null ? "" : `、${toHouseName(house)}`}${retrograde && body !== "trueNode" ? "（逆行）" : ""}`;
};

const unknown = (view: SkyView, isShort = false): string => {
  if (!view.cast.isTimeUnknown) return view.isTimed ? "" : "没有出生地，四轴和宫位就不讲。";
  const range = view.cast.moonRange;
  const moon = range ? `那天月亮从${toWhere(range.from % 30, range.signs[0]!)}走到${toWhere(range.to % 30, range.signs.at(-1)!)}。` : "";
  return isShort ? "不知道时辰，宫位和上升不讲，有了才说得出落在哪一处。" : `${moon}不知道时辰，宫位和上升不讲；有了时辰，能说每颗星落在哪一处。`;
};

const weighs: Record<Lean, readonly [string, string]> = {
  yes: ["帮的比拦的多", "合起来看，顺的一头重"],
  onlyIf: ["帮的拦的差不多一样重", "两头打平"],
  notYet: ["拦的比帮的多", "合起来看，别扭的一头重"],
};

const tellPart = (view: SkyView, part: Part): Claim => {
  const judges = toJudges(view, part);
  const house = findHouseOf(view, part);
  const cusp = house === null ? null : findHouse(view, house);
  const places = judges.map((body) => toPlace(view, body)).join("；");
  const reasons = listReasons(view, part).filter(({ kind }) => kind !== "dignity");
  const weighed = reasons.slice(0, judges.length > 1 || !view.isTimed ? 1 : 2).map((reason) => sayReason(view, reason));
  const opening = cusp
    ? `这件事看${toHouseName(cusp.house)}（${houseMeanings[cusp.house - 1]}），宫头在${toWhere(cusp.degree, cusp.sign)}，再看${places}。`
    : vary(view, `lead.${part}`, [`这件事看${places}。`, `要看的是${places}。`]);
  const weight = weighed.length > 0 ? `最重的是${weighed.join("；再就是")}。${vary(view, `weigh.${part}`, weighs[toLean(view, part)])}。` : "";
  return { text: `${opening}${weight}${unknown(view, judges.length > 1)}`, facts: toLeadFacts(view, part) };
};

const tellYear = (view: SkyView): Claim => {
  const { from, to } = view.cast.yearAhead;
  const hard = view.hits.filter(({ tone }) => tone === "hard").length;
  return {
    text: `${toWhen(from)}到${toWhen(to)}，木星到冥王星这几颗慢星，跟你的要紧处有${view.hits.length - hard}次顺、${hard}次硬的相位。每一次都当成带日子的心气，别的不算数。${unknown(view)}`,
    facts: onlyHeld(view, [...view.hits.slice(0, 3).flatMap(({ ids }) => ids), "body.sun"]),
  };
};

const tellTwo = (view: SkyView): Claim => {
  if (!view.cast.synastry) return tellPart(view, "love");
  const counts = { near: 0, soft: 0, hard: 0 };
  for (const { tone } of view.ties) counts[tone] += 1;
  return {
    text: `两张盘叠起来，有${view.ties.length}条说得上话的线：合的${counts.near}条，顺的${counts.soft}条，硬的${counts.hard}条。近的先讲；硬的不等于不行，是你们要开口的地方。${unknown(view)}`,
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
  const places = `太阳在${toWhere(sun.degree, sun.sign)}${view.cast.isTimeUnknown ? "" : `，月亮在${toWhere(moon.degree, moon.sign)}`}${rising ? `，上升${signNames[rising]}` : ""}。`;
  const rare = aspect
    ? vary(view, "lead", [
        `先讲最少见的：${toAspectName(aspect)}${toRarity(aspect)}。${toAspectText(aspect)}。`,
        `${toAspectName(aspect)}${toRarity(aspect)}，跟你一样的人最少，所以放在前头：${toAspectText(aspect)}。`,
      ]).replace(/？。$/, "？")
    : "";
  return {
    text: `${places}${rare}${unknown(view)}`,
    facts: onlyHeld(view, ["body.sun", bodyFact(view, "moon"), "angle.ascendant", ...(aspect ? [aspect.id] : [])]),
  };
};

export const toLeadOf = (view: SkyView, part: Part): Claim => (part === "year" ? tellYear(view) : part === "two" ? tellTwo(view) : tellPart(view, part));
/** 头一句后面站着什么。 */
export const toLead = (view: SkyView, question: Question): Claim => {
  const part = findPart(question);
  return part === null ? tellWhole(view) : toLeadOf(view, part);
};

/** 追问的头几句：换一颗星、换一条理由来讲。 */
export const toAnswer = (view: SkyView, asked: Question, part: Part, turn: number): Claim & Head => {
  const reasons = listReasons(view, part);
  const own = reasons[(turn + 1) % Math.max(1, reasons.length)] ?? findReason(view, part, toLean(view, part));
  const judges = toJudges(view, part);
  const body = judges[turn % judges.length] ?? "sun";
  const close = view.aspects.filter(({ a, b }) => a === body || b === body);
  const near = close[turn % Math.max(1, Math.min(3, close.length))];
  const text = near
    ? `这一问要看${toPlace(view, body)}，它身上有一条近的：${toAspectName(near)}。`
    : `这一问要看${toPlace(view, body)}，没有近的相位牵着，就照它的星座讲。`;
  return {
    ...toHeadline(view, asked.kind === "how" ? { ...asked, kind: "open" } : asked),
    text: own ? `${text}旁边还有${sayReason(view, own)}。` : text,
    facts: onlyHeld(view, [bodyFact(view, body), ...(near ? [near.id] : []), ...toLeadFacts(view, part)]),
  };
};
