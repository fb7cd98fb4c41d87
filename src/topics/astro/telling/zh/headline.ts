import { toAffirmed } from "../../../kit/asking/affirmed.ts";
import { findChosen } from "../../../kit/asking/choice.ts";
import { isSuspicion } from "../../../kit/asking/suspicion.ts";
import { toPolarity } from "../../../kit/question/polarity.ts";
import type { Question } from "../../../kit/question/question.ts";
import { findBeyondChart } from "../find-beyond.ts";
import { findPart, isOfManner, isOfYear } from "../find-part.ts";
import { findYearOutside } from "../find-year-outside.ts";
import { findNatalReason, findReason, findYearReason, type Lean, listOpenings, type Reason, scorePart, toLean } from "../lean.ts";
import type { Part } from "../parts.ts";
import { findHouse, findRising, findSign, type SkyView, toSignOf } from "../view.ts";
import { doings } from "./closing.ts";
import { callingSigns, partnerSigns, purseSigns } from "./cusps.ts";
import { childHeads, effortHeads, faceHeads, growthHeads, homeHeads, loveHeads, moneyHeads, peopleHeads, restHeads, sunHeads } from "./heads.ts";
import { bodyNames, dignityNames, signNames, toDay, toWhen, toWhere } from "./names.ts";
import { toAspectName } from "./say-aspects.ts";
import { toTieName } from "./say-two.ts";
import { toDates, toHitName } from "./say-year.ts";

/** 一句事实：“土星刑你的金星，在2027年3月上旬”。 */
export const sayReason = (view: SkyView, reason: Reason | null): string => {
  if (!reason) return `太阳在${toWhere(view.cast.bodies.sun.degree, view.cast.bodies.sun.sign)}`;
  if (reason.kind === "aspect") return toAspectName(reason.aspect);
  if (reason.kind === "hit") return `${toDates(reason.hit.dates)}${toHitName(reason.hit)}`;
  if (reason.kind === "tie") return toTieName(reason.tie);
  const { sign } = view.cast.bodies[reason.body];
  return `${bodyNames[reason.body]}在${signNames[sign]}${dignityNames[view.cast.dignities.find(({ body }) => body === reason.body)!.dignity]}`;
};
export const sayWeighed = (view: SkyView, reason: Reason | null): string =>
  reason ? `${reason.score >= 0 ? "帮你的是" : "要绕的是"}${sayReason(view, reason)}` : sayReason(view, reason);

/** 一张盘对一件事的一句话。 */
export const toHead = (view: SkyView, part: Part): string => {
  const { bodies } = view.cast;
  const moon = findSign(view, "moon") ?? bodies.moon.sign;
  const tenth = findHouse(view, 10);
  const second = findHouse(view, 2);
  const rising = findRising(view);
  if (part === "love" || part === "two") return loveHeads[bodies.venus.sign];
  if (part === "work") return `适合你的是${tenth ? callingSigns[tenth.sign].split("：")[0] : effortHeads[bodies.mars.sign]}`;
  if (part === "money") return second ? `你的钱${/^来/.test(purseSigns[second.sign]) ? "" : "，"}${purseSigns[second.sign]}` : moneyHeads[bodies.venus.sign];
  if (part === "family") return homeHeads[moon];
  if (part === "children") return childHeads[findHouse(view, 5)?.sign ?? moon];
  if (part === "growth") return growthHeads[bodies.jupiter.sign];
  if (part === "people") return peopleHeads[bodies.mercury.sign];
  if (part === "health") return restHeads[moon];
  if (part === "moon") return findSign(view, "moon") ? `月亮在${signNames[moon]}，${restHeads[moon]}` : sunHeads[bodies.sun.sign];
  if (part === "rising" && rising) return faceHeads[rising];
  return sunHeads[bodies.sun.sign];
};

