import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import { toRelation } from "../../../kit/hexagrams/elements.ts";
import { toLower } from "../../../kit/wording/capital.ts";
import type { Ask, Part } from "../parts.ts";
import { type BusinessView, toTradeName } from "../view.ts";
import {
  elementNames,
  endingWords,
  fitWords,
  joinWords,
  levelNames,
  listElements,
  luckWords,
  scoreWords,
  standingWords,
  toDayName,
  toMonthDay,
} from "./names.ts";

const toLean = (score: number): string =>
  score >= 85
    ? "will do"
    : score >= 70
      ? "will do, with one thing to mend"
      : score >= 55
        ? "just about does; mend its weak point first"
        : "shouldn’t be settled yet";
const partOf = ({ key, value }: { key: keyof typeof scoreWords; value: number }): string => `${value} for ${scoreWords[key]}`;

const ownerLine = ({ owner, industry }: BusinessView): string => {
  const trade = industry!.name.en;
  const lean = {
    first: `Yes, a ${trade} suits you`,
    useful: `Yes, a ${trade} suits you well enough`,
    feeds: `A ${trade} can suit you, slowly`,
    neutral: `A ${trade} neither helps nor hinders you`,
    adverse: `A ${trade} will tire you, though it isn’t ruled out`,
  }[owner!.standing].replace(/\b([Aa]) (?=[aeio]|AI\b)/, "$1n ");
  return `${lean}: it is ${elementNames[industry!.main]}, ${standingWords[owner!.standing]}.`;
};

/** One sentence that answers. */
export const sayHeadline = (view: BusinessView, ask: Ask): string => {
  const { brand, cast, chinese, latin, industry, strong, weak, days } = view;
  const [best, worst] = [strong[0]!, weak[0]!];
  switch (ask) {
    case "proposals":
      return `For your ${toTradeName(view, "en")} look first at ${joinWords(cast.suggestions.slice(0, 3).map(({ chinese: one }) => one.core))}; the first has ${cast.score} of 100.`;
    case "opening":
      return days[0]
        ? `Open on ${toDayName(days[0])}${days[1] ? `, with ${toMonthDay(days[1].date)} in hand` : ""}.`
        : "No day in that stretch will do for opening; ask about the month after.";
    case "noOpening":
      return "I can’t pick a day yet: you’ve named no month, so tell me from when to when.";
    case "owner":
      return ownerLine(view);
    case "noOwner":
      return `I can’t say yet whether it suits you without your birth time; ${brand} alone has ${cast.score} of 100.`;
    case "sound": {
      if (!chinese)
        return latin!.ease >= 85
          ? `${latin!.name} says easily: ${latin!.syllables} ${latin!.syllables === 1 ? "beat" : "beats"} and nothing to trip on.`
          : `${latin!.name} isn’t easy to say, with ${latin!.ease} of 100.`;
      const [found] = chinese.sound.homophones;
      return found
        ? `One bad echo: ${brand} ${found.isExact ? "sounds just like" : "is a tone away from"} ${found.word}.`
        : `No bad word found in it: ${brand} has ${chinese.sound.score} for sound.`;
    }
    case "numbers":
      return chinese
        ? `${brand} has ${chinese.coreNumber.strokes} strokes, “${getLuckNumber(chinese.coreNumber.number).nameEn}”, ${luckWords[chinese.coreNumber.luck]}.`
        : `The letters of ${latin!.name} come to ${latin!.sum === latin!.root ? latin!.sum : `${latin!.sum}, then ${latin!.root}`}.`;
    case "trade": {
      if (!industry || !chinese) return `${brand} and the trade can be held together only half way: ${partOf(best)}.`;
      const relation = toRelation(industry.main, chinese.mainElement);
      return `${relation === "same" || relation === "feedsMe" ? "They fit" : relation === "holdsMe" ? "Not well" : "Half way"}: ${brand} is ${elementNames[chinese.mainElement]}, your ${industry.name.en} ${elementNames[industry.main]}, ${fitWords[relation]}.`;
    }
    case "sign":
      return chinese
        ? `It can be hung: ${brand} is ${[...chinese.core].length} signs and ${chinese.proof.slice(chinese.coreStart, chinese.coreEnd).reduce((sum, { today }) => sum + today, 0)} strokes as written today.`
        : `${latin!.name} is ${latin!.letterCount} letters, ${latin!.clash ? `with ${latin!.clash} hidden in them, so don’t hang it` : "and it can be hung"}.`;
    case "weak":
      return worst.value >= 90
        ? `Nothing is plainly weak; the lowest is ${partOf(worst)}.`
        : `It’s weak in one place, ${scoreWords[worst.key]}, with only ${worst.value}.`;
    case "change":
      return cast.score >= 60 || worst.key === "numbers"
        ? `No need: ${brand} has ${cast.score} of 100, and only ${scoreWords[worst.key]} is low.`
        : `Change it if no sign hangs yet, and leave it if one does: ${brand} has ${cast.score}, low in ${scoreWords[worst.key]}.`;
    case "money":
      return `A name doesn’t decide whether you make money; ${brand} decides how well it’s kept in mind: ${partOf(best)}, ${partOf(worst)}.`;
    default:
      return `${brand} ${toLean(cast.score)}: ${cast.score} of 100, strong in ${scoreWords[best.key]}${worst.value < 85 ? `, weak in ${scoreWords[worst.key]}` : ""}.`;
  }
};

