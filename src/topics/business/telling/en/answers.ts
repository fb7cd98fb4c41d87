import { toLower } from "../../../../shared/capital.ts";
import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import { toRelation } from "../../../kit/hexagrams/elements.ts";
import { type Head, headsOf } from "../../../kit/telling/head.ts";
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

/** After the name, and the same in short. */
const toLean = (score: number): readonly [full: string, short: string] =>
  score >= 85
    ? ["will do", "will do"]
    : score >= 70
      ? ["will do, with one thing to mend", "will do, once mended"]
      : score >= 55
        ? ["just about does; mend its weak point first", "just about does"]
        : ["shouldn’t be settled yet", "should wait"];
const partOf = ({ key, value }: { key: keyof typeof scoreWords; value: number }): string => `${value} for ${scoreWords[key]}`;

const head = headsOf("en");
const withAn = (text: string): string => text.replace(/\b([Aa]) (?=[aeio]|AI\b)/, "$1n ");

const sayOwner = ({ owner, industry }: BusinessView): Head => {
  const trade = industry!.name.en;
  const [lean, short] = {
    first: [`Yes, a ${trade} suits you`],
    useful: [`Yes, a ${trade} suits you well enough`],
    feeds: [`A ${trade} can suit you, slowly`],
    neutral: [`A ${trade} neither helps nor hinders you`],
    adverse: [`A ${trade} will tire you, though it isn’t ruled out`, `A ${trade} will tire you`],
  }[owner!.standing].map(withAn) as [string, string?];
  const element = elementNames[industry!.main];
  const why = `It is ${element}, ${standingWords[owner!.standing]}.`;
  return head(
    `${lean}: it is ${element}, ${standingWords[owner!.standing]}.`,
    [`${lean}: it is ${element}.`, `That is ${standingWords[owner!.standing]}.`],
    [`${lean}.`, why],
    [`${short ?? lean}: it is ${element}.`, `${lean}. ${why}`],
    [`${short ?? lean}.`, `${lean}. ${why}`],
  );
};

const saySound = ({ brand, chinese, latin }: BusinessView): Head => {
  if (!chinese) {
    const { name, ease, syllables } = latin!;
    const how =
      ease >= 85 ? `says easily: ${syllables} ${syllables === 1 ? "beat" : "beats"} and nothing to trip on` : `isn’t easy to say, with ${ease} of 100`;
    return head(`${name} ${how}.`, [`It ${how}.`, `That’s ${name}.`]);
  }
  const [found] = chinese.sound.homophones;
  if (!found)
    return head(`No bad word found in it: ${brand} has ${chinese.sound.score} for sound.`, [
      `No bad word found in it: ${chinese.sound.score} for sound.`,
      `That’s ${brand}.`,
    ]);
  const echo = `${found.isExact ? "sounds just like" : "is a tone away from"} ${found.word}`;
  return head(`One bad echo: ${brand} ${echo}.`, [`One bad echo: it ${echo}.`, `That’s ${brand}.`]);
};

const sayNumbers = ({ brand, chinese, latin }: BusinessView): Head => {
  if (!chinese) {
    const sum = latin!.sum === latin!.root ? `${latin!.sum}` : `${latin!.sum}, then ${latin!.root}`;
    return head(`The letters of ${latin!.name} come to ${sum}.`, [`The letters come to ${sum}.`, `They’re those of ${latin!.name}.`]);
  }
  const { strokes, number, luck } = chinese.coreNumber;
  const called = `“${getLuckNumber(number).nameEn}”`;
  return head(
    `${brand} has ${strokes} strokes, ${called}, ${luckWords[luck]}.`,
    [`${brand} has ${strokes} strokes, ${luckWords[luck]}.`, `The number is called ${called}.`],
    [`It has ${strokes} strokes, ${luckWords[luck]}.`, `The number of ${brand} is called ${called}.`],
  );
};

const sayTrade = ({ brand, chinese, industry, strong }: BusinessView): Head => {
  const best = partOf(strong[0]!);
  if (!industry || !chinese)
    return head(`${brand} and the trade can be held together only half way: ${best}.`, [
      `It meets the trade only half way: ${best}.`,
      `That’s as far as ${brand} can be held against it.`,
    ]);
  const relation = toRelation(industry.main, chinese.mainElement);
  const verdict = relation === "same" || relation === "feedsMe" ? "They fit" : relation === "holdsMe" ? "Not well" : "Half way";
  const [own, other] = [elementNames[chinese.mainElement], elementNames[industry.main]];
  return head(
    `${verdict}: ${brand} is ${own}, your ${industry.name.en} ${other}, ${fitWords[relation]}.`,
    [`${verdict}: ${brand} is ${own}, your ${industry.name.en} ${other}.`, `That is, ${fitWords[relation]}.`],
    [`${verdict}: the name is ${own}, the trade ${other}.`, `That is, of ${brand} and your ${industry.name.en}, ${fitWords[relation]}.`],
  );
};

