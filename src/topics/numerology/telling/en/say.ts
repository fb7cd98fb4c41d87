import { toCapital } from "../../../../shared/capital.ts";
import type { Theme } from "../../../kit/hearing/question.ts";
import type { Say, Sayings } from "../../../kit/telling/rule.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { toNth, toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { Core } from "../../cast-types.ts";
import { doings, watchings } from "../../data/en/closing.ts";
import { compoundTexts, firstCompound } from "../../data/en/compounds.ts";
import { expressionTexts, lifePathTexts, maturityTexts, personalityTexts, repeatTexts, sameTexts, soulTexts } from "../../data/en/cores.ts";
import { dayTexts, debtTexts, lessonTexts, passionTexts } from "../../data/en/days.ts";
import { innerChallengeTexts, pathTexts, secondTexts } from "../../data/en/fields.ts";
import { pairTexts, wantTexts } from "../../data/en/pairs.ts";
import { challengeTexts, monthTexts, nextTexts, pinnacleTexts, yearFieldTexts, yearTexts, yearWords } from "../../data/en/times.ts";
import type { CoreNumber, Digit } from "../../data/numbers.ts";
import { getStep } from "../../facts.ts";
import type { RuleKey } from "../rules.ts";
import { type CoreView, findOpenMonth, isInDate, type NumerologyView, toCounter, toLean } from "../view.ts";
import { coreNames, toMonthName, toNameText, withArticle, withNth, withRoot } from "./names.ts";

const split = <Key extends string>(of: string): [Key, Digit] => {
  const [key, digit] = of.split(".");
  return [key as Key, Number(digit) as Digit];
};
const toCoreNumber = (of: string): CoreNumber => Number(of) as CoreNumber;
const toChallenge = (of: string): keyof typeof challengeTexts => Number(of) as keyof typeof challengeTexts;

/** The letters a core was added from: "A, A and I" */
export const toLetters = ({ cast }: NumerologyView, core: Core): string =>
  listAnd(
    getStep(cast, core)
      .parts.flatMap(({ text }) => [...text])
      .map(String),
  );

/** A pinnacle runs “until 2029”, when the next begins; the last one runs on. */
const toReach = ({ startYear, endYear }: { startYear: number; endYear: number | null }): string =>
  endYear === null ? `from ${startYear} on` : `until ${endYear + 1}`;

const toBirthDay = ({ cast, day }: NumerologyView): string => `${day} ${toMonthName(Number(cast.date.slice(5, 7)))}`;

/** The pinnacle of these years: “9 that holds until 2030”. */
const toWeather = ({ pinnacle }: NumerologyView["year"]): string =>
  `${pinnacle.number} that ${pinnacle.endYear === null ? `came in ${pinnacle.startYear}` : `holds until ${pinnacle.endYear + 1}`}`;

const toRootOf = ({ number, digit }: CoreView): string => withRoot(number, digit);

const sayPath: Say<NumerologyView> = (view, of) => {
  const [theme, digit] = split<Theme>(of);
  const { lifePath, expression, soulUrge, personality, day, year } = view;
  const text = pathTexts[theme][digit];
  return {
    work: expression
      ? `With ${withArticle(lifePath.number)} for a road and ${withArticle(expression.number)} for a skill, look for ${text}.`
      : `${toCapital(toReach(year.pinnacle))}, ${withArticle(lifePath.number)} born on ${withNth(day)}, with ${withArticle(year.pinnacle.number)} for weather, should look for ${text}.`,
    love: soulUrge
      ? soulUrge.digit === lifePath.digit
        ? `In love your road and your heart both come to ${digit}: ${text}.`
        : `In love your road is ${withArticle(lifePath.number)} and your heart ${withArticle(soulUrge.number)}: ${text}.`
      : `In love, under the ${toWeather(year)}, you’re ${withArticle(lifePath.number)} with the temper of ${withNth(day)}: ${text}.`,
    money: `With money, as ${withArticle(lifePath.number)} born on ${withNth(day)}, ${text}.`,
    inner: personality
      ? `Behind your own door, at ${year.age}, the ${personality.number} that strangers meet comes off and the ${lifePath.number} shows: ${text}.`
      : `Behind your own door, at ${year.age}, the ${lifePath.number} has the floor and the ${view.birthday.number} of the ${toNth(day)} stands by: ${text}.`,
  }[theme];
};

