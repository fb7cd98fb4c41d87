import { asksToPart } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { isStaying } from "../../../kit/hearing/choice.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question } from "../../../kit/hearing/question.ts";
import { partings } from "../../../kit/telling/partings.ts";
import { hardStars } from "../../data/stars.ts";
import { doings, mannerDoings } from "../../data/zh/closing.ts";
import { heads } from "../../data/zh/heads.ts";
import { annualTexts, decadeStars, decadeTexts } from "../../data/zh/times.ts";
import { starMatters } from "../../data/zh/transformed.ts";
import { findPart, isField, isOfDecade } from "../find-part.ts";
import { type Lean, listGoodYears, type Reason, scorePalace, toLean, toReason, toYearPalace } from "../lean.ts";
import { type Field, palacesOf } from "../parts.ts";
import { toManner } from "../rules-closing.ts";
import type { PlateView } from "../view.ts";
import { palaceMatters, toPalaceTitle } from "./palaces.ts";
import { patternWords } from "./patterns.ts";
import { palaceTexts } from "./say-places.ts";

const sayReason = (reason: Reason, title: string): string => {
  const { kind, star } = reason;
  if (kind === "transformed") return reason.which === "忌" ? `${star}化忌正卡在${title}` : `${star}化${reason.which}就在${title}`;
  if (kind === "seen") return reason.which === "忌" ? `三方四正里有${star}化忌牵着${title}` : `三方四正里有${star}化${reason.which}照着${title}`;
  if (kind === "minor" && hardStars.includes(star)) return `要绕开的是${title}里的${star}`;
  if (kind === "dim") return `要补的是${title}里${star}不亮的那一块`;
  if (kind === "minor") return `${title}里有${star}`;
  return kind === "bright" ? `${title}的${star}正亮` : `${title}由${star}守着`;
};

const opens: Record<Field, (head: string) => string> = {
  character: (head) => `你这个人${head}`,
  love: (head) => `你的缘分是${head}`,
  work: (head) => `适合你的是${head}`,
  money: (head) => `你挣的是${head}`,
  people: (head) => `你能靠的是${head}`,
  health: (head) => `身体上的头一件事：${head}`,
};
const ifs: Record<Field, (head: string) => string> = {
  character: (head) => `只要记得你${head}`,
  love: (head) => `只要照这个路子：${head}`,
  work: (head) => `只要是${head}`,
  money: (head) => `只要是${head}`,
  people: (head) => `只要找的是${head}`,
  health: (head) => `只要做到这一样：${head}`,
};
/** The first step of a how, by the star of the palace. */
const toStep = ({ palaces }: PlateView, field: Field): string => {
  const star = palaces[palacesOf[field][0]!].majors[0].name;
  return field === "people" || field === "health" ? mannerDoings[field][toManner(star)] : doings[field][star];
};
const verdicts: Record<Polarity, Record<Lean, string>> = {
  should: { yes: "可以", onlyIf: "可以", notYet: "先缓一缓" },
  will: { yes: "看着会", onlyIf: "有机会", notYet: "眼下还看不到" },
  can: { yes: "能", onlyIf: "能", notYet: "眼下还差一步" },
  has: { yes: "有", onlyIf: "有", notYet: "眼下还没有" },
  is: { yes: "多半是", onlyIf: "说得上是", notYet: "照现在看还不是" },
};
const turned: Record<Lean, string> = { yes: "看着不会", onlyIf: "不大会", notYet: "要防着" };

const sayYesNo = (view: PlateView, question: Question, field: Field): string => {
  const { polarity, isDreaded } = question;
  const isParting = asksToPart(question);
  const name = palacesOf[field][0]!;
  const lean = toLean(view, field);
  const reason = sayReason(toReason(view, name, lean), toPalaceTitle(name));
  const verdict = (isParting ? partings.zh : isDreaded ? turned : verdicts[polarity])[lean];
  const head = heads[field][view.palaces[name].majors[0].name];
  if (lean === "yes") return `${verdict}：${reason}，底子撑得住。`;
  if (lean === "onlyIf" && (isDreaded || isParting)) return `${verdict}，先做好这一步：${toStep(view, field)}；${reason}。`;
  return lean === "onlyIf" ? `${verdict}，${ifs[field](head)}；${reason}。` : `${verdict}：${reason}，先把这一处摆平再说。`;
};

const sayChoice = (view: PlateView, [one, other]: readonly [string, string], field: Field): string => {
  const isStay = [isStaying(one, "zh"), isStaying(other, "zh")];
  if (isStay[0] !== isStay[1]) {
    const moves = scorePalace(view, "迁移") > scorePalace(view, "田宅");
    const [stay, go] = isStay[0] ? [one, other] : [other, one];
    const [to, from] = moves ? [go, stay] : [stay, go];
    const name = moves ? "迁移" : "田宅";
    return `与其${from}，不如${to}：${sayReason(toReason(view, name, "yes"), toPalaceTitle(name))}，${moves ? "动" : "守"}的那头更有力。`;
  }
  const kept = field === "character" ? "work" : field;
  return `“${one}”和“${other}”，盘上分不出名字，分得出路数：哪头更像${heads[kept][view.palaces[palacesOf[kept][0]!].majors[0].name]}，就选哪头。`;
};

