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
import { bodyNames, dignityNames, signNames, toDay, toWhen, toWhere } from "./names.ts";
import { toAspectName } from "./say-aspects.ts";
import { toTieName } from "./say-two.ts";
import { toDates, toHitName } from "./say-year.ts";

const head = headsOf("zh");

/** 一句事实：“土星刑你的金星，在2027年3月上旬”。 */
export const sayReason = (view: SkyView, reason: Reason | null): string => {
  if (!reason) return `太阳在${toWhere(view.cast.bodies.sun.degree, view.cast.bodies.sun.sign)}`;
  if (reason.kind === "aspect") return toAspectName(reason.aspect);
  if (reason.kind === "hit") return `${toDates(reason.hit.dates)}${toHitName(reason.hit)}`;
  if (reason.kind === "tie") return toTieName(reason.tie);
  const { sign } = view.cast.bodies[reason.body];
  return `${bodyNames[reason.body]}在${signNames[sign]}${dignityNames[view.cast.dignities.find(({ body }) => body === reason.body)!.dignity]}`;
};
/** 同一句，不带度数，日子只说头一个。 */
const sayShort = (view: SkyView, reason: Reason | null): string => {
  if (!reason) return `太阳在${signNames[view.cast.bodies.sun.sign]}`;
  if (reason.kind === "aspect") return toAspectName(reason.aspect).split("，")[0]!;
  if (reason.kind === "hit") return `${toDates(reason.hit.dates.slice(0, 1))}${toHitName(reason.hit)}`;
  if (reason.kind === "tie") return toTieName(reason.tie).split("，")[0]!;
  return sayReason(view, reason);
};
/** 再短一点：行运不带日子，入庙落陷只说星座。 */
const sayBare = (view: SkyView, reason: Reason | null): string => {
  if (reason?.kind === "hit") return toHitName(reason.hit);
  return reason?.kind === "dignity" ? `${bodyNames[reason.body]}在${signNames[view.cast.bodies[reason.body].sign]}` : sayShort(view, reason);
};
const sayWeighed = (view: SkyView, reason: Reason | null): string =>
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

