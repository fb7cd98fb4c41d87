import type { Theme } from "../../../kit/hearing/question.ts";
import type { Say, Sayings } from "../../../kit/telling/rule.ts";
import type { Core } from "../../cast-types.ts";
import type { CoreNumber, Digit } from "../../data/numbers.ts";
import { doings, watchings } from "../../data/zh/closing.ts";
import { compoundTexts, firstCompound } from "../../data/zh/compounds.ts";
import { expressionTexts, lifePathTexts, maturityTexts, personalityTexts, repeatTexts, sameTexts, soulTexts } from "../../data/zh/cores.ts";
import { dayTexts, debtTexts, lessonTexts, passionTexts } from "../../data/zh/days.ts";
import { innerChallengeTexts, pathTexts, secondTexts } from "../../data/zh/fields.ts";
import { pairTexts, wantTexts } from "../../data/zh/pairs.ts";
import { challengeTexts, monthTexts, nextTexts, pinnacleTexts, yearFieldTexts, yearTexts, yearWords } from "../../data/zh/times.ts";
import { getStep } from "../../facts.ts";
import type { RuleKey } from "../rules.ts";
import { type CoreView, findOpenMonth, isInDate, type NumerologyView, toCounter, toLean } from "../view.ts";
import { coreNames, toNameText, toOrdinal, withRoot } from "./names.ts";

const split = <Key extends string>(of: string): [Key, Digit] => {
  const [key, digit] = of.split(".");
  return [key as Key, Number(digit) as Digit];
};
const toCoreNumber = (of: string): CoreNumber => Number(of) as CoreNumber;
const toChallenge = (of: string): keyof typeof challengeTexts => Number(of) as keyof typeof challengeTexts;

/** The letters a core was added from: “A、A、I” */
export const toLetters = ({ cast }: NumerologyView, core: Core): string =>
  getStep(cast, core)
    .parts.flatMap(({ text }) => [...text])
    .join("、");

const toMonth = ({ cast }: NumerologyView): number => Number(cast.date.slice(5, 7));

/** 到2029年为止, when the next begins; the last pinnacle runs on: 2016年往后 */
const toReach = ({ startYear, endYear }: { startYear: number; endYear: number | null }): string =>
  endYear === null ? `${startYear}年往后` : `到${endYear + 1}年为止`;

/** The pinnacle of these years, until the next begins: “管到2030年的高峰数9” */
const toWeather = ({ pinnacle }: NumerologyView["year"]): string =>
  pinnacle.endYear === null ? `${pinnacle.startYear}年起的高峰数${pinnacle.number}` : `管到${pinnacle.endYear + 1}年的高峰数${pinnacle.number}`;

const toRootOf = ({ number, digit }: CoreView): string => withRoot(number, digit);

const sayPath: Say<NumerologyView> = (view, of) => {
  const [theme, digit] = split<Theme>(of);
  const { lifePath, expression, soulUrge, day, year } = view;
  const text = pathTexts[theme][digit];
  return {
    work: expression
      ? `路是${lifePath.number}，本事是${expression.number}，合起来找活：${text}。`
      : `${toReach(year.pinnacle)}，${day}号生的${lifePath.number}顶着${year.pinnacle.number}的天气，找活这样找：${text}。`,
    love: soulUrge
      ? soulUrge.digit === lifePath.digit
        ? `感情上，路和心都落在${digit}：${text}。`
        : `感情上，脚下走的是${lifePath.number}，心里求的是${soulUrge.number}：${text}。`
      : `感情上，${day}号生的${lifePath.number}，眼下顶着${toWeather(year)}：${text}。`,
    money: `钱上头，${day}号生的${lifePath.number}有个脾气：${text}。`,
    inner: view.personality
      ? `关上门，${year.age}岁的你把给外人看的${view.personality.number}脱了，里头是${lifePath.number}：${text}。`
      : `关上门，${year.age}岁的你听${lifePath.number}的，${day}号给的${view.birthday.number}退到一边：${text}。`,
  }[theme];
};

