import { asksToPart, isOfAll, isOfAnothersHeart, isOfFit, isOfQuarrel, isOfSelf, isOfStudy, isOfTiredness } from "../../../kit/hearing/about.ts";
import { findBeyond } from "../../../kit/hearing/beyond.ts";
import { findChosen } from "../../../kit/hearing/choice.ts";
import type { Polarity } from "../../../kit/hearing/polarity.ts";
import type { Question, Theme } from "../../../kit/hearing/question.ts";
import { isSuspicion } from "../../../kit/hearing/suspicion.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
import { partings } from "../../../kit/telling/partings.ts";
import type { CoreNumber } from "../../data/numbers.ts";
import { firstSteps, paces, quarrels, reasons, studies, trips, yearReasons, yearUses } from "../../data/zh/answers.ts";
import { helpers } from "../../data/zh/closing.ts";
import { lessonTexts } from "../../data/zh/days.ts";
import { heads, secondTexts } from "../../data/zh/fields.ts";
import { wantTexts } from "../../data/zh/pairs.ts";
import { nextTexts, pinnacleTexts, yearWords } from "../../data/zh/times.ts";
import {
  asksOfLack,
  asksOfPath,
  asksOfPinnacle,
  asksOfSchool,
  asksOfThisYear,
  asksOfTrip,
  asksToMakeUp,
  asksWhatSuits,
  asksWhatToMind,
  findPart,
  isTheme,
  type Part,
} from "../parts.ts";
import { findOpenMonth, findRarestLesson, type Lean, type NumerologyView, toCounter, toLean, toPair } from "../view.ts";
import { coreNames, themeNames, toOrdinal } from "./names.ts";

const head = headsOf("zh");

export const toYearText = ({ year }: NumerologyView): string => `${year.year}年是流年${year.number}`;
const toReason = (view: NumerologyView, theme: Theme): string => `${toYearText(view)}，${yearReasons[theme][view.year.number]}。`;
/** “像住进山里，人来得少” → “像住进山里” and “人来得少”. */
const toHalves = (text: string): [string, string] => {
  const at = text.indexOf("，");
  return [text.slice(0, at), text.slice(at + 1)];
};

const verdicts: Record<Polarity, Record<Lean, string>> = {
  should: { yes: "可以", onlyIf: "可以", notYet: "先缓一缓" },
  will: { yes: "看着会", onlyIf: "有机会", notYet: "眼下还看不到" },
  can: { yes: "能", onlyIf: "能", notYet: "眼下还差一步" },
  has: { yes: "有", onlyIf: "有，不多", notYet: "眼下还没有" },
  is: { yes: "多半是", onlyIf: "说得上是", notYet: "照现在看还不是" },
};
const turned: Record<Lean, string> = { yes: "看着不会", onlyIf: "不大会", notYet: "要防着" };
/** Whether two suit each other is no leave to act. */
const fits: Record<Lean, string> = { yes: "合得来", onlyIf: "合得来", notYet: "还差一点" };

const sayYesNo = (view: NumerologyView, question: Question, theme: Theme): Head => {
  const lean = toLean(view, theme);
  const { number } = view.year;
  const isParting = asksToPart(question);
  const verdict = (isParting ? partings.zh : question.isDreaded ? turned : isOfFit(question) ? fits : verdicts[question.polarity])[lean];
  if (lean !== "onlyIf") return head(`${verdict}：${toReason(view, theme)}`, `${verdict}：流年${number}，${yearReasons[theme][number]}。`);
  const step = firstSteps[theme][number];
  return head(
    [`${verdict}${isParting ? "" : `，流年${number}有个条件`}：${step}。`, toReason(view, theme)],
    [`${verdict}${isParting ? "" : "，有个条件"}：${step}。`, toReason(view, theme)],
  );
};