const sayYear: Say<NumerologyView> = (view, of) => {
  const { year, lifePath, day } = view;
  const [theme, digit] = split<Theme>(of);
  const text = yearFieldTexts[theme][digit];
  return {
    work: `At work, for ${withArticle(lifePath.number)} ${view.expression ? `with ${withArticle(view.expression.number)} for a skill` : `aged ${year.age}`}, ${withArticle(digit)} year ${text}.`,
    love: `In love ${year.year}, ${withArticle(digit)} year under the ${toWeather(year)}${view.soulUrge ? "" : `, to someone of ${withNth(day)}`}, ${text}.`,
    money: `For someone born on ${withNth(day)}, ${withArticle(digit)} year ${text}.`,
    inner: `Inside${view.personality ? `, under the ${view.personality.number} that shows` : ""}, ${withArticle(digit)} year at ${year.age} ${text}.`,
  }[theme];
};

const weighHeart = (view: NumerologyView): string =>
  view.soulUrge
    ? `Out in the world go by the ${view.lifePath.number}, which your whole date adds up to; at home, go by the ${view.soulUrge.number} of your name.`
    : `The ${view.lifePath.number} weighs more, being the whole date, while the ${toNth(view.day)} gives only the temper you set out with; ${view.year.age < 30 ? `at ${view.year.age} that temper still leads, and from thirty or so it won’t` : `by ${view.year.age} the road has overtaken it`}.`;