const verdicts: Record<Polarity, Record<Lean, string>> = {
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

/** 说孩子的话前头带着“跟孩子在一起，”。 */
const toBare = (clause: string): string => clause.replace(/^跟孩子在一起，/, "");

const sayYesNo = (view: SkyView, question: Question, part: Part): Head => {
  const own = toLean(view, part);
  const { polarity, isDreaded } = question;
  // What speaks for two speaks against leaving.
  const lean = leanOf(asksToPart(question) ? -numberOf[own] : numberOf[own]);
  const weighed = (isOfYear(question) ? findYearReason(view, part) : null) ?? findReason(view, part, own);
  const [reason, short, bare] = [sayReason(view, weighed), sayShort(view, weighed), sayBare(view, weighed)];
  if (isDreaded) {
    const verdict = own === "notYet" ? "要防着，还没定" : own === "yes" ? "看着不会" : "不大会，先理顺自己这头";
    return head(`${verdict}：${reason}。`, `${verdict}：${short}。`, [`${verdict}：${bare}。`, `${reason}。`], [`${verdict}。`, `${reason}。`]);
  }
  const verdict = verdicts[polarity][lean];
  const clause = toHead(view, part);
  if (lean === "onlyIf" && polarity !== "should" && polarity !== "can")
    return head(
      [`${verdict}：${reason}。`, `${clause}。`],
      [`${verdict}：${short}。`, `${clause}。`],
      [`${verdict}：${bare}。`, `${short}，${clause}。`],
      [`${verdict}。`, `${reason}，${clause}。`],
    );
  if (lean === "onlyIf") {
    const step = toStep(view, part).replace(/^先/, "");
    return head(
      [`${verdict}：先${step}。`, `为的是${reason}。`],
      [`${verdict}：${short}。`, `先${step}。`],
      [`${verdict}：${bare}。`, `先${step}。`],
      [`${verdict}。`, `先${step}，因为${reason}。`],
    );
  }
  const rest = lean === "yes" || own === "yes" ? "" : "等它过去，或者先把这头理顺。";
  return head(
    [`${verdict}：${reason}。`, rest],
    [`${verdict}：${short}。`, rest],
    [`${verdict}：${bare}。`, `${short}。${rest}`],
    [`${verdict}。`, `${reason}。${rest}`],
  );
};

const sayTwo = (view: SkyView): Head => {
  if (!view.cast.synastry) return head([`一张盘说不了两个人；${toHead(view, "love")}。`, "能说的只是你带去了什么。"]);
  const lean = toLean(view, "two");
  const reason = findReason(view, "two", lean);
  const verdict = { yes: "合，比多数人合", onlyIf: "一半合，另一半要商量", notYet: "拉得动，歇不下" }[lean];
  return head(`${verdict}：${sayReason(view, reason)}。`, `${verdict}：${sayShort(view, reason)}。`, [`${verdict}。`, `${sayReason(view, reason)}。`]);
};
const sayYear = (view: SkyView, text: string): Head => {
  const [first] = view.hits;
  const outside = findYearOutside(view, text);
  if (outside) {
    const near = first ? `近处先记住${toDates(first.dates)}，${toHitName(first)}。` : `${toHead(view, "sun")}。`;
    return head([`${outside}年没排，行运只排到${toWhen(view.cast.yearAhead.to)}。`, near]);
  }
  if (!first)
    return head(
      [`这一年安静，${toHead(view, "sun")}。`, "没有慢星正正碰到你的要紧处。"],
      [`${toHead(view, "sun")}。`, "这一年安静，没有慢星正正碰到你的要紧处。"],
    );
  const kind = first.tone === "soft" || first.body === "jupiter" ? "这一年往开处走" : first.body === "uranus" ? "这一年会晃松几样东西" : "这一年要理东西";
  const when = `先记住${toDates(first.dates)}，${toHitName(first)}`;
  return head(`${kind}，${when}。`, [`${kind}：${toHitName(first)}。`, `${when}。`], [`${kind}。`, `${when}。`]);
};
const saySaturn = (view: SkyView): Head => {
  const own = view.returns.find(({ kind }) => kind === "saturnReturn");
  const { from, to } = view.cast.yearAhead;
  return own
    ? head(`你的土星回归正好在${toDates(own.dates)}。`, [`你的土星回归从${toDates(own.dates.slice(0, 1))}起。`, `几次正好在${toDates(own.dates)}。`])
    : head(["你的土星回归这一年还不到。", `${toWhen(from)}到${toWhen(to)}之间没有，它二十九年半来一次。`]);
};
const sayDay = (view: SkyView): Head | null => {
  const [own] = view.now;
  if (!own) return null;
  const pace = own.tone === "soft" ? "顺手" : "慢一点";
  return head(`${toDay(view.cast.transits.at)}${pace}：${toHitName(own)}。`, `这一天${pace}：${toHitName(own)}。`);
};
const sayWhole = (view: SkyView): Head => {
  const aspect = view.leadAspect;
  const moon = findSign(view, "moon");
  const sun = toHead(view, "sun");
  const inMoon = moon ? `，月亮在${signNames[moon]}` : "";
  const short = aspect ? `；最少见的是${toAspectName(aspect).split("，")[0]!}` : "";
  const rest = moon ? `月亮在${signNames[moon]}。` : "";
  return head(`${sun}${inMoon}${short}。`, [`${sun}${short}。`, ""], `${sun}${inMoon}。`, [`${sun}。`, rest]);
};

const sayHelper = (view: SkyView): Head => {
  const friends = findHouse(view, 11);
  const { jupiter } = view.cast.bodies;
  return friends
    ? head([`能帮你的，是${partnerSigns[friends.sign]}。`, `管朋友的第十一宫从${signNames[friends.sign]}起。`])
    : head([`能帮你的，是${partnerSigns[jupiter.sign]}。`, `管帮手的木星在${signNames[jupiter.sign]}。`]);
};

const sayChoice = (view: SkyView, question: Question, asked: Part): Head | null => {
  const score = scorePart(view, asked);
  const chosen = findChosen(question, score >= 0 ? 1 : -1);
  if (!chosen) return null;
  const reason = findReason(view, asked, score >= 0 ? "yes" : "notYet");
  const short = sayShort(view, reason);
  const place = chosen.chosen === question.options?.[0] ? "前" : "后";
  const rest = `${sayReason(view, reason)}。`;
  return head(
    `与其${chosen.left}，不如${chosen.chosen}：${short}。`,
    `不如${chosen.chosen}：${short}。`,
    [`与其${chosen.left}，不如${chosen.chosen}。`, rest],
    [`不如${chosen.chosen}。`, rest],
    [`两样里选${place}一样。`, rest],
  );
};
const sayWhen = (view: SkyView, asked: Part): Head | null => {
  const openings = listOpenings(view, asked);
  const [first, second] = openings.map((hit) => ({ date: toDates(hit.dates.slice(0, 1)), name: toHitName(hit) }));
  if (!first) return null;
  const rest = second ? `再一个在${second.date}，${second.name}。` : "";
  return head([`口子在${first.date}：${first.name}。`, rest], [`口子在${first.date}。`, `那时${first.name}。${rest}`]);
};
const sayHow = (view: SkyView, asked: Part): Head => {
  const step = toStep(view, asked);
  return head(`从这一步起：${step}。`, `${step}。`);
};

/** 先说这件事归谁管，再说盘里看得见的那一点。 */
const sayCare = (view: SkyView, question: Question): Head | null => {
  const beyond = findBeyond(question);
  if (beyond === "body") {
    const own = restHeads[toSignOf(view, "moon")];
    return head([`先听大夫的；${own}。`, "病不归盘管，能说的只有怎么歇。"], ["病不归盘管，先听大夫的。", `说到歇，${own}。`]);
  }
  if (beyond === "court")
    return head([`输赢问律师；${toHead(view, "sun")}。`, "输赢不归盘管，能说的只有你自己的脾气。"], ["输赢不归盘管，先问律师。", `${toHead(view, "sun")}。`]);
  return isSuspicion(question) ? head([`别人的事盘看不见；${toHead(view, "love")}。`, "看得见的只有你这一头。"]) : null;
};

/** 头一句就答：先看该不该由盘来答，再看问的哪一块，怎么问的。 */
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
    const short = sayShort(view, reason);
    return head(`因为${short}，加上${bare}。`, [`因为${short}。`, `再加上${clause}。`], [`因为${bare}。`, `${sayReason(view, reason)}。`]);
  }
  const weighed = sayWeighed(view, (isOfYear(question) ? findYearReason(view, asked) : null) ?? findReason(view, asked, toLean(view, asked)));
  return head(`${clause}，${weighed}。`, [`${clause}。`, `${weighed}。`], [`${bare}。`, `${weighed}。`]);
};