const sayWhen = (view: NumerologyView, theme: Theme): Head => {
  const { year, month, yearNumber, monthNumber } = findOpenMonth(view, theme);
  const opening = `${theme === "inner" ? "心里松下来" : `${themeNames[theme]}的事`}看${year}年${month}月起`;
  const reason = yearReasons[theme][yearNumber];
  return head(
    [`${opening}，${reason}。`, `那是流年${yearNumber}里的流月${monthNumber}。`],
    [`${opening}，流年${yearNumber}流月${monthNumber}。`, `流年${yearNumber}，${reason}。`],
  );
};

/** Numbers that go, in a year; the others stay. */
const going: readonly number[] = [1, 3, 5, 8];
const sayChoice = (view: NumerologyView, question: Question): Head => {
  const { number } = view.year;
  const isGoing = going.includes(number);
  const found = findChosen(question, isGoing ? 1 : -1);
  if (!found) return head(`两头都行，挑能让你${wantTexts[view.lifePath.digit]}的那一头。`);
  const why = `流年${number}，${isGoing ? "动比守顺手" : "守比动顺手"}`;
  const rest = `${toYearText(view)}，${yearWords[number]}。`;
  const place = found.chosen === question.options?.[0] ? "前" : "后";
  return head([`选“${found.chosen}”：${why}。`, rest], [`选${place}一样：${why}。`, rest]);
};

/** How a field goes in a year, after its name. */
const goings: Record<Lean, string> = { yes: "走得动", onlyIf: "要挑着做", notYet: "先守" };
const innerGoings: Record<Lean, string> = { yes: "松得开", onlyIf: "时紧时松", notYet: "绷得紧" };
const sayYearOf = (view: NumerologyView, theme: Theme): Head => {
  const { year, number } = view.year;
  const word = (theme === "inner" ? innerGoings : goings)[toLean(view, theme)];
  const opening = `${year}年${themeNames[theme]}${theme === "money" ? "上" : ""}${word}`;
  return head(`${opening}：流年${number}，${yearReasons[theme][number]}。`, `${opening}：${yearReasons[theme][number]}。`);
};

const sayPinnacle = ({ year: { next, pinnacle } }: NumerologyView): Head => {
  if (!next) {
    const [air, more] = toHalves(pinnacleTexts[pinnacle.number as CoreNumber]);
    return head([`${pinnacle.startYear}年起是最后一段高峰，数是${pinnacle.number}：${air}。`, `${more}。`]);
  }
  if (next.number === pinnacle.number) return head(`${next.startYear}年换到下一段高峰，数还是${next.number}。`);
  const [turn, advice] = toHalves(nextTexts[next.number as CoreNumber]);
  const opening = `${next.startYear}年高峰数从${pinnacle.number}换成${next.number}`;
  return head(`${opening}，${turn}，${advice}。`, [`${opening}，${turn}。`, `${advice}。`]);
};

const sayTimes = (view: NumerologyView, question: Question): Head => {
  const { year, number, next, pinnacle, place } = view.year;
  if (asksOfPinnacle(question)) return sayPinnacle(view);
  const rest =
    next && next.number !== pinnacle.number
      ? `更大的天气${next.startYear}年才换，从${pinnacle.number}换成${next.number}。`
      : `更大的天气是第${toOrdinal(place)}段高峰，还是${pinnacle.number}。`;
  if (view.isYearAsked) return head([`${year}年${yearUses[number]}：这是你的流年${number}。`, rest]);
  return head([`${paces[number]}：${year}年是你的流年${number}。`, rest], [`${paces[number]}：${toYearText(view)}。`, rest]);
};

const whole = (view: NumerologyView): Head => {
  const { lifePath, repeat } = view;
  if (repeat)
    return head([
      `你的数里最要紧的是${repeat.digit}，凡事要${wantTexts[repeat.digit]}。`,
      `${repeat.cores.map((core) => coreNames[core]).join("、")}都落在${repeat.digit}上头。`,
    ]);
  const { core, view: counter } = toCounter(view);
  const opening = `你是生命数${lifePath.number}，${heads.inner[lifePath.digit]}`;
  const second = core === "soulUrge" ? "名字里的心愿数" : "生日数";
  if (toPair(lifePath, counter) === null)
    return head(
      [`${opening}，${coreNames[core]}也是${counter.digit}。`, "一条道走得深，少个拦的。"],
      [`${opening}。`, `${second}也化到${counter.digit}，一条道走得深，少个拦的。`],
    );
  const want = wantTexts[counter.digit];
  return head(`${opening}；${coreNames[core]}${counter.number}却要${want}。`, [`${opening}。`, `${second}却是${counter.number}，总想着${want}。`]);
};