const sayYear: Say<NumerologyView> = (view, of) => {
  const { year, lifePath, day } = view;
  const [theme, digit] = split<Theme>(of);
  const text = yearFieldTexts[theme][digit];
  return {
    work: `${view.expression ? `走${lifePath.number}、会${view.expression.number}的人` : `${lifePath.number}到了${year.age}岁`}碰上流年${digit}，工作上${text}。`,
    love: `${year.year}年是流年${digit}，${view.soulUrge ? `心里求${view.soulUrge.number}，` : `${day}号生的你`}又在${toWeather(year)}里，感情上${text}。`,
    money: `${day}号生的人碰上流年${digit}，钱这样看：${text}。`,
    inner: `心里头，${view.personality ? `外头是${view.personality.number}的人` : ""}${year.age}岁过流年${digit}，${text}。`,
  }[theme];
};

const weighHeart = (view: NumerologyView): string =>
  view.soulUrge
    ? `论轻重，出门听${view.lifePath.number}，它是整个生日加出来的；回家听名字里的${view.soulUrge.number}。`
    : `论轻重，${view.lifePath.number}更重，它是整个生日，${view.day}号只给了起步的脾气；${view.year.age < 30 ? `你${view.year.age}岁，脾气还占上风，过了三十再换过来` : `到${view.year.age}岁，路早压过了脾气`}。`;