/** What stands behind the headline. */
export const sayLead = (view: BusinessView): string => {
  const { cast, brand, chinese, latin, industry, owner, strong, weak } = view;
  const first = `${brand} has ${cast.score} of 100: ${strong.map(partOf).join(", ")}. `;
  const name = chinese
    ? `${joinWords(chinese.elements.map(({ char, element, by }) => `${char} is ${elementNames[element]} by its ${{ radical: "radical", sense: "meaning", sound: "sound" }[by]}`))}, and it ends on ${endingWords[chinese.sound.ending]}.`
    : `${joinWords(latin!.words.map(({ word, syllables }) => `${word} has ${syllables} ${syllables === 1 ? "beat" : "beats"}`))}, and the letters sum to ${latin!.sum}.`;
  const trade = industry ? ` The trade, a ${industry.name.en}, is ${elementNames[industry.main]}.`.replace(/ a (?=[aeio]|AI\b)/, " an ") : "";
  const person = owner ? ` You were born on a ${owner.dayMaster} day, ${levelNames[owner.level]}, and can use ${listElements(owner.useful)}.` : "";
  return `${first}${name}${trade}${person}${weak[0]!.value < 70 ? ` Look first at the lowest, ${scoreWords[weak[0]!.key]}.` : ""}`;
};

/** The sentences behind a follow-up's headline. */
export const sayBehind = (view: BusinessView, part: Part, turn: number): string => {
  const { brand, chinese, latin, strong, weak, industry, owner, days, cast } = view;
  const best = strong[turn % strong.length]!;
  const worst = weak[turn % weak.length]!;
  const tail = [
    `Beside it stand ${partOf(best)} and ${partOf(worst)}.`,
    `In the ${cast.score} of the whole, count ${partOf(worst)} and ${partOf(best)}.`,
    `${brand} leans on ${partOf(best)}.`,
  ][turn % 3]!;
  const own: Partial<Record<Part, string>> = {
    sound: chinese
      ? `It’s said ${chinese.sound.pinyin.join(" ")} and ends on ${endingWords[chinese.sound.ending]}.`
      : `${joinWords(latin!.words.map(({ word }) => word))} together make ${latin!.syllables} beats.`,
    numbers: chinese
      ? `Sign by sign: ${chinese.proof.map(({ char, strokes }) => `${char} ${strokes}`).join(", ")}.`
      : `The sum is ${latin!.sum}, brought down to ${latin!.root}.`,
    trade: industry ? `Your ${industry.name.en} is ${elementNames[industry.main]} because ${industry.why.en}.` : "",
    owner: owner
      ? `Your pillars are ${[owner.pillars.year, owner.pillars.month, owner.pillars.day, owner.pillars.hour].filter((one) => one !== null).join(" ")}, and you can use ${listElements(owner.useful)}.`
      : "",
    opening: days.length > 0 ? `The first in the list are ${joinWords(days.map(({ date, score }) => `${toMonthDay(date)} with ${score}`))}.` : "",
    proposals: `There are ${cast.suggestions.length}: ${joinWords(cast.suggestions.map(({ chinese: one, score }) => `${one.core} ${score}`))}.`,
  };
  const body = own[part] ?? "";
  return (turn % 2 === 0 ? [body, tail] : [tail, body && `As before: ${toLower(body)}`]).filter((one) => one !== "").join(" ");
};

/** Three questions, none of them asked. */
export const listFollowUps = (view: BusinessView, asked: Ask, turn: number): string[] => {
  const { brand, industry, owner, days, chinese, cast } = view;
  const all: [Ask, string][] = [
    ["sound", chinese ? `Does ${brand} hide a bad word?` : `How does ${brand} sound?`],
    ["numbers", chinese ? `How are the strokes of ${brand} counted?` : `What do the letters of ${brand} add up to?`],
    ...(industry && chinese ? ([["trade", `Do the elements of ${brand} fit your ${industry.name.en}?`]] as [Ask, string][]) : []),
    ...(owner && industry ? ([["owner", `Does a ${industry.name.en} suit me?`.replace(/ a (?=[aeio]|AI\b)/, " an ")]] as [Ask, string][]) : []),
    ...(days.length > 0 ? ([["opening", "Which opening day stands second, and at what hour?"]] as [Ask, string][]) : []),
    ["weak", cast.isSuggested ? "Where is the first name weakest?" : `Where is ${brand} weakest?`],
    ["sign", `How would ${brand} look on a sign?`],
    ...(cast.isSuggested ? [] : ([["change", `Should I change ${brand}?`]] as [Ask, string][])),
  ];
  const open = all.filter(([ask]) => ask !== asked);
  return [0, 1, 2].map((index) => open[(index + turn * 2) % open.length]![1]);
};