const sayPath = (view: NumerologyView, question: Question): Head => {
  const { number, digit } = view.lifePath;
  if (asksOfTrip(question)) return head(`${number}最容易绊在${trips[digit]}。`);
  return asksOfPath(question) ? head(`你的生命数是${number}，${heads.inner[digit]}。`) : whole(view);
};

const sayName = (view: NumerologyView, question: Question): Head => {
  const { expression, soulUrge } = view;
  if (!expression) return head(["名字还没给，有拼音或英文全名能多看三个数。", "眼下只有生日里的几个。"]);
  const { karmicLessons, hiddenPassions, letterCounts } = view.cast;
  const lesson = findRarestLesson(view);
  if (lesson === null) return head(`名字里1到9都齐，最重的是${hiddenPassions.join("、")}，占${Math.max(...letterCounts)}个字母。`);
  if (asksToMakeUp(question)) {
    const text = lessonTexts[lesson]!;
    const at = text.lastIndexOf("，");
    return head(`缺${lesson}从小处补：${text}。`, [`缺${lesson}从小处补：${text.slice(at + 1)}。`, `${text.slice(0, at)}。`]);
  }
  const lacks = karmicLessons.join("、");
  if (asksOfLack(question)) return head(`缺${lacks}${karmicLessons.length > 1 ? `，其中缺${lesson}的人最少` : "，别的都齐"}。`);
  const gift = `名字给你的本事是${expression.number}${soulUrge ? `，心里要的是${soulUrge.number}` : ""}`;
  return head(`${gift}；缺的是${lacks}。`, [`${gift}。`, `名字里缺的是${lacks}。`]);
};

const saySchool = ({ cast }: NumerologyView, question: Question): Head => {
  const { lifePath, lifePathVariants, chaldean, pythagorean } = cast;
  const { allDigits, addTotals } = lifePathVariants;
  const isOne = allDigits === lifePath && addTotals === lifePath;
  if (!chaldean || !pythagorean || !asksOfSchool(question))
    return head(isOne ? `不会变：生命数三种算法都是${lifePath}。` : `会变：这里是${lifePath}，一次加完是${allDigits}，整数相加是${addTotals}。`);
  const isSame = chaldean.root === pythagorean.expression;
  const date = isOne ? `生命数三种算法都是${lifePath}。` : `生命数这里是${lifePath}，一次加完是${allDigits}，整数相加是${addTotals}。`;
  return head([`名字${isSame ? "一样" : "会不一样"}：毕达哥拉斯是${pythagorean.expression}，迦勒底是${chaldean.compound}化到${chaldean.root}。`, date]);
};

/** What is asked in a field without being about the field: a quarrel, an exam, another’s mind, tiredness. */
const sayMatter = (view: NumerologyView, question: Question, theme: Theme): Head | null => {
  const { kind } = question;
  const { number, digit } = view.lifePath;
  if (isOfQuarrel(question)) {
    const [why, peace] = [quarrels.why[digit], quarrels.peace[digit]];
    return kind === "why"
      ? head([`因为${why}，这是${number}的老毛病。`, `下回${peace}。`], [`因为${why}。`, `这是${number}的老毛病，下回${peace}。`])
      : head([`你是${number}：${peace}。`, `${number}的毛病是，${why}。`], [`${peace}。`, `${number}的毛病是，${why}。`]);
  }
  if (isOfStudy(question)) {
    const how = `你学东西${studies[digit]}`;
    return kind === "yesNo"
      ? head([`考卷不归数字判；${how}。`, `这是${number}考得上的路数。`])
      : head([`${how}，这是${number}的路数。`, toReason(view, "inner")], [`${how}。`, `这是${number}的路数；${toReason(view, "inner")}`]);
  }
  if (theme === "love" && isOfAnothersHeart(question))
    return head([`那头的事要对方说；你这头，${firstSteps.love[view.year.number]}。`, `你的数加不出那头；你这头，${toReason(view, "love")}`]);
  if (isOfTiredness(question) && kind !== "how") return head([`累是因为${reasons.inner[digit]}，${number}常这样。`, toReason(view, "inner")]);
  return null;
};

