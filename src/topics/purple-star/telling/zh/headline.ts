import { asksToPart } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { isStaying } from "../../../kit/hearing/choice.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import { partings } from "../../../kit/telling/partings.ts";
import type { PalaceName } from "../../data/palaces.ts";
import { hardStars } from "../../data/stars.ts";
import { doings, mannerDoings } from "../../data/zh/closing.ts";
import { heads } from "../../data/zh/heads.ts";
import { annualShort, annualTexts, decadeStars, decadeTexts } from "../../data/zh/times.ts";
import { starMatters } from "../../data/zh/transformed.ts";
import { findPart, isField, isOfDecade } from "../find-part.ts";
import { type Lean, listGoodYears, type Reason, scorePalace, toLean, toReason, toYearPalace } from "../lean.ts";
import { type Field, palacesOf } from "../parts.ts";
import { toManner } from "../rules-closing.ts";
import type { MajorStar, PlateView } from "../view.ts";
import { palaceMatters, toPalaceTitle } from "./palaces.ts";
import { patternWords, toShare } from "./patterns.ts";
import { palaceTexts } from "./say-places.ts";

const head = headsOf("zh");

/** 一句事实：“天机化禄就在官禄宫”。 */
const sayReason = (reason: Reason, title: string): string => {
  const { kind, star } = reason;
  if (kind === "transformed") return reason.which === "忌" ? `${star}化忌正卡在${title}` : `${star}化${reason.which}就在${title}`;
  if (kind === "seen") return `${star}化${reason.which}从三方四正${reason.which === "忌" ? "牵" : "照"}着${title}`;
  if (kind === "minor") return hardStars.includes(star) ? `要绕开${title}里的${star}` : `${title}里有${star}`;
  if (kind === "dim") return `${title}的${star}不够亮`;
  return kind === "bright" ? `${title}的${star}正亮` : `${title}由${star}守着`;
};
const toMajor = ({ palaces }: PlateView, name: PalaceName): MajorStar => palaces[name].majors[0].name;
/** “官禄宫坐着天机”. */
const saySeat = (view: PlateView, name: PalaceName): string =>
  `${toPalaceTitle(name)}${view.palaces[name].isBorrowed ? "借的是" : "坐着"}${toMajor(view, name)}`;

const opens: Record<Field, (clause: string) => string> = {
  character: (clause) => `你这个人${clause}`,
  love: (clause) => `你的缘分是${clause}`,
  work: (clause) => `适合你的是${clause}`,
  money: (clause) => `你挣的是${clause}`,
  people: (clause) => `你能靠的是${clause}`,
  health: (clause) => `身体上的头一件事：${clause}`,
};
const ifs: Record<Field, (clause: string) => string> = {
  character: (clause) => `只要记得你${clause}`,
  love: (clause) => `照这个路子：${clause}`,
  work: (clause) => `只要是${clause}`,
  money: (clause) => `只要是${clause}`,
  people: (clause) => `只要找的是${clause}`,
  health: (clause) => `只要做到这一样：${clause}`,
};
/** The first step of a how, by the star of the palace. */
const toStep = (view: PlateView, field: Field): string => {
  const star = toMajor(view, palacesOf[field][0]!);
  return field === "people" || field === "health" ? mannerDoings[field][toManner(star)] : doings[field][star];
};
const verdicts: Record<Polarity, Record<Lean, string>> = {
  should: { yes: "可以", onlyIf: "可以", notYet: "先缓一缓" },
  will: { yes: "看着会", onlyIf: "有机会", notYet: "眼下还看不到" },
  can: { yes: "能", onlyIf: "能", notYet: "眼下还差一步" },
  has: { yes: "有", onlyIf: "有", notYet: "眼下还没有" },
  is: { yes: "多半是", onlyIf: "有几分像", notYet: "眼下看不像" },
};
const turned: Record<Lean, string> = { yes: "看着不会", onlyIf: "不大会", notYet: "要防着" };

const sayYesNo = (view: PlateView, question: Question, field: Field): Head => {
  const { polarity, isDreaded } = question;
  const isParting = asksToPart(question);
  const name = palacesOf[field][0]!;
  const lean = toLean(view, field);
  const decided = toReason(view, name, lean);
  const reason = sayReason(decided, toPalaceTitle(name));
  const verdict = (isParting ? partings.zh : isDreaded ? turned : verdicts[polarity])[lean];
  if (lean === "yes") return head(`${verdict}：${reason}，底子撑得住。`, [`${verdict}：${reason}。`, "底子撑得住。"]);
  if (lean === "notYet") return head([`${verdict}：${reason}。`, "先把这一处摆平再说。"]);
  const step = toStep(view, field);
  if (isParting) return head([`${verdict}：${reason}。`, `谈之前，${step}。`]);
  if (isDreaded) return head([`${verdict}，先做这步：${step}。`, `${reason}。`]);
  if (polarity !== "should") return head([`${verdict}${decided.kind === "plain" ? "：" : "，只是"}${reason}。`, `先做好这一步：${step}。`]);
  const condition = `${verdict}，${ifs[field](heads[field][toMajor(view, name)])}`;
  return head(`${condition}；${reason}。`, [`${condition}。`, `${reason}。`]);
};

