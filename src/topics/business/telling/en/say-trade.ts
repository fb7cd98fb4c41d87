import { toCapital } from "../../../../shared/capital.ts";
import { toRelation } from "../../../kit/hexagrams/elements.ts";
import type { Sayings } from "../../../kit/telling/rule.ts";
import { customs, elementHabits, fitTexts, groupDoings, relationTexts } from "../../data/en/trade.ts";
import type { allTradeRules } from "../rules-trade.ts";
import type { BusinessView } from "../view.ts";
import {
  dutyMeanings,
  elementNames,
  joinWords,
  levelNames,
  listElements,
  relationWords,
  scoreWords,
  standingWords,
  toDayLine,
  toDayName,
  toHourName,
  toMonthDay,
} from "./names.ts";

type Key = (typeof allTradeRules)[number]["key"];

const standingTexts: Record<string, (trade: string, element: string) => string> = {
  first: (trade, element) =>
    `A ${trade} is ${element}, and ${element} is what your chart can use most (its useful element, the one to add), so the work feeds you day by day`,
  useful: (trade, element) => `A ${trade} is ${element}, one of the elements your chart can use; the good of it shows with years`,
  feeds: (trade, element) => `A ${trade} is ${element}, which isn’t what you need but feeds it, so the good arrives at second hand`,
  neutral: (trade, element) => `A ${trade} is ${element}, which neither adds to your chart nor takes from it: skill decides, and the elements aren’t to blame`,
  adverse: (trade, element) =>
    `A ${trade} is ${element}, and of that your chart has too much already, so the work will be busier and more hurried than it need be; rooms and partners must balance it`,
};
const worst = ({ weak: [part] }: BusinessView) => part!;
const best = ({ strong: [part] }: BusinessView) => part!;
const withArticles = (text: string): string => text.replace(/\b([Aa]) (?=[aeio]|AI\b)/g, "$1n ");