const sayTheme = (view: NumerologyView, question: Question, theme: Theme): Head => {
  const { kind, options } = question;
  const { lifePath, year, soulUrge, birthday } = view;
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, theme);
  if (isSuspicion(question)) return head([`瞒没瞒你，直接问；${heads.love[lifePath.digit]}。`, "别人瞒没瞒，数字加不出来；加得出的是你这头。"]);
  const matter = sayMatter(view, question, theme);
  if (matter) return matter;
  if (kind === "why") {
    const reason = reasons[theme][lifePath.digit];
    return head(
      [`因为${reason}，生命数${lifePath.number}的老毛病。`, toReason(view, theme)],
      [`因为${reason}。`, `这是生命数${lifePath.number}的老毛病；${toReason(view, theme)}`],
    );
  }
  if (kind === "how" && !asksWhatSuits(question)) {
    const step = firstSteps[theme][year.number];
    return head([`流年${year.number}，从这一步起：${step}。`, toReason(view, theme)]);
  }
  if (view.isYearAsked || asksOfThisYear(question)) return kind === "yesNo" ? sayYesNo(view, question, theme) : sayYearOf(view, theme);
  if (kind === "yesNo") return sayYesNo(view, question, theme);
  if (kind === "who") {
    const lesson = findRarestLesson(view);
    const helper = helpers[lesson ?? year.number];
    return head(`去找${helper}：${lesson ? `你名字里正缺${lesson}` : `流年${year.number}正用得上`}。`);
  }
  if (theme === "love" && asksWhatToMind(question)) {
    const core = soulUrge ?? birthday;
    const opening = `你的${coreNames[core.core]}${core.number}`;
    return head(`${opening}，${secondTexts.love[core.digit]}。`, `${opening}${secondTexts.love[core.digit]}。`);
  }
  return head([`生命数${lifePath.number}：${heads[theme][lifePath.digit]}。`, toReason(view, theme)]);
};

export const byPart = (view: NumerologyView, question: Question, part: Part | null): Head => {
  const { kind, options, text } = question;
  const { number, digit } = view.lifePath;
  const beyond = findBeyond(question);
  if (beyond === "body") return head([`病和药先听大夫的；你是${number}，${heads.inner[digit]}。`, "病和药加不出来，这些数说得了的只有脾气。"]);
  if (beyond === "court") return head([`材料先给律师看；你是${number}，${heads.inner[digit]}。`, "输赢加不出来，这些数说得了的只有你的脾气。"]);
  if (isOfAll(question)) return whole(view);
  if (part === "inner" && isOfSelf(question)) return whole(view);
  if (part === null) return text === "" || kind === "open" || isOfSelf(question) ? whole(view) : sayTheme(view, question, "work");
  if (isTheme(part)) return sayTheme(view, question, part);
  if (part === "school") return saySchool(view, question);
  if (part === "name") return sayName(view, question);
  if (options) return sayChoice(view, question);
  if (kind === "when") return sayWhen(view, "work");
  if (part === "times") return kind === "yesNo" ? sayYesNo(view, question, "work") : sayTimes(view, question);
  return sayPath(view, question);
};

export const isOfYear = (view: NumerologyView, { rest }: Head): boolean => rest?.startsWith(toYearText(view)) ?? false;

/** What the year does is told where the lead counts the year. */
export const toHeadline = (view: NumerologyView, question: Question): Head => {
  const told = byPart(view, question, findPart(question));
  return isOfYear(view, told) ? { headline: told.headline } : told;
};