export const say: Sayings<NumerologyView, RuleKey> = {
  "path.repeat": ({ repeat }, of) => {
    const { cores } = repeat!;
    const [often, all] = cores.length === 2 ? ["twice", "both"] : [`${cores.length} times`, "all"];
    return `What’s rare here is a number said ${often}: ${listAnd(cores.map((core) => coreNames[core]))} ${all} come down to ${of}, and ${repeatTexts[Number(of) as Digit]}.`;
  },
  "path.debt": ({ cast }, of) => {
    const [debt] = cast.karmicDebts;
    return debt!.of === "birthday"
      ? `You were born on ${withNth(Number(of))}, one of the four days old books call a karmic debt and mean a lesson taken twice: ${debtTexts[Number(of)]}.`
      : `Your ${coreNames[debt!.of]} goes through ${of} on its way down to ${getStep(cast, debt!.of).sums.at(-1)}, which old books call a karmic debt and which means a lesson taken twice: ${debtTexts[Number(of)]}.`;
  },
  "path.core": (view, of) => `On ${withArticle(Number(of))} road, yours since ${toBirthDay(view)} ${view.birthYear}, ${lifePathTexts[toCoreNumber(of)]}.`,
  "path.day": (_, of) => `You were born on ${withNth(Number(of))}: ${dayTexts[Number(of) - 1]}.`,
  "path.same": ({ lifePath, expression }, of) =>
    `Road and skill, ${lifePath.number} and ${expression!.number}, share one root and agree: ${sameTexts[Number(of) as Digit]}.`,
  "path.pair": ({ lifePath, expression }, of) => `Road and skill pull apart, ${toRootOf(lifePath)} against ${toRootOf(expression!)}: ${pairTexts[of]}.`,
  "name.full": (view) =>
    `${toNameText(view)} has every number from 1 to 9, which few names do, so you can pick up anything and the hard part is choosing what to keep.`,
  "name.lesson": (view, of) => {
    const others = view.cast.karmicLessons.filter((number) => number !== Number(of)).map(String);
    return `No letter of ${toNameText(view)} is worth ${of}${others.length > 0 ? ` (nor ${listAnd(others)})` : ", though every other number’s there"}, and your date ${isInDate(view, Number(of)) ? "has one, which makes up half of it" : "has none to lend"}: ${lessonTexts[Number(of)]}.`;
  },
  "name.expression": ({ cast, lifePath, expression }, of) =>
    `Your skill, the ${of} that ${cast.words.join("").length} letters come to, serves ${expression!.digit === lifePath.digit ? "a road of the same number" : `${withArticle(lifePath.number)} road`}: ${expressionTexts[toCoreNumber(of)]}.`,
  "name.soul": (view, of) => `The vowels alone, ${toLetters(view, "soulUrge")}, come to ${of}, your soul urge: ${soulTexts[toCoreNumber(of)]}.`,
  "name.personality": ({ soulUrge }, of) =>
    `The consonants alone come to ${of}, the side that strangers meet${soulUrge ? ` before they meet the ${soulUrge.number}` : ""}: ${personalityTexts[toCoreNumber(of)]}.`,
  "name.gap": ({ soulUrge, personality }, of) => `There’s ${toRootOf(soulUrge!)} inside and ${toRootOf(personality!)} outside: ${pairTexts[of]}.`,
  "name.passion": (view, of) => {
    const count = view.cast.letterCounts[Number(of) - 1]!;
    return `Of ${view.cast.words.join("").length} letters, ${count} ${count === 1 ? "is" : "are"} worth ${of}, and no number has more, so you ${passionTexts[Number(of)]}.`;
  },
  "field.path": sayPath,
  "field.year": sayYear,
  "field.month": (view, of) => {
    const [theme] = split<Theme>(of);
    const { year, month, yearNumber, monthNumber } = findOpenMonth(view, theme);
    const want = wantTexts[monthNumber]!;
    const when = `${toMonthName(month)} ${year}, ${withArticle(monthNumber)} month in ${withArticle(yearNumber)} year`;
    const isLater = year !== view.year.year && toLean(view, theme) === "yes";
    return {
      work: isLater
        ? `Should it slip past ${view.year.year}, the next good month, when you’re ${year - view.birthYear}, is ${when}, a time ${want}.`
        : `The next good month to set to work, when you’re ${year - view.birthYear}, is ${when}, a time ${want}.`,
      love: isLater
        ? `If it isn’t said this year, the next easy month to say it is ${when}, when you’ll want ${want}.`
        : `For a talk between two the easiest month ahead is ${when}, when ${view.expression ? "you’ll" : `at ${year - view.birthYear} you’ll`} want ${want}.`,
      money: isLater
        ? `What isn’t settled about money this year can wait until you’re ${year - view.birthYear}, in ${when}, a time ${want}.`
        : `${view.expression ? "Settle" : `As ${withArticle(view.lifePath.number)} of ${toBirthDay(view)}, settle`} what has to be settled about money around ${when}, a time ${want}.`,
      inner: `${view.expression ? "It should feel lightest" : `Born on ${toBirthDay(view)}, you should feel lightest`} around ${when}, when you’ll be ${year - view.birthYear} and ready ${want}.`,
    }[theme];
  },
  "work.second": (view, of) =>
    `${view.expression ? `The ${view.expression.number} your letters come to` : `At work the ${view.birthday.number} of your ${toNth(view.day)}`} ${secondTexts.work[Number(of) as Digit]}.`,
  "love.second": (view, of) =>
    `${view.soulUrge ? `The heart’s ${view.soulUrge.number}, next to the ${view.birthday.number} of your birthday,` : `The ${toNth(view.day)}, on ${withArticle(view.lifePath.number)} road,`} ${secondTexts.love[Number(of) as Digit]}.`,
  "money.second": (view, of) =>
    `${view.day > 9 ? `The ${toNth(view.day)} comes down to ${of}, and` : `The ${of} of your birthday says`} ${secondTexts.money[Number(of) as Digit]}.`,
  "inner.second": ({ cast, day, birthYear }, of) =>
    `Set your month, day and year, ${Number(cast.date.slice(5, 7))}, ${day} and ${birthYear}, against one another and your main challenge is ${innerChallengeTexts[toChallenge(of)]}.`,
  "times.year": ({ year }, of) => `${year.year} finds you at ${year.age} in ${withArticle(Number(of))} year: ${yearTexts[Number(of) as Digit]}.`,
  "times.pinnacle": ({ year }, of) =>
    `Your ${toOrdinal(year.place)} pinnacle, which is the longer weather, runs ${toReach(year.pinnacle)} under ${withArticle(Number(of))}: ${pinnacleTexts[toCoreNumber(of)]}.`,
  "times.next": ({ year }, of) =>
    of === "same"
      ? `In ${year.next!.startYear}, at ${year.next!.from}, the ${toOrdinal(year.place + 1)} pinnacle begins and keeps the number ${year.next!.number}, so what you’ve learnt goes on serving.`
      : `In ${year.next!.startYear}, when you’re ${year.next!.from}, the longer weather turns from ${year.pinnacle.number} to ${of}, towards ${nextTexts[toCoreNumber(of)]}.`,
  "times.past": ({ year, cast }, of) => {
    const before = cast.pinnacles[year.place - 2]!;
    return `The years ${before.startYear} to ${before.endYear} were ${withArticle(Number(of))}, ${pinnacleTexts[toCoreNumber(of)]}; it’s ${withArticle(year.pinnacle.number)} now, and half of those habits will do.`;
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
  "times.month": ({ month }, of) =>
    `${toMonthName(month.month)} ${month.year} is ${withArticle(Number(of))} month for you: ${monthTexts[Number(of) as Digit]}.`,
  "times.challenge": ({ year }, of) => `${toCapital(toReach(year.challenge))} your challenge, ${withArticle(Number(of))}, ${challengeTexts[toChallenge(of)]}.`,
  "times.maturity": ({ lifePath, expression }, of) =>
    `Road and skill, ${lifePath.number} and ${expression!.number}, add up to a maturity of ${of}: ${maturityTexts[Number(of) as Digit]}.`,
  "school.path": ({ cast: { lifePath, lifePathVariants, date } }, of) => {
    const rule = of as keyof typeof lifePathVariants;
    const [year, month, day] = date.split("-").map(Number);
    const how =
      rule === "allDigits"
        ? `every digit at once, ${[day, month, year].flatMap((part) => [...String(part)]).join(" + ")}`
        : `${day} + ${month} + ${year} added whole`;
    return `If another page calls you ${withArticle(lifePathVariants[rule])} it hasn’t miscounted, for it took ${how}; here each part is reduced first, which gives ${lifePath} and lets an 11, 22 or 33 survive on the road.`;
  },
  "school.atOnce": (view) => {
    const { lettersAtOnce, pythagorean } = view.cast;
    return `Names are added two ways as well: word by word yours is ${pythagorean!.expression}, all ${view.cast.words.join("").length} letters in one heap ${lettersAtOnce!.expression}; the first is used here.`;
  },
  "school.chaldean": (view, of) => {
    const { compound, root } = view.cast.chaldean!;
    const folded = compound === Number(of) ? "" : ` (past 52, so read as ${of})`;
    return `By the Chaldean table${view.cast.system === "chaldean" ? " used here" : ""}, which has no 9, ${toNameText(view)} is ${compound}${folded} and comes down to ${root}; the old picture for it is ${compoundTexts[Number(of) - firstCompound]}.`;
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
    return `There’s a voice against this: your ${counter.core === "soulUrge" ? "heart" : `birthday, the ${toNth(view.day)},`} is ${toRootOf(counter.view)}, your road ${toRootOf(view.lifePath)}, and ${pairTexts[of]}. ${weighHeart(view)}`;
  },
  "dissent.same": (view, of) => {
    const counter = toCounter(view);
    return `There’s a voice against this: your ${counter.core === "soulUrge" ? "heart" : "birthday"} and your road both end at ${of}, which looks smooth and leaves no brake, for ${sameTexts[Number(of) as Digit]}; ${
      view.year.number === counter.view.digit
        ? `${view.year.year} is ${withArticle(Number(of))} year on top of it, so keep someone near who’ll call halt.`
        : `let ${view.year.year}, ${withArticle(view.year.number)} year, be the brake: it’s for ${yearWords[view.year.number]}.`
    }`;
  },
  "dissent.pinnacle": ({ cast, day, lifePath, year, pinnacleDigit }, of) =>
    `Hear the other side: ${cast.name ? "your road" : `the road of your ${toNth(day)}`} is ${toRootOf(lifePath)}, but ${toReach(year.pinnacle)} the weather is ${withRoot(year.pinnacle.number, pinnacleDigit)}, and ${pairTexts[of]}. For as long as it lasts the weather weighs more, so let it have its way, which is ${wantTexts[pinnacleDigit]}.`,
  "dissent.year": (view, of) =>
    `Hear the other side: ${view.cast.name ? "your road" : `your road since ${toBirthDay(view)} ${view.birthYear}`} is ${toRootOf(view.lifePath)}, but ${view.year.year} is ${withArticle(view.year.number)} year, and ${pairTexts[of]}; a year lasts twelve months and a road a lifetime, so give way for now and take the time for ${yearWords[view.year.number]}.`,
};
