import type { Theme } from "../../../kit/question/question.ts";
import type { Say, Sayings } from "../../../kit/telling/rule.ts";
import type { Core } from "../../cast-types.ts";
import { doings, watchings } from "../../data/en/closing.ts";
import { compoundTexts, firstCompound } from "../../data/en/compounds.ts";
import { expressionTexts, lifePathTexts, maturityTexts, personalityTexts, repeatTexts, sameTexts, soulTexts } from "../../data/en/cores.ts";
import { dayTexts, debtTexts, lessonTexts, passionTexts } from "../../data/en/days.ts";
import { innerChallengeTexts, pathTexts, secondTexts } from "../../data/en/fields.ts";
import { pairTexts, wantTexts } from "../../data/en/pairs.ts";
import { challengeTexts, monthTexts, nextTexts, pinnacleTexts, yearFieldTexts, yearTexts } from "../../data/en/times.ts";
import type { CoreNumber, Digit } from "../../data/numbers.ts";
import { getStep } from "../../facts.ts";
import { toWorking } from "../../steps.ts";
import type { RuleKey } from "../rules.ts";
import { findOpenMonth, isInDate, type NumerologyView, toChain, toCounter } from "../view.ts";
import { coreNames, toDateText, toList, toMonthName, toNameText, toOrdinal, toSpanText, withArticle } from "./names.ts";

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

const toDay = ({ cast, day }: NumerologyView): string => `${day} ${toMonthName(Number(cast.date.slice(5, 7)))}`;

const sayPath: Say<NumerologyView> = (view, of) => {
  const [theme, digit] = split<Theme>(of);
  const { lifePath, expression, soulUrge, personality, year, birthYear } = view;
  const text = pathTexts[theme][digit];
  return {
    work: `For work at ${year.age}, ${withArticle(lifePath.number)} road ${expression ? `with ${withArticle(expression.number)} for a trade` : `that set out on ${toDay(view)}`}: ${text}.`,
    love: soulUrge
      ? soulUrge.digit === lifePath.digit
        ? `In love what the vowels ${toLetters(view, "soulUrge")} wish for and the road from ${birthYear} both come to ${digit}: ${text}.`
        : `In love the vowels ${toLetters(view, "soulUrge")} wish for ${withArticle(soulUrge.number)}, and since ${toMonthName(Number(view.cast.date.slice(5, 7)))} ${birthYear} you’ve walked ${withArticle(lifePath.number)}: ${text}.`
      : `In love, ${withArticle(lifePath.number)} that set out in ${birthYear} with ${withArticle(view.birthday.number)} for a temper: ${text}.`,
    money: `On money, the ${lifePath.number} that ${toDateText(view.cast.date)} adds up to runs like this: ${text}.`,
    inner: `Alone at ${year.age}${personality ? `, with the coat of ${withArticle(personality.number)} off and the ${lifePath.number} showing` : `, where the ${lifePath.number} of ${toDay(view)} shows most`}: ${text}.`,
  }[theme];
};

const sayYear: Say<NumerologyView> = (view, of) => {
  const { year } = view;
  const [theme, digit] = split<Theme>(of);
  const text = yearFieldTexts[theme][digit];
  return {
    work: `At work, ${withArticle(digit)} year at ${year.age} ${text}.`,
    love: `In love, the ${digit} year that’s ${year.year} for you, at ${year.age}, ${text}.`,
    money: `For money, ${withArticle(digit)} year at ${year.age} ${text}.`,
    inner: `Inside, for someone of ${toDay(view)}, ${withArticle(digit)} year at ${year.age} ${text}.`,
  }[theme];
};

const weighHeart = (view: NumerologyView): string =>
  view.soulUrge
    ? `Out in the world the ${view.lifePath.number} weighs more, since it comes of all ${toDateText(view.cast.date)}; indoors it’s the ${view.soulUrge.number}, and the vowels have the say.`
    : `The ${view.lifePath.number} weighs more: it’s the whole road, while the ${view.birthday.number} of ${toDay(view)} is the temper you set out with, and ${view.year.age < 30 ? `at ${view.year.age} temper still leads, until thirty or so` : `at ${view.year.age} the road has overtaken it`}.`;