const verdicts: Record<ReturnType<typeof toPolarity>, Record<Lean, string>> = {
  should: { yes: "可以", onlyIf: "可以，有个条件", notYet: "先缓一缓" },
  will: { yes: "看着会", onlyIf: "有机会", notYet: "眼下还看不到" },
  can: { yes: "能", onlyIf: "能，要费点劲", notYet: "眼下还差一步" },
  has: { yes: "有", onlyIf: "有一点", notYet: "眼下还没有" },
  is: { yes: "照这张盘看，是", onlyIf: "一半是", notYet: "照现在看还不是" },
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

/** 谁都不想听见“会”。 */
const unwelcome = /裁员|被裁|失业|离婚|被甩|被骗|破产/;
/** 替两个人说话的，就不替走说话。 */
const leaving = /分手|离婚|离开(?:他|她)|断了|断掉/;
const sayYesNo = (view: SkyView, question: Question, part: Part): string => {
  const own = toLean(view, part);
  const affirmed = toAffirmed(question, numberOf[own]);
  const lean = leanOf(leaving.test(question.text) ? -affirmed : affirmed);
  const reason = sayReason(view, (isOfYear(question.text) ? findYearReason(view, part) : null) ?? findReason(view, part, own));
  const polarity = toPolarity(question.text, "zh");
  if (unwelcome.test(question.text) && polarity !== "should") {
    if (own === "notYet") return `要防着，可还没定：${reason}。`;
    return `${own === "yes" ? "看着不会" : "不大会，自己这头先理顺"}：${reason}。`;
  }
  const verdict = verdicts[polarity][lean];
  if (lean === "onlyIf" && polarity !== "should" && polarity !== "can") return `${verdict}：${reason}，${toHead(view, part)}。`;
  if (lean === "onlyIf") return `${verdict}：先${toStep(view, part).replace(/^先/, "")}，因为${reason}。`;
  return lean === "yes" || own === "yes" ? `${verdict}：${reason}。` : `${verdict}：${reason}，等它过去，或者先把这头理顺。`;
};

const sayTwo = (view: SkyView): string => {
  if (!view.cast.synastry) return `一张盘说不了两个人合不合，只能说你带去了什么：${toHead(view, "love")}。`;
  const lean = toLean(view, "two");
  const reason = sayReason(view, findReason(view, "two", lean));
  return lean === "yes" ? `合，比多数人合：${reason}。` : lean === "onlyIf" ? `一半合，另一半要商量：${reason}。` : `拉得动，歇不下：${reason}。`;
};
const sayYear = (view: SkyView, text: string): string => {
  const [first] = view.hits;
  const outside = findYearOutside(view, text);
  if (outside) {
    const near = first ? `近处先记住${toDates(first.dates)}，${toHitName(first)}` : toHead(view, "sun");
    return `${outside}年的行运这张盘没排，只排到${toWhen(view.cast.yearAhead.to)}；${near}。`;
  }
  if (!first) return `这一年安静，没有慢星正正碰到你的要紧处，${toHead(view, "sun")}。`;
  const kind = first.tone === "soft" || first.body === "jupiter" ? "这一年往开处走" : first.body === "uranus" ? "这一年会晃松几样东西" : "这一年要理东西";
  return `${kind}，先记住${toDates(first.dates)}，${toHitName(first)}。`;
};
const saySaturn = (view: SkyView): string => {
  const own = view.returns.find(({ kind }) => kind === "saturnReturn");
  const { from, to } = view.cast.yearAhead;
  return own ? `你的土星回归正好在${toDates(own.dates)}。` : `${toWhen(from)}到${toWhen(to)}没有你的土星回归，它二十九年半来一次。`;
};
const sayDay = (view: SkyView): string | null => {
  const [own] = view.now;
  return own ? `${toDay(view.cast.transits.at)}${own.tone === "soft" ? "顺手" : "慢一点"}：${toHitName(own)}。` : null;
};
const sayWhole = (view: SkyView): string => {
  const aspect = view.leadAspect;
  const moon = findSign(view, "moon");
  return `${toHead(view, "sun")}${moon ? `，月亮在${signNames[moon]}` : ""}${aspect ? `；你这张盘最少见的是${toAspectName(aspect)}` : ""}。`;
};

const sayHelper = (view: SkyView): string => {
  const friends = findHouse(view, 11);
  const { jupiter } = view.cast.bodies;
  return friends
    ? `能帮你的，是${partnerSigns[friends.sign]}：管朋友的第十一宫从${signNames[friends.sign]}起。`
    : `能帮你的，是${partnerSigns[jupiter.sign]}：管帮手的木星在${signNames[jupiter.sign]}。`;
};

/** 头一句就答：先看该不该由盘来答，再看问的哪一块，怎么问的。 */
export const toHeadline = (view: SkyView, question: Question): string => {
  const { text, kind } = question;
  if (text === "") return sayWhole(view);
  const beyond = findBeyondChart(text);
  if (beyond === "body") return `病不归盘管，先听大夫的；说到歇，${restHeads[toSignOf(view, "moon")]}。`;
  if (beyond === "court") return `输赢不归盘管，材料先给律师看；只说你自己的脾气，${toHead(view, "sun")}。`;
  if (isSuspicion(text)) return `别人口袋里的事，盘看不见；看得见的是${toHead(view, "love")}。`;
  const part = findPart(question);
  if (part === "two") return sayTwo(view);
  if (part === null && (kind === "open" || kind === "who")) return sayWhole(view);
  const asked = part ?? "sun";
  if (kind === "choice") {
    const score = scorePart(view, asked);
    const chosen = findChosen(question, score >= 0 ? 1 : -1);
    if (chosen) return `与其${chosen.left}，不如${chosen.chosen}：${sayReason(view, findReason(view, asked, score >= 0 ? "yes" : "notYet"))}。`;
  }
  if (kind === "when" && part !== "year") {
    const openings = listOpenings(view, asked);
    if (openings.length > 0) return `眼前看得到的口子在${openings.map((hit) => `${toDates(hit.dates.slice(0, 1))}（${toHitName(hit)}）`).join("和")}。`;
  }
  if (/土星回归/.test(text)) return saySaturn(view);
  if (part === "year") return (view.isOfDay ? sayDay(view) : null) ?? sayYear(view, text);
  if (kind === "who" && asked === "people") return sayHelper(view);
  if (kind === "yesNo") return sayYesNo(view, question, asked);
  const reason = sayReason(view, findReason(view, asked, "notYet"));
  if (kind === "why") return `因为${sayReason(view, findNatalReason(view, asked))}，加上${toHead(view, asked)}。`;
  if (kind === "how" && !isOfManner(text)) return `从这一步起：${toStep(view, asked)}，因为${reason}。`;
  return `${toHead(view, asked)}，${sayWeighed(view, (isOfYear(text) ? findYearReason(view, asked) : null) ?? findReason(view, asked, toLean(view, asked)))}。`;
};