export const sayTrade: Sayings<BusinessView, Key> = {
  tradeWhy: ({ industry, brand }) =>
    withArticles(`As a ${industry!.name.en}, ${brand} belongs to ${elementNames[industry!.main]} by what passes through its hands: ${industry!.why.en}.`),
  fit: ({ chinese, industry, brand }) => {
    const [name, trade] = [elementNames[chinese!.mainElement], elementNames[industry!.main]];
    return `${brand} is mostly ${name}: ${fitTexts[toRelation(industry!.main, chinese!.mainElement)](name, trade)}.`;
  },
  second: ({ industry, brand, chinese }) =>
    chinese?.elements.some(({ element }) => element === industry!.second)
      ? withArticles(`A ${industry!.name.en} has some ${elementNames[industry!.second!]} too, and ${brand} holds that as well, so both ends meet.`)
      : withArticles(
          `A ${industry!.name.en} has some ${elementNames[industry!.second!]} too, which ${brand} lacks; the shop can bring it: ${elementHabits[industry!.second!]}.`,
        ),
  custom: ({ industry, brand }) => `${toCapital(customs[industry!.group])}. That’s the gate ${brand} has to pass.`,
  carrier: ({ core, industry }) =>
    `The sign that speaks for the trade is ${core.find(({ element }) => element === industry!.main)!.char}, ${elementNames[industry!.main]} like it; keep that one in any short form.`,
  mixed: ({ core }) => {
    const [first, ...rest] = core;
    const last = rest.at(-1)!;
    const lines = {
      same: "of one kind",
      iFeed: "the first feeds the second, and it runs easily",
      feedsMe: "the second feeds the first, which lasts",
      iHold: "the first holds the second, with force and some strain",
      holdsMe: "the second holds the first and reins it in",
    };
    return `Inside the brand, ${first!.char} is ${elementNames[first!.element]} and ${last.char} is ${elementNames[last.element]}: ${lines[toRelation(first!.element, last.element)]}.`;
  },
  letterTrade: ({ latin, industry }) =>
    `Letters have no element, so ${latin!.name} meets your ${industry!.name.en} by number and sound alone; the trade’s ${elementNames[industry!.main]} has to come from colour and room: ${elementHabits[industry!.main]}.`,
  unborn: ({ industry, brand }) =>
    `Whether a ${industry!.name.en} suits you yourself can’t be read from ${brand}; a birth date would show if ${elementNames[industry!.main]} is what you lack or have too much of.`.replace(
      / a (?=[aeio]|AI\b)/,
      " an ",
    ),
  undated: ({ industry, brand }) =>
    `${brand} has no opening day yet; for your ${industry!.name.en} the almanac likes 成, 开 and 满 among its twelve duties, and a month is all I need to rank them.`,
  noTrade: ({ brand, chinese }) =>
    `You haven’t named a trade I know; ${brand} is mostly ${elementNames[chinese!.mainElement]}, and with the trade that part can be reckoned.`,
  standing: ({ owner, industry }) => withArticles(`${standingTexts[owner!.standing]!(industry!.name.en, elementNames[industry!.main])}.`),
  relation: ({ owner }) =>
    `Your day master is ${owner!.dayMaster}, ${elementNames[owner!.dayElement]} (the stem of the day you were born, which stands for you), ${levelNames[owner!.level]}. Seen from there ${relationTexts[owner!.relation][owner!.level]}.`,
  ownerName: ({ owner, core, brand }) => {
    const found = core.filter(({ element }) => owner!.useful.includes(element));
    return found.length === 0
      ? `No sign of ${brand} is ${listElements(owner!.useful)}, so the name does nothing for you and needn’t be changed for that: ${elementHabits[owner!.useful[0]!]}.`
      : `In ${brand}, ${joinWords(found.map(({ char }) => char))} ${found.length === 1 ? "is" : "are"} ${listElements([...new Set(found.map(({ element }) => element))])}, which you can use; write ${found.length === 1 ? "it" : "them"} plainly on every stamp.`;
  },
  ownerSecond: ({ owner, industry }) =>
    `The trade’s other side, ${elementNames[industry!.second!]}, is ${standingWords[owner!.secondStanding!]}, so ${owner!.secondStanding === "adverse" ? "give that part of the work away" : owner!.secondStanding === "neutral" ? "let that part take its course" : "do that part yourself"}.`,
  ownerWeights: ({ owner }) => {
    const ranked = Object.entries(owner!.percent).sort((one, other) => other[1] - one[1]);
    const [most, least] = [ranked[0]!, ranked.at(-1)!];
    return `${listElements([most[0]])} is heaviest in your chart at ${most[1]} percent and ${listElements([least[0]])} lightest at ${least[1]}; the second is what your shop will run short of first: ${elementHabits[least[0] as keyof typeof elementHabits]}.`;
  },
  bestDay: ({ days: [day], cast, brand }) =>
    `${toDayName(day!)} comes first for ${brand}, a ${day!.ganzhi} day whose duty among the twelve is ${day!.duty}: ${dutyMeanings[day!.duty]}. That gives ${brand} ${day!.score} of ${cast.opening!.mostScore}: ${day!.why.map(({ part, of, points }) => toDayLine(part, of, points)).join(", ")}.`,
  bestHours: ({ days: [day], brand }) =>
    `Hours for ${brand} that day are ${joinWords(day!.hours.map(toHourName))}; cut the ribbon and take the first order in the earliest listed.`,
  secondDay: ({ days: [, day], brand }) => `For ${brand} keep ${toDayName(day!)} in hand, ${day!.ganzhi}, with ${day!.score}: ${dutyMeanings[day!.duty]}.`,
  range: ({ cast, brand }) => {
    const { from, to, dayCount, rankedCount, isFallback } = cast.opening!;
    return `${brand} has from ${toMonthDay(from)} to ${toMonthDay(to)} to choose in, ${dayCount} days; ${isFallback ? `the almanac names none for opening, and ${rankedCount} are merely not struck` : `${rankedCount} of them the almanac names for opening and nothing strikes`}.`;
  },
  lost: ({ cast, owner }) => {
    const count = cast.opening!.lostToOwner;
    return `${count} ${count === 1 ? "day" : "days"} the almanac likes ${count === 1 ? "clashes" : "clash"} with your ${owner!.pillars.year} year or ${owner!.pillars.day} day and ${count === 1 ? "is" : "are"} struck for you alone; somebody else could cut the ribbon then.`;
  },
  dayClash: ({ days: [day], brand }) =>
    `${toMonthDay(day!.date)}, being ${day!.ganzhi}, clashes with ${day!.clash.branch}, so staff born in years of that branch shouldn’t stand in front of ${brand} that day.`,
  flawNumbers: ({ brand }) =>
    `Against it: the numbers of ${brand} aren’t all good, and people who count strokes will say so; yet schools differ, one old form changes the sum, and no sign need be recarved for it.`,
  flawSound: ({ brand, weak: [part] }) => `Against it: ${brand} has only ${part!.value} for sound, and a name is called before it’s counted.`,
  flawLength: ({ brand, chinese, latin }) =>
    `Against it: at ${chinese ? `${[...chinese.core].length} signs` : `${latin!.letterCount} letters`} ${brand} is an awkward length; others will shorten it unless you do.`,
  flawElement: ({ brand, chinese, industry }) =>
    `Against it: the ${elementNames[chinese!.mainElement]} of ${brand} and the ${elementNames[industry!.main]} of your ${industry!.name.en} go different ways, which those who care for elements will notice; the rest look at the window.`,
  flawLetters: ({ latin, industry }) =>
    `Against it: the ${latin!.root} of ${latin!.name} isn’t a number your ${industry?.name.en ?? "business"} commonly has, and people in the trade may take it for something else.`,
  flawEase: ({ latin }) =>
    `Against it: ${latin!.name} isn’t easy to say, with ${latin!.longestRun >= 3 ? `${latin!.longestRun} consonants in a row` : `${latin!.syllables} beats`}, and who hears it once will misspell it.`,
  flawClash: ({ latin }) =>
    `Against it: ${latin!.clash ?? latin!.initialsClash} sits inside ${latin!.name}, and whatever else is good, that is what people will laugh at.`,
  flawOwner: ({ owner, industry }) =>
    `Against it: the ${elementNames[industry!.main]} of your ${industry!.name.en} is ${standingWords[owner!.standing]}, and no name mends that between a person and a trade; look for a partner rich in ${listElements(owner!.useful.slice(0, 1))}.`,
  apart: (view) =>
    `${view.brand} pulls two ways: ${best(view).value} for ${scoreWords[best(view).key]} and only ${worst(view).value} for ${scoreWords[worst(view).key]}. People meet sound and shape first and numbers last, so weigh them in that order.`,
  smooth: (view) =>
    `On the other side: the lowest part of ${view.brand} is ${scoreWords[worst(view).key]}, at ${worst(view).value}, and none of these figures helps if another firm holds the name already.`,
  counting: ({ chinese, latin, brand, core }) =>
    chinese
      ? `Hear the other school too: ${brand} has ${chinese.coreNumber.strokes} strokes in Kangxi forms and ${core.reduce((sum, { today }) => sum + today, 0)} as written now; hold to one count, and don’t pick whichever is kinder.`
      : `Hear the other school too: the ${latin!.sum} of ${latin!.name} comes from a table that runs one to nine, and another table gives another sum, while the sound stays.`,
  doGroup: ({ industry, brand }) => `This week take ${brand} and ${groupDoings[industry!.group]}.`,
  doSay: ({ brand }) => `This week say ${brand} three times into your phone and see what it types.`,
  doSign: ({ brand }) => `This week tape ${brand} to the far side of the street, stand ten paces off, and change the first stroke you can’t make out.`,
  doOpen: ({ days: [day], brand }) =>
    `This week write ${toMonthDay(day!.date)} into the builder’s contract for ${brand}, with everything finished ten days before.`,
  watchSound: ({ chinese, brand }) =>
    `Watch for the first person who says ${brand} wrong (its tones are ${chinese!.sound.tones.join(" ")}): the sign they miss is the one to spell out on the door.`,
  watchLetters: ({ latin }) => `Watch for the first person who misspells ${latin!.name}: the letter they miss is the one to draw most clearly.`,
  watchTrade: ({ industry, brand }) =>
    `Watch for people who come in asking what ${brand} sells; three in a week and “${industry!.name.en}” belongs on the front.`,
  watchOwner: ({ owner, industry }) =>
    `Watch whether three months of running your ${industry!.name.en} leave you livelier or hiding; that says more than the ${relationWords[owner!.relation]} in your chart.`,
};