export const say: Sayings<NumerologyView, RuleKey> = {
  "path.repeat": ({ repeat }, of) =>
    `少见的是重数：${repeat!.cores.map((core) => coreNames[core]).join("、")}化到底都是${of}，${repeatTexts[Number(of) as Digit]}。`,
  "path.debt": ({ cast }, of) => {
    const [debt] = cast.karmicDebts;
    return debt!.of === "birthday"
      ? `你生在${of}号，老话把这一天叫业债，其实是一门要补的课：${debtTexts[Number(of)]}。`
      : `${coreNames[debt!.of]}化到${getStep(cast, debt!.of).sums.at(-1)}之前先碰见${of}，老话叫业债，其实是一门要补的课：${debtTexts[Number(of)]}。`;
  },
  "path.core": (view, of) => `${view.birthYear}年${toMonth(view)}月${view.day}日起，你走的是${of}的路：${lifePathTexts[toCoreNumber(of)]}。`,
  "path.day": (_, of) => `生在${of}号的人，${dayTexts[Number(of) - 1]}。`,
  "path.same": ({ lifePath, expression }, of) => `路是${lifePath.number}，本事是${expression!.number}，同一个根：${sameTexts[Number(of) as Digit]}。`,
  "path.pair": ({ lifePath, expression }, of) => `路是${toRootOf(lifePath)}，本事是${toRootOf(expression!)}，两股劲不顺：${pairTexts[of]}。`,
  "name.full": (view) => `${toNameText(view)}里1到9一个不缺，这样的名字不多，样样拿得起，难的是挑一样放不下的。`,
  "name.lesson": (view, of) => {
    const others = view.cast.karmicLessons.filter((number) => number !== Number(of));
    return `${toNameText(view)}的字母里没有${of}${others.length > 0 ? `（还缺${others.join("、")}）` : "，别的都齐"}，生日里${isInDate(view, Number(of)) ? "倒有，算补上一半" : "也借不到"}：${lessonTexts[Number(of)]}。`;
  },
  "name.expression": ({ cast, lifePath, expression }, of) =>
    `${cast.words.join("").length}个字母合成的${of}是你的本事，${expression!.digit === lifePath.digit ? "正好和路同一个数" : `替${lifePath.number}的路干活`}：${expressionTexts[toCoreNumber(of)]}。`,
  "name.soul": (view, of) => `单看元音${toLetters(view, "soulUrge")}，合到${of}，这是心愿数：${soulTexts[toCoreNumber(of)]}。`,
  "name.personality": ({ soulUrge }, of) =>
    `单看辅音，合到${of}，这是人格数，外人先见它${soulUrge ? `，后见${soulUrge.number}` : ""}：${personalityTexts[toCoreNumber(of)]}。`,
  "name.gap": ({ soulUrge, personality }, of) => `里头是${toRootOf(soulUrge!)}，外头是${toRootOf(personality!)}：${pairTexts[of]}。`,
  "name.passion": (view, of) => {
    const count = view.cast.letterCounts[Number(of) - 1]!;
    return `${view.cast.words.join("").length}个字母里${of}占了${count}个，没有比它多的，你${passionTexts[Number(of)]}。`;
  },
  "field.path": sayPath,
  "field.year": sayYear,
  "field.month": (view, of) => {
    const [theme] = split<Theme>(of);
    const { year, month, yearNumber, monthNumber } = findOpenMonth(view, theme);
    const want = wantTexts[monthNumber];
    const when = `${year}年${month}月（流年${yearNumber}、流月${monthNumber}）`;
    const isLater = year !== view.year.year && toLean(view, theme) === "yes";
    return {
      work: isLater
        ? `${view.year.year}年没动成的话，下一个好月份是${when}，那时你${year - view.birthYear}岁，宜${want}。`
        : `往后数，头一个好动工的月份是${when}，那时你${year - view.birthYear}岁，宜${want}。`,
      love: isLater
        ? `今年没说出口的，下一个好开口的月份是${when}，那时你${year - view.birthYear}岁，宜${want}。`
        : `两个人的事，往后最好开口的月份是${when}，${view.expression ? "" : `那时你${year - view.birthYear}岁，`}宜${want}。`,
      money: isLater
        ? `今年没定下的钱，可以等到${when}，那时你${year - view.birthYear}岁，宜${want}。`
        : `${view.expression ? "" : `${view.birthYear}年${view.day}号生的你，`}钱上要定的事排到${when}去定，宜${want}。`,
      inner: `${view.expression ? "" : `${toMonth(view)}月${view.day}日生的人，`}心里最松的月份在${when}，那时你${year - view.birthYear}岁，可以${want}。`,
    }[theme];
  },
  "work.second": (view, of) =>
    `${view.expression ? `字母合出来的${view.expression.number}另有一句` : `${view.day}号给的${view.birthday.number}在工作上有一句`}：${secondTexts.work[Number(of) as Digit]}。`,
  "love.second": (view, of) =>
    `${view.soulUrge ? `心里那个${view.soulUrge.number}，旁边是生日的${view.birthday.number}` : `${view.day}号的脾气，配上${view.lifePath.number}的路`}，${secondTexts.love[Number(of) as Digit]}。`,
  "money.second": (view, of) => `${view.day > 9 ? `${view.day}号化到${of}` : `${view.day}号就是${of}`}，${secondTexts.money[Number(of) as Digit]}。`,
  "inner.second": (view, of) => `拿${toMonth(view)}月、${view.day}号和${view.birthYear}年两两相减，再减一回，主挑战的${innerChallengeTexts[toChallenge(of)]}。`,
  "times.year": ({ year }, of) => `${year.year}年你${year.age}岁，是流年${of}：${yearTexts[Number(of) as Digit]}。`,
  "times.pinnacle": ({ year }, of) =>
    `比流年大的天气叫高峰，你在第${toOrdinal(year.place)}段，${toReach(year.pinnacle)}，都归${of}管：${pinnacleTexts[toCoreNumber(of)]}。`,
  "times.next": ({ year }, of) =>
    of === "same"
      ? `${year.next!.startYear}年你${year.next!.from}岁，进第${toOrdinal(year.place + 1)}段高峰，数不换，还是${year.next!.number}，手上这套接着用。`
      : `${year.next!.startYear}年你${year.next!.from}岁，大天气从${year.pinnacle.number}换成${of}，${nextTexts[toCoreNumber(of)]}。`,
  "times.past": ({ year, cast }, of) => {
    const before = cast.pinnacles[year.place - 2]!;
    return `${before.startYear}到${before.endYear}年归${of}管，${pinnacleTexts[toCoreNumber(of)]}，如今换成${year.pinnacle.number}，那套留一半就够。`;
  },
  "times.cycle": ({ year, birthYear }, of) => {
    const first = year.year - Number(of) + 1;
    const last = first + 8;
    if (of === "1") return `新一轮九年从${first}年起头，到${last}年你${last - birthYear}岁时收尾，眼下定的方向要走这么久。`;
    return of === "9"
      ? `这一轮九年是${first}年你${first - birthYear}岁时起的头，到${last}年收尾，那年许过的事回头点一遍。`
      : `这一轮九年从${first}年你${first - birthYear}岁时起头，${last}年收尾，现在是第${of}格，${first}年种下的事看看还在不在。`;
  },
  "times.month": ({ month }, of) => `${month.year}年${month.month}月是你的流月${of}：${monthTexts[Number(of) as Digit]}。`,
  "times.challenge": ({ year, lifePath }, of) => `${toReach(year.challenge)}，${lifePath.number}的路上挑战数是${of}，${challengeTexts[toChallenge(of)]}。`,
  "times.maturity": ({ lifePath, expression }, of) =>
    `路的${lifePath.number}加上本事的${expression!.number}，成熟数是${of}：${maturityTexts[Number(of) as Digit]}。`,
  "school.path": ({ cast: { lifePath, lifePathVariants, date } }, of) => {
    const rule = of as keyof typeof lifePathVariants;
    const [year, month, day] = date.split("-").map(Number);
    const how =
      rule === "allDigits" ? `把数字一口气加完，${[year, month, day].flatMap((part) => [...String(part)]).join("+")}` : `拿整数相加，${year}+${month}+${day}`;
    return `别处若说你是${lifePathVariants[rule]}，也没算错，那是${how}；这里先各自化简再加，得${lifePath}，11、22、33在半路保得住。`;
  },
  "school.atOnce": (view) => {
    const { lettersAtOnce, pythagorean } = view.cast;
    return `名字也有两种加法，一个词一个词化简得${pythagorean!.expression}，${view.cast.words.join("").length}个字母一次加完得${lettersAtOnce!.expression}，这里用前一种。`;
  },
  "school.chaldean": (view, of) => {
    const { compound, root } = view.cast.chaldean!;
    const folded = compound === Number(of) ? "" : `，过了52再加一次成${of}`;
    return `${view.cast.system === "chaldean" ? "这里用的迦勒底表没有9" : "换成没有9的迦勒底表"}，${toNameText(view)}合${compound}${folded}，化到底是${root}；老书给它的画面是${compoundTexts[Number(of) - firstCompound]}。`;
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
    return `也有唱反调的：路是${toRootOf(view.lifePath)}，${counter.core === "soulUrge" ? "心" : `${view.day}号的生日数`}却是${toRootOf(counter.view)}，${pairTexts[of]}。${weighHeart(view)}`;
  },
  "dissent.same": (view, of) => {
    const counter = toCounter(view);
    return `也有唱反调的：路和${counter.core === "soulUrge" ? "心" : `${view.day}号的生日数`}都落到${of}，看着顺，其实少个拦的，${sameTexts[Number(of) as Digit]}；${
      view.year.number === counter.view.digit
        ? `${view.year.year}年的流年也是${of}，身边更得有个人敢喊停。`
        : `${view.year.year}年流年${view.year.number}，${yearWords[view.year.number]}，正好替你拦一拦。`
    }`;
  },
  "dissent.pinnacle": ({ cast, day, lifePath, year, pinnacleDigit }, of) =>
    `也要听听反面：${cast.name ? "" : `${day}号生的`}你走${toRootOf(lifePath)}的路，${toReach(year.pinnacle)}，天气却是${withRoot(year.pinnacle.number, pinnacleDigit)}，${pairTexts[of]}。${year.pinnacle.endYear === null ? "这段天气不再换，它" : "天气没换之前，它"}压过路，先${wantTexts[pinnacleDigit]}。`,
  "dissent.year": (view, of) =>
    `也要听听反面：${view.cast.name ? "" : `${view.birthYear}年${toMonth(view)}月${view.day}日起`}你走的是${toRootOf(view.lifePath)}，${view.year.year}年却是流年${view.year.number}，${pairTexts[of]}；流年只管十二个月，${yearWords[view.year.number]}的时候让它一回，路还在。`,
};