export const say: Sayings<NumerologyView, RuleKey> = {
  "path.repeat": ({ repeat }, of) => {
    const { cores } = repeat!;
    const [often, all] = cores.length === 2 ? ["twice", "both"] : [`${cores.length} times`, "all"];
    return `What’s rare here is a number said ${often}: ${toList(cores.map((core) => coreNames[core]))} ${all} come down to ${of}, and ${repeatTexts[Number(of) as Digit]}.`;
  },
  "path.debt": ({ cast }, of) => {
    const [debt] = cast.karmicDebts;
    return `Your ${coreNames[debt!.of]} passes through ${of} on its way down (${debt!.of === "birthday" ? toDateText(cast.date) : toWorking(getStep(cast, debt!.of))}), which old books call a karmic debt and which means a lesson taken twice: ${debtTexts[Number(of)]}.`;
  },
  "path.core": ({ cast }, of) => `${toDateText(cast.date)} added whole makes a life path of ${of}: ${lifePathTexts[toCoreNumber(of)]}.`,
  "path.day": (view, of) => `The day itself, the ${of} of ${toDateText(view.cast.date)}, is ${dayTexts[Number(of) - 1]}.`,
  "path.same": ({ lifePath, expression }, of) =>
    `Life path ${lifePath.number} and expression ${expression!.number} share one root, so road and skill agree: ${sameTexts[Number(of) as Digit]}.`,
  "path.pair": ({ lifePath, expression }, of) =>
    `The road is ${withArticle(lifePath.number)} and the skill ${withArticle(expression!.number)}: ${pairTexts[of]}.`,
  "name.full": (view) =>
    `${toNameText(view)} has every number from 1 to 9, which few names do, so you can pick up anything and the hard part is choosing what to keep.`,
  "name.lesson": (view, of) => {
    const others = view.cast.karmicLessons.filter((number) => number !== Number(of)).map(String);
    return `No letter of ${toNameText(view)} is ${withArticle(Number(of))}${others.length > 0 ? ` (nor ${toList(others)})` : ", though every other number’s there"}, and ${toDateText(view.cast.date)} ${isInDate(view, Number(of)) ? "has one, which makes up half of it" : "has none to lend"}: ${lessonTexts[Number(of)]}.`;
  },
  "name.expression": (view, of) =>
    `Letter by letter ${toNameText(view)} is ${view.expression!.working}, an expression of ${of} to use at ${view.year.age}: ${expressionTexts[toCoreNumber(of)]}.`,
  "name.soul": (view, of) =>
    `Keep only the vowels, ${toLetters(view, "soulUrge")}, and under the ${view.lifePath.number} of ${toDay(view)} there’s a soul urge of ${of}: ${soulTexts[toCoreNumber(of)]}.`,
  "name.personality": (view, of) =>
    `Keep only the consonants, ${toLetters(view, "personality")}, and it’s a personality of ${of}: ${personalityTexts[toCoreNumber(of)]}.`,
  "name.gap": ({ soulUrge, personality }, of) =>
    `There’s ${withArticle(soulUrge!.number)} inside and ${withArticle(personality!.number)} outside: ${pairTexts[of]}.`,
  "name.passion": (view, of) => {
    const count = view.cast.letterCounts[Number(of) - 1]!;
    return `Of ${view.cast.words.join("").length} letters, ${count} ${count === 1 ? "is" : "are"} worth ${of}, more than any other, so you ${passionTexts[Number(of)]}.`;
  },
  "field.path": sayPath,
  "field.year": sayYear,
  "field.month": (view, of) => {
    const [theme] = split<Theme>(of);
    const { year, month, yearNumber, monthNumber } = findOpenMonth(view, theme);
    const [when, numbers] = [
      `${toMonthName(month)} ${year}`,
      `${withArticle(monthNumber)} month in ${withArticle(yearNumber)} year, when you’re ${year - view.birthYear}`,
    ];
    return {
      work: `The next month made for setting to work is ${when}, ${numbers}, and the wish then is ${wantTexts[monthNumber]}.`,
      love: `For a talk between two, ${when} opens easier than most: it’s ${numbers}, and wants ${wantTexts[monthNumber]}.`,
      money: `What has to be settled about money could wait for ${when}, ${numbers}, good for ${wantTexts[monthNumber]!.replace(/^to /, "leave to ")}.`,
      inner: `Born on ${toDay(view)}, you’ll find it lightest inside around ${when}, ${numbers}, when what you’ll want is ${wantTexts[monthNumber]}.`,
    }[theme];
  },
  "work.second": (view, of) =>
    `${view.expression ? `The expression ${view.expression.number} of ${toNameText(view)}, put to the ${view.lifePath.number} of ${toDay(view)},` : `The ${view.birthday.number} left by ${toDateText(view.cast.date)}`} ${secondTexts.work[Number(of) as Digit]}.`,
  "love.second": (view, of) =>
    `${view.soulUrge ? `The ${view.soulUrge.number} from your vowels ${toLetters(view, "soulUrge")}, beside the ${view.birthday.number} of ${toDay(view)},` : `The ${view.birthday.number} you had from ${toDay(view)} in ${view.birthYear}`} ${secondTexts.love[Number(of) as Digit]}.`,
  "money.second": (view, of) => `Born on ${toDateText(view.cast.date)}, which comes down to ${of}: ${secondTexts.money[Number(of) as Digit]}.`,
  "inner.second": ({ parts, cast }, of) =>
    `The ${parts.day}, ${parts.month} and ${parts.year} of ${toDateText(cast.date)}, taken from each other twice, leave a main challenge of ${innerChallengeTexts[toChallenge(of)]}.`,
  "times.year": (view, of) =>
    `With a birthday on ${toDay(view)}, ${view.year.year}, when you’re ${view.year.age}, is ${withArticle(Number(of))} year for you: ${yearTexts[Number(of) as Digit]}.`,
  "times.pinnacle": ({ year, cast }, of) =>
    `At ${year.age} you’re in the ${toOrdinal(year.place)} pinnacle, ${toSpanText(year.pinnacle)}, and its number is ${of} (${toWorking(getStep(cast, `pinnacle.${year.place}`))}): ${pinnacleTexts[toCoreNumber(of)]}.`,
  "times.next": ({ year }, of) =>
    of === "same"
      ? `In ${year.next!.startYear}, at ${year.next!.from}, the ${toOrdinal(year.place + 1)} pinnacle begins and keeps the number ${year.next!.number}, so what you’ve learnt goes on serving.`
      : `In ${year.next!.startYear}, at ${year.next!.from}, the pinnacle turns from ${year.pinnacle.number} to ${of}, towards ${nextTexts[toCoreNumber(of)]}.`,
  "times.past": ({ year, cast }, of) => {
    const before = cast.pinnacles[year.place - 2]!;
    return `Over ${toSpanText(before)} the number was ${of}: ${pinnacleTexts[toCoreNumber(of)]}; now that it’s ${year.pinnacle.number}, half of those habits will do.`;
  },
  "times.cycle": ({ year, birthYear }, of) => {
    const first = year.year - Number(of) + 1;
    const last = first + 8;
    if (of === "1")
      return `A new round of nine begins with ${first} and closes in ${last}, when you’ll be ${last - birthYear}, so the course you set now has to last that long.`;
    return of === "9"
      ? `This round of nine began in ${first}, when you were ${first - birthYear}, and closes with ${last}, so go back over what you promised then.`
      : `This round of nine began in ${first}, when you were ${first - birthYear}, and closes in ${last}; you’re on square ${of}, a fair place to see what became of that first seed.`;
  },
  "times.month": ({ month }, of) => `${toMonthName(month.month)} ${month.year} is ${withArticle(Number(of))} month: ${monthTexts[Number(of) as Digit]}.`,
  "times.challenge": ({ year }, of) => `Over ${toSpanText(year.challenge)} the challenge is ${of}, which ${challengeTexts[toChallenge(of)]}.`,
  "times.maturity": ({ lifePath, expression }, of) =>
    `Life path ${lifePath.number} and expression ${expression!.number} add to a maturity of ${of}: ${maturityTexts[Number(of) as Digit]}.`,
  "school.path": ({ cast: { lifePath, lifePathVariants, date } }, of) => {
    const other = lifePathVariants[of as keyof typeof lifePathVariants];
    const how = of === "allDigits" ? "every digit added in one go" : "day, month and year added whole";
    return `If another page calls you ${withArticle(other)} it hasn’t miscounted: with ${how}, ${toDateText(date)} makes ${other}; reduced part by part it makes ${lifePath}, and that’s the way kept here because an 11, 22 or 33 survives on the road.`;
  },
  "school.atOnce": (view) => {
    const { lettersAtOnce, pythagorean } = view.cast;
    return `Names are added two ways as well: ${toNameText(view)} taken word by word is ${pythagorean!.expression}, all letters in one heap ${lettersAtOnce!.expression}; the first is used here.`;
  },
  "school.chaldean": (view, of) => {
    const { compound, root } = view.cast.chaldean!;
    const folded = compound === Number(of) ? "" : ` (past 52, so read as ${of})`;
    return `By the Chaldean table${view.cast.system === "chaldean" ? " used here" : ""}, which has no 9, ${toNameText(view)} is ${compound}${folded} and comes down to ${root}; the compound is ${compoundTexts[Number(of) - firstCompound]}.`;
  },
  doing: (_, of) => {
    const [theme, digit] = split<Theme>(of);
    return `This week: ${doings[theme][digit]}.`;
  },
  watching: ({ lifePath }, of) => {
    const [theme, digit] = split<Theme>(of);
    return `Watch for ${watchings[theme][digit]}: that’s the ${lifePath.number} gone too far.`;
  },
  "dissent.pair": (view, of) => {
    const counter = toCounter(view);
    return `One voice disagrees: life path ${toChain(view, "lifePath")} meets ${coreNames[counter.core]} ${counter.core === "birthday" ? counter.view.working : toChain(view, counter.core)}, and ${pairTexts[of]}. ${weighHeart(view)}`;
  },
  "dissent.same": (view, of) => {
    const counter = toCounter(view);
    return `One voice disagrees: life path ${toChain(view, "lifePath")} and ${coreNames[counter.core]} ${toChain(view, counter.core)} both end at ${of}, which looks smooth and leaves you no brake, for ${sameTexts[Number(of) as Digit]}. ${
      view.year.number === counter.view.digit
        ? `${view.year.year} is ${withArticle(Number(of))} year on top of it, so keep someone near who’ll call halt.`
        : `Let ${view.year.year}, ${withArticle(view.year.number)} year, be the brake, and heed it first.`
    }`;
  },
  "dissent.pinnacle": ({ lifePath, year }, of) =>
    `Hear the other side: your road is ${withArticle(lifePath.number)}, and the weather over ${toSpanText(year.pinnacle)} is ${withArticle(year.pinnacle.number)}, where ${pairTexts[of]}. For these years weather beats road, so dress for the ${year.pinnacle.number}.`,
  "dissent.year": ({ lifePath, year }, of) =>
    `Hear the other side: the road is ${withArticle(lifePath.number)} and ${year.year} is ${withArticle(year.number)} year, where ${pairTexts[of]}. A year rules twelve months only, so give way to the ${year.number}, and the road will still be there.`,
};