const saySign = ({ brand, chinese, latin }: BusinessView): Head => {
  if (!chinese) {
    const { name, letterCount, clash } = latin!;
    const hung = clash ? `with ${clash} hidden in them, so don’t hang it` : "and it can be hung";
    return head(`${name} is ${letterCount} letters, ${hung}.`, [
      clash ? `Don’t hang it: ${clash} is hidden in it.` : `It can be hung: ${letterCount} letters.`,
      `That’s ${name}.`,
    ]);
  }
  const strokes = chinese.proof.slice(chinese.coreStart, chinese.coreEnd).reduce((sum, { today }) => sum + today, 0);
  const size = `${[...chinese.core].length} signs and ${strokes} strokes`;
  return head(
    `It can be hung: ${brand} is ${size} as written today.`,
    [`It can be hung: ${brand} is ${size}.`, "That’s as written today."],
    [`It can be hung: ${size}.`, `That’s ${brand} as written today.`],
  );
};

/** One sentence that answers. */
export const sayHeadline = (view: BusinessView, ask: Ask): Head => {
  const { brand, cast, strong, weak, days } = view;
  const [best, worst] = [strong[0]!, weak[0]!];
  const score = `${cast.score} of 100`;
  switch (ask) {
    case "proposals": {
      const first = cast.suggestions.slice(0, 3).map(({ chinese: one }) => one.core);
      const trade = `For your ${toTradeName(view, "en")}`;
      return head(
        `${trade} look first at ${joinWords(first)}; the first has ${score}.`,
        [`Look first at ${joinWords(first)}; the first has ${score}.`, `They’re for your ${toTradeName(view, "en")}.`],
        [`Look first at ${first[0]}, with ${score}.`, `${trade}, ${joinWords(first.slice(1))} come next.`],
      );
    }
    case "opening": {
      if (!days[0]) return head(["No day in that stretch will do for opening.", "Ask about the month after."]);
      const second = days[1] && toMonthDay(days[1].date);
      return head(`Open on ${toDayName(days[0])}${second ? `, with ${second} in hand` : ""}.`, [
        `Open on ${toDayName(days[0])}.`,
        second ? `Keep ${second} in hand.` : "",
      ]);
    }
    case "noOpening":
      return head(["I can’t pick a day yet: you’ve named no month.", "Tell me from when to when."]);
    case "owner":
      return sayOwner(view);
    case "noOwner":
      return head(`Without your birth time I can’t say; ${brand} has ${score}.`, [
        `Without your birth time I can’t say; the name has ${cast.score}.`,
        `That’s ${brand} alone, of 100.`,
      ]);
    case "sound":
      return saySound(view);
    case "numbers":
      return sayNumbers(view);
    case "trade":
      return sayTrade(view);
    case "sign":
      return saySign(view);
    case "weak":
      return head(
        worst.value >= 90 ? `Nothing is weak; the lowest is ${partOf(worst)}.` : `It’s weak in one place, ${scoreWords[worst.key]}, with only ${worst.value}.`,
      );
    case "change":
      return cast.score >= 60 || worst.key === "numbers"
        ? head(`No need: ${brand} has ${score}, and only ${scoreWords[worst.key]} is low.`, [
            `No need: ${score}, and only ${scoreWords[worst.key]} is low.`,
            `That’s ${brand}.`,
          ])
        : head([`Only if no sign hangs yet: it’s low in ${scoreWords[worst.key]}.`, `Leave it if one does: ${brand} has ${cast.score}.`]);
    case "money":
      return head([`A name can’t earn, only stick: ${partOf(best)}.`, `That’s the high end of ${brand}; the low one is ${partOf(worst)}.`]);
    default: {
      const [lean, short] = toLean(cast.score);
      const low = worst.value < 85 ? `, weak in ${scoreWords[worst.key]}` : "";
      const good = `strong in ${scoreWords[best.key]}`;
      return head(
        `${brand} ${lean}: ${score}, ${good}${low}.`,
        [`${brand} ${short}: ${score}${low}.`, `It ${lean}, and is ${good}.`],
        [`It ${short}: ${score}${low}.`, `${brand} ${lean}, and is ${good}.`],
        [`It ${short}${low.replace(", ", ": ")}.`, `${brand} has ${score}: it ${lean}, and is ${good}.`],
      );
    }
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