const sayWhy = (view: PlateView, field: Field): string => {
  const name = palacesOf[field][0]!;
  const { palaces, cast } = view;
  const own = palaces[name];
  const snagged = [name, own.opposite].find((at) => palaces[at].transformed.includes("忌"));
  if (snagged)
    return `因为${cast.transformations.忌}化忌在${toPalaceTitle(snagged)}，${starMatters[cast.transformations.忌]}上打着结，${snagged === name ? "正卡在这件事上" : `冲着对面的${toPalaceTitle(name)}`}。`;
  const [{ name: star }] = own.majors;
  const [first] = palaceTexts[name][star].split("。");
  return `因为${toPalaceTitle(name)}${own.isBorrowed ? "借的是" : "坐着"}${star}${own.hard.length > 0 ? `，又有${own.hard.join("、")}` : ""}：${first}。`;
};

const sayWhen = (view: PlateView, field: Field): string | null => {
  const name = palacesOf[field][0]!;
  const [first, second] = listGoodYears(view, name);
  return first && second ? `看得见的当口是${first}年和${second}年：流年走到、照到你的${toPalaceTitle(name)}，或是化禄进来。` : null;
};

const sayWhole = (view: PlateView): string => {
  const [rarest] = view.patterns;
  if (rarest && rarest.percent < 10) {
    const { name, meaning } = patternWords[rarest.name];
    return `你这张盘最少见的是“${name}”，一百张里约有${rarest.percent}张：${meaning}。`;
  }
  const { 禄: fortune, 忌: snag } = view.cast.transformations;
  const [{ name }] = view.palaces.命宫.majors;
  return `你这张盘没有少见的格局，看头在${fortune}化禄到${toPalaceTitle(view.palaceOf(fortune))}、${snag}化忌到${toPalaceTitle(view.palaceOf(snag))}：${heads.character[name]}的人，${palaceMatters[view.palaceOf(fortune)]}顺，${palaceMatters[view.palaceOf(snag)]}要磨。`;
};

const sayYear = (view: PlateView, question: Question): string => {
  const { year } = view;
  if (!year) return sayWhole(view);
  if (isOfDecade(question) && year.decade && !year.decade.isChildhood) {
    const { palace, from, to } = year.decade;
    return `虚岁${from}到${to}这个大限走在${toPalaceTitle(palace)}：${decadeTexts[palace]}，主调是${decadeStars[view.palaces[palace].majors[0].name]}。`;
  }
  const to = view.palaceOf(year.transformations.禄);
  const from = view.palaceOf(year.transformations.忌);
  return `${year.year}年：${annualTexts[year.palace]}，${to === from ? `一松一紧都在${palaceMatters[to]}` : `顺在${palaceMatters[to]}，紧在${palaceMatters[from]}`}。`;
};

const yearVerdicts: Record<Lean, string> = { yes: "走得动，可以往前要一步", onlyIf: "有得做，要挑着做", notYet: "先守，不宜押大的" };
const sayYearOf = (view: PlateView, field: Field): string => {
  const year = view.year!;
  const name = toYearPalace(year, field);
  const lean = toLean(view, field);
  return `${year.year}年${palaceMatters[palacesOf[field][0]!]}${yearVerdicts[lean]}：${year.isNow ? "今年" : "那一年"}的${toPalaceTitle(palacesOf[field][0]!)}落在你的${toPalaceTitle(name)}，${sayReason(toReason(view, name, lean), toPalaceTitle(name))}。`;
};

const saySchool = ({ cast: { variants, soulPalace } }: PlateView): string =>
  variants[0]
    ? `会不一样：这里命宫在${soulPalace}，换一条规矩就在${variants[0].soulPalace}，差就差在时辰和换日换月上。`
    : `换钟、换日、换闰月的规矩，你的命宫都还在${soulPalace}，别处该排得一样。`;

const sayField = (view: PlateView, question: Question, field: Field): string => {
  const { kind, options } = question;
  const name = palacesOf[field][0]!;
  const head = heads[field][view.palaces[name].majors[0].name];
  const reason = sayReason(toReason(view, name, toLean(view, field)), toPalaceTitle(name));
  if (options) return sayChoice(view, options, field);
  if (kind === "when") return sayWhen(view, field) ?? `${opens[field](head)}；${reason}。`;
  if (view.isYearAsked && view.year) return sayYearOf(view, field);
  if (kind === "yesNo") return sayYesNo(view, question, field);
  if (kind === "why") return sayWhy(view, field);
  if (kind === "how") return `从这一步起：${toStep(view, field)}；${reason}。`;
  if (kind === "who" && field !== "love" && field !== "people")
    return `去找${heads.people[view.palaces.仆役.majors[0].name]}；明处的贵人天魁在${toPalaceTitle(view.palaceOf("天魁"))}。`;
  return `${opens[field](head)}；${reason}。`;
};

/** One sentence that answers: by the care it needs, by its part, by its kind. */
export const toHeadline = (view: PlateView, question: Question): string => {
  const beyond = findBeyond(question);
  const health = heads.health[view.palaces.疾厄.majors[0].name];
  if (beyond === "body") return `病和药盘上断不了，先听大夫的；盘上只说得了作息：${health}。`;
  if (beyond === "court") return `输赢盘上断不了，材料先给律师看；盘上只看得见你在这件事里的脾气：${heads.character[view.palaces.命宫.majors[0].name]}。`;
  if (question.text === "") return sayWhole(view);
  const part = findPart(question);
  if (part === "school") return saySchool(view);
  if (isField(part)) return sayField(view, question, part);
  return part === "year" || question.kind === "open" ? sayYear(view, question) : sayField(view, question, "character");
};