const sayChoice = (view: PlateView, [one, other]: readonly [string, string], field: Field): Head => {
  const isStay = [isStaying(one, "zh"), isStaying(other, "zh")];
  if (isStay[0] !== isStay[1]) {
    const moves = scorePalace(view, "迁移") > scorePalace(view, "田宅");
    const [stay, go] = isStay[0] ? [one, other] : [other, one];
    const [to, from] = moves ? [go, stay] : [stay, go];
    const name = moves ? "迁移" : "田宅";
    const reason = sayReason(toReason(view, name, "yes"), toPalaceTitle(name));
    const rather = `与其${from}，不如${to}`;
    const stronger = `${moves ? "动" : "守"}的那头更有力。`;
    return head([`${rather}：${reason}。`, stronger], [`不如${to}：${reason}。`, stronger], [`${moves ? "动比守好" : "守比动好"}：${reason}。`, `${rather}。`]);
  }
  const kept = field === "character" ? "work" : field;
  const name = palacesOf[kept][0]!;
  const [kind] = heads[kept][toMajor(view, name)].split("，");
  const named = `“${one}”和“${other}”，盘上分不出名字，分得出路数，${saySeat(view, name)}。`;
  if (kept === "health") return head([`选更合这一条的：${heads.health[toMajor(view, name)]}。`, named]);
  return head(
    [`“${one}”“${other}”，哪头更像${kind}就选哪头。`, `盘上分不出名字，分得出路数，${saySeat(view, name)}。`],
    [`哪头更像${kind}，就选哪头。`, named],
  );
};

const sayWhy = (view: PlateView, field: Field): Head => {
  const name = palacesOf[field][0]!;
  const { palaces, cast } = view;
  const own = palaces[name];
  const star = cast.transformations.忌;
  if (own.transformed.includes("忌")) return head([`因为${star}化忌在${toPalaceTitle(name)}，${starMatters[star]}上打着结。`, "这个结正卡在你问的事上。"]);
  if (palaces[own.opposite].transformed.includes("忌"))
    return head([`因为${star}化忌在${toPalaceTitle(own.opposite)}，冲着对面的${toPalaceTitle(name)}。`, `${starMatters[star]}上打着结。`]);
  const seat = saySeat(view, name);
  const [first] = palaceTexts[name][toMajor(view, name)].split("。");
  const beside = own.hard.length > 0 ? `同宫还有${own.hard.join("、")}` : "";
  return head(
    [`因为${seat}：${first}。`, beside && `${beside}。`],
    [`因为${first}。`, `${seat}${beside && `，${beside}`}。`],
    [`因为${opens[field](heads[field][toMajor(view, name)])}。`, `${seat}${beside && `，${beside}`}。`],
  );
};

const sayWhen = (view: PlateView, field: Field): Head | null => {
  const name = palacesOf[field][0]!;
  const [first, second] = listGoodYears(view, name);
  return first && second ? head([`看${first}年和${second}年，那两年流年动到你的${toPalaceTitle(name)}。`, "走到、照到、化禄都算。"]) : null;
};

const sayWhole = (view: PlateView): Head => {
  const [rarest] = view.patterns;
  if (rarest && rarest.percent < 10) {
    const { name, meaning } = patternWords[rarest.name];
    const share = `${toShare(rarest.percent)}成“${name}”。`;
    return head([`你这张盘最少见的是“${name}”：${meaning}。`, share], [`最少见的是“${name}”：${meaning}。`, share]);
  }
  const { 禄: fortune, 忌: snag } = view.cast.transformations;
  const [to, from] = [view.palaceOf(fortune), view.palaceOf(snag)];
  const rest = `没有少见的格局，看头就在${toPalaceTitle(to)}${to === from ? "" : `和${toPalaceTitle(from)}`}。`;
  return to === from
    ? head([`${fortune}化禄、${snag}化忌都在${toPalaceTitle(to)}，${palaceMatters[to]}上又松又紧。`, rest])
    : head([`${fortune}化禄，${palaceMatters[to]}顺；${snag}化忌，${palaceMatters[from]}要磨。`, rest]);
};

