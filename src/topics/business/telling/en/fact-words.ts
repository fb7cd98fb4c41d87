import { toCapital } from "../../../../shared/capital.ts";
import type { FactWording } from "../../../kit/fact.ts";
import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import type { BusinessFacts } from "../../fact-types.ts";
import { industries, suitedRoots } from "../../industries.ts";
import type { ScoreKey } from "../../score.ts";
import {
  dutyMeanings,
  elementNames,
  endingWords,
  fitWords,
  groupNames,
  joinWords,
  levelNames,
  listElements,
  luckWords,
  relationWords,
  scoreWords,
  standingWords,
  toDayLine,
  toDayName,
} from "./names.ts";

const split = (text: string): string[] => (text === "" ? [] : text.split(","));
const affixKinds = { region: "Place", trade: "Trade word", form: "Legal form" } as const;
const industryOf = (id: string | null) => industries.find((one) => one.id === id);

export const factWordsEn: FactWording<BusinessFacts> = {
  score: ({ score, parts }) => ({
    label: "Score",
    value: `${score} of 100`,
    note: `${split(parts)
      .map((part) => {
        const [key, value, weight] = part.split(" ");
        return `${scoreWords[key as ScoreKey]} ${value} (weight ${weight})`;
      })
      .join(", ")}; their mean by weight is ${score}.`,
  }),
  char: ({ char, traditional, strokes, today, isNumeral, radical, radicalStrokes, rest, element, by, isCore }) => ({
    label: isCore ? "Sign of the brand" : "Other sign",
    value: `${char}, ${strokes} strokes`,
    note: `${isNumeral ? "A numeral counts by its value" : `On the Kangxi form ${traditional} the radical ${radical} has ${radicalStrokes} in full${rest === 0 ? "" : rest > 0 ? ` and the rest ${rest}` : `, less ${-rest}`}`}: ${strokes}; today it takes ${today}. ${element ? `${{ sound: "Its radical is none of the five elements, so its first sound decides", sense: "Its radical is none of the five elements, so what it means decides", radical: "Its radical makes it" }[by ?? "radical"]}: ${elementNames[element]}.` : "Its radical is none of the five elements."}${isCore ? "" : " It’s outside the brand and counts in the full name only."}`,
  }),
  affix: ({ text, kind, core }) => ({
    label: affixKinds[kind],
    value: text,
    note: `${text} is added by the register or the trade; without it the brand is ${core}. Only the full name’s number takes it in.`,
  }),
  strokeNumber: ({ of, name, sum, strokes, number, luck, element }) => ({
    label: of === "core" ? "Brand number" : "Full-name number",
    value: `${strokes}, ${luckWords[luck]}`,
    note: `${name} by Kangxi strokes: ${sum} = ${strokes}${strokes === number ? "" : `; beyond 81 eighty comes off, so ${number}`}, “${getLuckNumber(number).nameEn}”. Its last digit, ${number % 10}, makes it ${elementNames[element]}. Fifteen numbers on which the lists disagree count as half lucky.`,
  }),
  nameElement: ({ elements, main }) => ({
    label: "Element of the name",
    value: elementNames[main],
    note: `${joinWords(
      split(elements).map((one) => {
        const [char, element] = one.split(" ");
        return `${char} is ${elementNames[element as Element]}`;
      }),
    )}; the one most signs share leads, the first of equals, so ${elementNames[main]}. The radical decides, and where it is none of the five, what the sign means (a colour, a quarter), else its first sound.`,
  }),
  sound: ({ core, pinyin, tones, elements, ending, homophones, score }) => ({
    label: "Sound",
    value: `${pinyin}, ${score}`,
    note: `${core} has the tones ${tones} and ends on ${endingWords[ending]}. By the five sounds its openings are ${listElements(split(elements))} (lips Water, tongue tip Fire, back of the mouth Wood, teeth Metal, throat Earth). ${homophones === "" ? "It sounds like no unwelcome word of the list." : `It sounds like ${homophones}.`} From 100, point by point, down to ${score}.`,
  }),
  length: ({ count, isLatin }) => ({
    label: "Length",
    value: isLatin ? `${count} letters` : `${count} ${count === 1 ? "sign" : "signs"}`,
    note: isLatin
      ? `Four to eight letters lose nothing and each one more or fewer loses 10; here it’s ${count}.`
      : `A brand of two signs has 100, of three 95, four 80, one 60, longer 50; here it’s ${count}, trade words left out.`,
  }),
  letters: ({ name, steps, sum, root, group, isSuited }) => ({
    label: "Letter number",
    value: sum === root ? String(sum) : `${sum} → ${root}`,
    note: `${name}: ${steps}, together ${sum}${sum === root ? "" : `, digits added to ${root}`}. A to I are 1 to 9, J and S start again at 1; 11, 22 and 33 are kept.${group ? ` Trades in ${groupNames[group as keyof typeof groupNames]} are given ${joinWords(suitedRoots[group as keyof typeof suitedRoots].map(String))}, and this is ${isSuited ? "among them" : "not among them"}; that table is ours.` : ""}`,
  }),
  beats: ({ name, syllables, stress, ending, longestRun }) => ({
    label: "Beats",
    value: String(syllables),
    note: `${name} has ${syllables} by its runs of vowels. The last word is leaned on at beat ${stress}: the first of two, the last but one of more, one earlier before -ia, -ity and the like. It closes on ${{ open: "a vowel", soft: "a consonant that can be drawn out", stop: "a hard consonant" }[ending]}; its longest run of consonants is ${longestRun}.`,
  }),
  clash: ({ word, initials, initialsClash }) => ({
    label: "Clash words",
    value: word ?? initialsClash ?? "none",
    note: `The name run together was held against a list of unwelcome English words${word ? ` and holds ${word}` : " and holds none"}; its initials, ${initials}, ${initialsClash ? "make a bad word themselves" : "make no bad word"}.`,
  }),
  industry: ({ id, text, main, second }) => {
    const found = industryOf(id);
    return found && main
      ? {
          label: "Element of the trade",
          value: `${toCapital(found.name.en)}: ${elementNames[main]}${second ? ` with ${elementNames[second]}` : ""}`,
          note: `A trade is of the element that passes through its hands: ${found.why.en}. So ${elementNames[main]}${second ? `, with some ${elementNames[second]}` : ""}.`,
        }
      : { label: "Element of the trade", value: text || "not named", note: "The table has no such trade, so the element’s part of the score is left out." };
  },
  fit: ({ name, trade, relation }) => ({
    label: "Name to trade",
    value: toCapital(fitWords[relation]),
    note: `The name is ${elementNames[name]} and the trade ${elementNames[trade]}: ${fitWords[relation]}. The same or feeding the trade has 100, held by it 65, fed by it 55, holding it 25; at least 85 where the name is of the trade’s second element.`,
  }),
  owner: ({ pillars, dayMaster, dayElement, level, percent, useful, adverse }) => ({
    label: "Owner",
    value: `${dayMaster} day, gains by ${listElements(split(useful))}`,
    note: `Pillars ${pillars}; day master ${dayMaster}, ${elementNames[dayElement]}, ${levelNames[level as keyof typeof levelNames]}. Elements: ${split(percent)
      .map((one) => {
        const [element, value] = one.split(" ");
        return `${elementNames[element as Element]} ${value}%`;
      })
      .join(", ")}. So it can use ${listElements(split(useful))}, and has enough of ${listElements(split(adverse))}.`,
  }),
  ownerTrade: ({ trade, standing, relation, second, secondStanding }) => ({
    label: "Owner to trade",
    value: toCapital(standingWords[standing]),
    note: `The trade is ${elementNames[trade]}, ${relationWords[relation]} to the day master and ${standingWords[standing]}${second && secondStanding ? `; its second, ${elementNames[second]}, is ${standingWords[secondStanding]}` : ""}. The most useful element has 100, another useful 85, what feeds one 65, indifferent 50, adverse 20.`,
  }),
  ownerName: ({ brought, useful }) => ({
    label: "Name to owner",
    value: brought === "" ? "brings nothing" : `${brought} brings it`,
    note: `You can use ${listElements(split(useful))}; ${brought === "" ? "no sign of the brand is of these" : `${brought} of the brand ${[...brought].length === 1 ? "is" : "are"}, which adds 10 to the owner’s part`}.`,
  }),
  openingRange: ({ from, to, dayCount, rankedCount, lostToOwner, isFallback }) => ({
    label: "Opening days",
    value: `${rankedCount} to choose from`,
    note: `${from} to ${to}, ${dayCount} days, each looked up for opening in the almanac${isFallback ? "; it names none, and those listed are merely not struck" : ""}. Struck only for the owner’s year and day: ${lostToOwner}.`,
  }),
  openingDay: ({ rank, date, weekday, lunar, ganzhi, duty, mansion, clashBranch, score, why, hours }) => ({
    label: `Day ${rank}`,
    value: toDayName({ date, weekday }),
    note: `${lunar}, a ${ganzhi} day of duty ${duty} (${dutyMeanings[duty]}), mansion ${mansion}, against ${clashBranch}. ${toCapital(
      split(why)
        .map((line) => {
          const [part = "", points, of = ""] = line.split(" ");
          return toDayLine(part, of, Number(points));
        })
        .join(", "),
    )}: ${score}. Hours: ${joinWords(split(hours).map((hour) => hour.split(" ")[0]!))}.`,
  }),
  suggestion: ({ rank, name, traditional, pinyin, strokes, luck, elements, score, isWord }) => ({
    label: `Name ${rank}`,
    value: `${name}, ${score}`,
    note: `${isWord ? "A word in use" : "Two signs put together"}, said ${pinyin}; counted on ${traditional} it has ${strokes} strokes, ${luckWords[luck]}; ${listElements(split(elements))}. Unlucky numbers, bad echoes and signs of two readings were left out.`,
  }),
};
