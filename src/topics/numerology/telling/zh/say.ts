import type { Theme } from "../../../kit/question/question.ts";
import type { Say, Sayings } from "../../../kit/telling/rule.ts";
import type { Core } from "../../cast-types.ts";
import type { CoreNumber, Digit } from "../../data/numbers.ts";
import { doings, watchings } from "../../data/zh/closing.ts";
import { compoundTexts, firstCompound } from "../../data/zh/compounds.ts";
import { expressionTexts, lifePathTexts, maturityTexts, personalityTexts, repeatTexts, sameTexts, soulTexts } from "../../data/zh/cores.ts";
import { dayTexts, debtTexts, lessonTexts, passionTexts } from "../../data/zh/days.ts";
import { innerChallengeTexts, pathTexts, secondTexts } from "../../data/zh/fields.ts";
import { pairTexts, wantTexts } from "../../data/zh/pairs.ts";
import { challengeTexts, monthTexts, nextTexts, pinnacleTexts, yearFieldTexts, yearTexts } from "../../data/zh/times.ts";
import { getStep } from "../../facts.ts";
import { toWorking } from "../../steps.ts";
import type { RuleKey } from "../rules.ts";
import { findOpenMonth, isInDate, type NumerologyView, toChain, toCounter } from "../view.ts";
import { coreNames, toDateText, toNameText, toOrdinal, toSpanText } from "./names.ts";

const split = <Key extends string>(of: string): [Key, Digit] => {
  const [key, digit] = of.split(".");
  return [key as Key, Number(digit) as Digit];
};
const toCoreNumber = (of: string): CoreNumber => Number(of) as CoreNumber;
const toChallenge = (of: string): keyof typeof challengeTexts => Number(of) as keyof typeof challengeTexts;

/** The letters a core was added from: "AA I" */
export const toLetters = ({ cast }: NumerologyView, core: Core): string =>
  getStep(cast, core)
    .parts.map(({ text }) => text)
    .join(" ");

/** 5月1日 */
const toBirthDay = ({ cast }: NumerologyView): string => toDateText(cast.date).slice(5);

const sayPath: Say<NumerologyView> = (view, of) => {
  const [theme, digit] = split<Theme>(of);
  const { lifePath, expression, soulUrge, day, year, birthYear } = view;
  const text = pathTexts[theme][digit];
  return {
    work: `${year.age}岁论工作，${lifePath.number}的路${expression ? `配上${expression.number}的本事` : `从${day}号起步`}：${text}。`,
    love: `感情上${soulUrge ? (soulUrge.digit === lifePath.digit ? `，元音${toLetters(view, "soulUrge")}求的、${birthYear}年起走的，都是${digit}` : `，元音${toLetters(view, "soulUrge")}求着${soulUrge.number}，${birthYear}年${Number(view.cast.date.slice(5, 7))}月起走的却是${lifePath.number}`) : `，${birthYear}年${day}号生的${lifePath.number}带着${view.birthday.number}的脾气`}：${text}。`,
    money: `说到钱，${toDateText(view.cast.date)}加出来的${lifePath.number}是这样：${text}。`,
    inner: `${year.age}岁独处的时候${view.personality ? `，${view.personality.number}的外壳脱了，里头是${lifePath.number}` : `，${toBirthDay(view)}带来的${lifePath.number}露得最全`}：${text}。`,
  }[theme];
};

const sayYear: Say<NumerologyView> = (view, of) => {
  const { year } = view;
  const [theme, digit] = split<Theme>(of);
  const text = yearFieldTexts[theme][digit];
  return {
    work: `${year.year}年走流年${digit}，${year.age}岁的工作${text}。`,
    love: `${year.age}岁这年的感情，流年${digit}，${text}。`,
    money: `${view.day}号的人${year.age}岁碰上流年${digit}，${year.year}年的钱这样看：${text}。`,
    inner: `${toBirthDay(view)}生的人，${year.age}岁过流年${digit}，${text}。`,
  }[theme];
};

const weighHeart = (view: NumerologyView): string =>
  view.soulUrge
    ? `论轻重，外头的事听${view.lifePath.number}，它从${toDateText(view.cast.date)}整个来；关上门听${view.soulUrge.number}，那几个元音说了算。`
    : `论轻重，${view.lifePath.number}是一辈子的路，${view.day}号给的${view.birthday.number}只是起步的脾气，你${view.year.age}岁，${view.year.age < 30 ? "眼下脾气还占上风，过了三十再换过来" : "路已经压过脾气"}。`;