const sayYear = (view: PlateView, question: Question): Head => {
  const { year } = view;
  if (!year) return sayWhole(view);
  if (isOfDecade(question) && year.decade && !year.decade.isChildhood) {
    const { palace, from, to } = year.decade;
    return head([`虚岁${from}到${to}走${toPalaceTitle(palace)}，主调是${decadeStars[toMajor(view, palace)]}。`, `这个大限，${decadeTexts[palace]}。`]);
  }
  const to = view.palaceOf(year.transformations.禄);
  const from = view.palaceOf(year.transformations.忌);
  const ways = to === from ? `一松一紧都在${palaceMatters[to]}` : `顺在${palaceMatters[to]}，紧在${palaceMatters[from]}`;
  return head([`${year.year}年${annualShort[year.palace]}，${ways}。`, `${annualTexts[year.palace]}。`]);
};

const yearVerdicts: Record<Lean, readonly [verdict: string, rest: string]> = {
  yes: ["顺当", "可以往前要一步。"],
  onlyIf: ["只顺一半", "有得做，要挑着做。"],
  notYet: ["要缓着来", "先守，不宜押大的。"],
};
const yearMatters: Record<Field, string> = { character: "你自己", love: "感情", work: "事业", money: "钱上", people: "交友", health: "身子" };
const sayYearOf = (view: PlateView, field: Field): Head => {
  const year = view.year!;
  const own = palacesOf[field][0]!;
  const name = toYearPalace(year, field);
  const lean = toLean(view, field);
  const [verdict, rest] = yearVerdicts[lean];
  const reason = sayReason(toReason(view, name, lean), toPalaceTitle(name));
  return head([
    `${year.year}年${yearMatters[field]}${verdict}：${reason}。`,
    `${year.isNow ? "今年" : "那一年"}的${toPalaceTitle(own)}落在你的${toPalaceTitle(name)}，${rest}`,
  ]);
};

const saySchool = ({ cast: { variants, soulPalace } }: PlateView): Head =>
  variants[0]
    ? head([`会不一样：这里命宫在${soulPalace}，换条规矩就在${variants[0].soulPalace}。`, "差就差在时辰和换日换月上。"])
    : head([`照哪条规矩，你的命宫都在${soulPalace}，别处该一样。`, "换钟、换日、换闰月，都试过了。"]);

const sayField = (view: PlateView, question: Question, field: Field): Head => {
  const { kind, options } = question;
  const name = palacesOf[field][0]!;
  const decided = toReason(view, name, toLean(view, field));
  const reason = sayReason(decided, toPalaceTitle(name));
  const opening = opens[field](heads[field][toMajor(view, name)]);
  const seated = `${toPalaceTitle(name)}${view.palaces[name].isBorrowed ? "借" : "坐"}${toMajor(view, name)}，${opening}。`;
  const open = head(`${opening}；${reason}。`, [seated, decided.kind === "plain" ? "" : `${reason}。`], [`${opening}。`, `${reason}。`]);
  if (options) return sayChoice(view, options, field);
  if (kind === "when") return sayWhen(view, field) ?? open;
  if (view.isYearAsked && view.year) return sayYearOf(view, field);
  if (kind === "yesNo") return sayYesNo(view, question, field);
  if (kind === "why") return sayWhy(view, field);
  if (kind === "how") return head([`从这一步起：${toStep(view, field)}。`, `${reason}。`]);
  if (kind === "who" && field !== "love" && field !== "people")
    return head(`去找${heads.people[toMajor(view, "仆役")]}；明处的贵人天魁在${toPalaceTitle(view.palaceOf("天魁"))}。`);
  return open;
};

/** One sentence that answers: by the care it needs, by its part, by its kind. */
export const toHeadline = (view: PlateView, question: Question): Head => {
  const beyond = findBeyond(question);
  if (beyond === "body") return head([`先听大夫的；作息上，${heads.health[toMajor(view, "疾厄")]}。`, "病和药盘上断不了。"]);
  if (beyond === "court")
    return head([`材料先给律师看；你这头${heads.character[toMajor(view, "命宫")]}。`, "输赢盘上断不了，看得见的只是你在这件事里的脾气。"]);
  if (question.text === "") return sayWhole(view);
  const part = findPart(question);
  if (part === "school") return saySchool(view);
  if (isField(part)) return sayField(view, question, part);
  return part === "year" || question.kind === "open" ? sayYear(view, question) : sayField(view, question, "character");
};