export const say: Sayings<NumerologyView, RuleKey> = {
  "path.repeat": ({ repeat }, of) =>
    `少见的是重数：${repeat!.cores.map((core) => coreNames[core]).join("、")}化到底都是${of}，${repeatTexts[Number(of) as Digit]}。`,
  "path.debt": (view, of) => {
    const { cast } = view;
    const [debt] = cast.karmicDebts;
    return `${coreNames[debt!.of]}加到半路碰见${of}（${debt!.of === "birthday" ? toDateText(cast.date) : toWorking(getStep(cast, debt!.of))}），老话叫业债，其实是一门补课：${debtTexts[Number(of)]}。`;
  },
  "path.core": ({ cast }, of) => `${toDateText(cast.date)}整个加完归到生命数${of}，${lifePathTexts[toCoreNumber(of)]}。`,
  "path.day": ({ cast }, of) => `${toDateText(cast.date)}，单看${of}号：${dayTexts[Number(of) - 1]}。`,
  "path.same": ({ lifePath, expression }, of) => `生命数${lifePath.number}和表达数${expression!.number}同根，${sameTexts[Number(of) as Digit]}。`,
  "path.pair": ({ lifePath, expression }, of) => `路是${lifePath.number}，本事是${expression!.number}，不在一条道上：${pairTexts[of]}。`,
  "name.full": (view) => `${toNameText(view)}里1到9一个不缺，这样的名字不多，样样拿得起，难的是挑一样放不下的。`,
  "name.lesson": (view, of) => {
    const others = view.cast.karmicLessons.filter((number) => number !== Number(of));
    return `${toNameText(view)}这串字母里没有${of}${others.length > 0 ? `（还缺${others.join("、")}）` : "，别的都齐"}，${toDateText(view.cast.date)}里${isInDate(view, Number(of)) ? "倒有，算是补上一半" : "也找不着"}：${lessonTexts[Number(of)]}。`;
  },
  "name.expression": (view, of) =>
    `${toNameText(view)}按字母加，${view.expression!.working}，表达数${of}，到${view.year.age}岁还用得着：${expressionTexts[toCoreNumber(of)]}。`,
  "name.soul": (view, of) =>
    `只留元音${toLetters(view, "soulUrge")}，得心愿数${of}，藏在${toBirthDay(view)}的${view.lifePath.number}底下：${soulTexts[toCoreNumber(of)]}。`,
  "name.personality": (view, of) => `只留辅音${toLetters(view, "personality")}，得人格数${of}，${personalityTexts[toCoreNumber(of)]}。`,
  "name.gap": ({ soulUrge, personality }, of) => `里外两张脸，里头${soulUrge!.number}，外头${personality!.number}：${pairTexts[of]}。`,
  "name.passion": (view, of) => {
    const count = view.cast.letterCounts[Number(of) - 1]!;
    return `${view.cast.words.join("").length}个字母里${of}占了${count}个，你${passionTexts[Number(of)]}。`;
  },
  "field.path": sayPath,
  "field.year": sayYear,
  "field.month": (view, of) => {
    const [theme] = split<Theme>(of);
    const { year, month, yearNumber, monthNumber } = findOpenMonth(view, theme);
    const when = `${year}年${month}月（流年${yearNumber}、流月${monthNumber}，那年你${year - view.birthYear}岁）`;
    return {
      work: `往后数，头一个合适动工的月份是${when}，宜${wantTexts[monthNumber]}。`,
      love: `想谈两个人的事，${when}比别的月份好开口，那个月宜${wantTexts[monthNumber]}。`,
      money: `钱上要定的事，可以排到${when}，那时宜${wantTexts[monthNumber]}。`,
      inner: `${toBirthDay(view)}的人，心里最松的月份在${when}，可以${wantTexts[monthNumber]}。`,
    }[theme];
  },
  "work.second": (view, of) =>
    `${view.expression ? `${toNameText(view)}的表达数${view.expression.number}给${toBirthDay(view)}的${view.lifePath.number}` : `${toDateText(view.cast.date)}留下的生日数${view.birthday.number}`}补一句：${secondTexts.work[Number(of) as Digit]}。`,
  "love.second": (view, of) =>
    `${view.soulUrge ? `元音${toLetters(view, "soulUrge")}给的${view.soulUrge.number}碰上${toBirthDay(view)}的${view.birthday.number}` : `${view.birthYear}年的${view.day}号给了${view.birthday.number}`}，${secondTexts.love[Number(of) as Digit]}。`,
  "money.second": (view, of) => `生在${toBirthDay(view)}，化到${of}，${secondTexts.money[Number(of) as Digit]}。`,
  "inner.second": ({ parts, cast }, of) =>
    `${toDateText(cast.date)}三段化到${parts.year}、${parts.month}、${parts.day}，两两相减再减一回，主挑战的${innerChallengeTexts[toChallenge(of)]}。`,
  "times.year": (view, of) => `${toBirthDay(view)}碰上${view.year.year}年，你${view.year.age}岁，走到流年${of}，${yearTexts[Number(of) as Digit]}。`,
  "times.pinnacle": ({ year, cast }, of) =>
    `${year.age}岁走在第${toOrdinal(year.place)}段高峰，${toWorking(getStep(cast, `pinnacle.${year.place}`))}，${toSpanText(year.pinnacle)}都归${of}管，${pinnacleTexts[toCoreNumber(of)]}。`,
  "times.next": ({ year }, of) =>
    of === "same"
      ? `${year.next!.startYear}年你${year.next!.from}岁进第${toOrdinal(year.place + 1)}段高峰，数不换，还是${year.next!.number}，手上这套接着用。`
      : `${year.next!.startYear}年你${year.next!.from}岁，高峰数从${year.pinnacle.number}换成${of}，${nextTexts[toCoreNumber(of)]}。`,
  "times.past": ({ year, cast }, of) => {
    const before = cast.pinnacles[year.place - 2]!;
    return `${toSpanText(before)}归${of}管，${pinnacleTexts[toCoreNumber(of)]}；如今换成${year.pinnacle.number}，那套留一半就够。`;
  },
  "times.cycle": ({ year, birthYear }, of) => {
    const first = year.year - Number(of) + 1;
    const last = first + 8;
    if (of === "1") return `新一轮九年从${first}年起头，到${last}年你${last - birthYear}岁时收尾，眼下定的方向要走这么久。`;
    return of === "9"
      ? `这一轮九年是${first}年你${first - birthYear}岁时起的头，到${last}年收尾，那年许过的事回头点一遍。`
      : `这一轮九年从${first}年你${first - birthYear}岁时起头，${last}年收尾，现在是第${of}格，${first}年种下的事看看还在不在。`;
  },
  "times.month": ({ month }, of) => `${month.year}年${month.month}月是流月${of}，${monthTexts[Number(of) as Digit]}。`,
  "times.challenge": ({ year }, of) => `同一段里挑战数是${of}，${toSpanText(year.challenge)}${challengeTexts[toChallenge(of)]}。`,
  "times.maturity": ({ lifePath, expression }, of) =>
    `生命数${lifePath.number}加表达数${expression!.number}，成熟数化到${of}，${maturityTexts[Number(of) as Digit]}。`,
  "school.path": ({ cast: { lifePath, lifePathVariants, date } }, of) => {
    const other = lifePathVariants[of as keyof typeof lifePathVariants];
    const how = of === "allDigits" ? "所有数字一口气加完" : "年、月、日三个整数加起来再化简";
    return `别处若说你是${other}也没算错：${toDateText(date)}${how}得${other}，这里先各自化简再加，得${lifePath}；11、22、33在半路保得住，所以认后一种。`;
  },
  "school.atOnce": (view) => {
    const { lettersAtOnce, pythagorean } = view.cast;
    return `名字也有两种加法，${toNameText(view)}一个词一个词化简得${pythagorean!.expression}，所有字母一次加完得${lettersAtOnce!.expression}，这里用前一种，后一种当旁证。`;
  },
  "school.chaldean": (view, of) => {
    const { compound, root } = view.cast.chaldean!;
    const folded = compound === Number(of) ? "" : `，过了52再加一次成${of}`;
    return `${view.cast.system === "chaldean" ? "这里用的迦勒底表没有9" : "换成没有9的迦勒底表"}，${toNameText(view)}合${compound}${folded}，化到底是${root}，这个复数像${compoundTexts[Number(of) - firstCompound]}。`;
  },
  doing: (_, of) => {
    const [theme, digit] = split<Theme>(of);
    return `这周做一件：${doings[theme][digit]}。`;
  },
  watching: ({ lifePath }, of) => {
    const [theme, digit] = split<Theme>(of);
    return `留意：${watchings[theme][digit]}，那是${lifePath.number}走过了头。`;
  },
  "dissent.pair": (view, of) => {
    const counter = toCounter(view);
    return `也有唱反调的：生命数${toChain(view, "lifePath")}对上${coreNames[counter.core]}${counter.core === "birthday" ? counter.view.working : toChain(view, counter.core)}，${pairTexts[of]}。${weighHeart(view)}`;
  },
  "dissent.same": (view, of) => {
    const counter = toCounter(view);
    return `也有唱反调的：生命数${toChain(view, "lifePath")}和${coreNames[counter.core]}${toChain(view, counter.core)}都落到${of}，看着顺，其实少个拦的，${sameTexts[Number(of) as Digit]}。${
      view.year.number === counter.view.digit
        ? `${view.year.year}年的流年也是${of}，身边更得有个人敢喊停。`
        : `${view.year.year}年流年${view.year.number}替你拦一拦，先听它。`
    }`;
  },
  "dissent.pinnacle": ({ lifePath, year }, of) =>
    `也要听听反面：你走${lifePath.number}的路，${toSpanText(year.pinnacle)}的天气却是${year.pinnacle.number}，${pairTexts[of]}。这几年天气压过路，先照${year.pinnacle.number}穿衣服。`,
  "dissent.year": ({ lifePath, year }, of) =>
    `也要听听反面：路是${lifePath.number}，${year.year}年的流年却是${year.number}，${pairTexts[of]}。流年只管十二个月，让它一回，路还在。`,
};
