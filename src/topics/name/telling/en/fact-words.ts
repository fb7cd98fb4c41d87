import { toCapital } from "../../../../shared/capital.ts";
import type { FactWording } from "../../../kit/fact.ts";
import { getLuckNumber } from "../../../kit/grids/numbers.ts";
import { toTriad } from "../../../kit/grids/triad.ts";
import { tellTriad } from "../../../kit/grids/triad-words.ts";
import type { Element } from "../../../kit/hexagrams/elements.ts";
import { findNameCharacter } from "../../characters.ts";
import { findEnglishName } from "../../english-names.ts";
import type { NameFacts } from "../../fact-types.ts";
import { elementNames, gridMeanings, gridWords, issueWords, jointWords, letterNumberWords, luckWords, originWords, scoreWords } from "./names.ts";

const split = (list: string): string[] => (list === "" ? [] : list.split(","));
const toElements = (list: string): string =>
  split(list)
    .map((element) => elementNames[element as Element])
    .join(" and ");
const sides: Record<string, string> = { 邑: "right-hand 阝", 阜: "left-hand 阝" };
const count = (number: number): string => `${number} stroke${number === 1 ? "" : "s"}`;

const sayCount = ({ char, traditional, isNumeral, strokes, radical, radicalStrokes, shortForm, rest, part }: NameFacts["char"]): string => {
  const form = traditional === char ? "" : `${char} is counted on its traditional form ${traditional}. `;
  if (isNumeral) return `${form}A numeral counts by its value: ${char} is ${strokes}.`;
  if (rest === 0) return `${form}${radical} is itself a radical of ${count(radicalStrokes)}.`;
  const full = shortForm === null ? `The radical ${radical} has ${radicalStrokes}` : `${sides[radical] ?? shortForm} counts as ${radical}, ${radicalStrokes}`;
  const beside = rest < 0 ? `${-rest} of them unwritten` : `${part ?? "the rest"} adds ${rest}`;
  return `${form}${toCapital(full)}; ${beside}; together ${count(strokes)}.`;
};

export const factWordsEn: FactWording<NameFacts> = {
  char: (values) => {
    const meaning = findNameCharacter(values.char)?.meaning.en;
    const element = values.element ? ` Its radical belongs to ${elementNames[values.element]}.` : " Its radical is none of the five elements.";
    const disputed = values.disputed ? ` Other tables give ${values.disputed}.` : "";
    return {
      label: values.char,
      value: `${values.strokes} in Kangxi, ${values.today} as written today`,
      note: `${sayCount(values)}${element}${meaning ? ` It means: ${meaning}.` : ""}${disputed}`,
    };
  },
  grid: ({ grid, number, sum, element, luck, variant }) => {
    const { nameEn, text } = getLuckNumber(number);
    return {
      label: gridWords[grid],
      value: `${number} ${elementNames[element]}, ${luckWords[luck]}`,
      note: `${gridMeanings[grid]}. ${sum} = ${number}; its last digit makes it ${elementNames[element]}. Among the 81 numbers it is “${nameEn}”, ${luckWords[luck]}. ${text.en}${variant === null ? "" : ` Some count the outer grid here as ${variant}.`}`,
    };
  },
  triad: ({ triad, heaven, person, earth, luck, score }) => ({
    label: "Triad",
    value: `${triad}, ${luckWords[luck]}`,
    note: `The elements of Heaven, Person and Ground, ${[heaven, person, earth].map((element) => elementNames[element]).join(", ")}, seen from the person. ${tellTriad(toTriad(heaven, person, earth), "en")} A neighbour that feeds you counts 2, one alike or fed by you 1, one you hold −1, one that holds you −2: here ${score}.`,
  }),
  sound: ({ pinyin, tones, issues, homophones, score }) => {
    const found = split(issues).map((issue) => issueWords[issue]);
    const flow = found.length === 0 ? "no tone, initial or final gets in another’s way" : found.join("; ");
    return {
      label: "Sound",
      value: `${pinyin}, ${score}`,
      note: `Tones ${tones}: ${flow}. ${homophones === "" ? "It sounds like no unwelcome word." : `It sounds like ${homophones}, so try it on a few people.`} Counted down from 100.`,
    };
  },
  wanted: ({ pillars, lacks, useful, brought }) => ({
    label: "Birth chart",
    value: lacks === "" ? `all five; gains by ${toElements(useful)}` : `no ${toElements(lacks)}; gains by ${toElements(useful)}`,
    note: `The pillars are ${pillars}. Elements are counted in stems, branches and what branches hide; one with nothing at all is lacking. What helps goes by the day master’s strength. The given name’s radicals ${brought === "" ? "bring none of these" : `bring ${toElements(brought)}`}.`,
  }),
  alternative: ({ char, counted, countedStrokes, other, otherStrokes, total }) => ({
    label: char === other ? `${char} as itself` : `${char} as ${other}`,
    value: count(otherStrokes),
    note: `Simplified ${char} may stand for ${counted} or ${char === other ? "be itself" : `for ${other}`}. It is counted as ${counted}, ${countedStrokes}; if your family writes ${other}, the total is ${total}.`,
  }),
  score: ({ score, parts }) => ({
    label: "Score",
    value: String(score),
    note: `The mean of ${split(parts)
      .map((part) => {
        const [key = "", value, weight] = part.split(" ");
        return `${scoreWords[key]} ${value} (weight ${weight})`;
      })
      .join(", ")}.`,
  }),
  suggestion: ({ rank, name, traditional, pinyin, score, triad, grids }) => ({
    label: `No. ${rank}`,
    value: `${name}, ${score}`,
    note: `${pinyin}${traditional === name ? "" : `, in traditional characters ${traditional}`}. Heaven, Person, Ground, Outer and Total are ${grids}; the triad is ${triad}.${[
      ...name,
    ]
      .flatMap((char) => {
        const meaning = findNameCharacter(char)?.meaning.en;
        return meaning ? ` ${char}: ${meaning}.` : [];
      })
      .join("")}`,
  }),
  number: ({ of, name, sum, root }) => ({
    label: letterNumberWords[of],
    value: String(root),
    note: `${of === "expression" ? "All letters" : of === "soulUrge" ? "The vowels (Y is none)" : "The consonants (Y among them)"} of ${name}, valued 1 to 9 in turn from A, add up to ${sum}; its digits are added until one is left, and 11, 22 and 33 are kept. ${of === "expression" ? "It stands for how you go about things." : of === "soulUrge" ? "It stands for what you want at heart." : "It stands for what others see first."}`,
  }),
  word: ({ word, sum, root, syllables, origin }) => {
    const entry = findEnglishName(word);
    return {
      label: word,
      value: entry ? entry.meaning.en : `${syllables} syllable${syllables === 1 ? "" : "s"}`,
      note: `${entry && origin ? `${entry.name === word ? "" : `A form of ${entry.name}. `}From ${originWords[origin]}: “${entry.meaning.en}”.` : "Our table doesn’t have its origin."} ${syllables} syllable${syllables === 1 ? "" : "s"}; its letters add up to ${sum}, which reduces to ${root}.`,
    };
  },
  initials: ({ initials, clash }) => ({
    label: "Initials",
    value: initials,
    note: clash
      ? `The initials spell ${clash}; on a school bag that will be noticed. Another middle name would part them.`
      : "The initials spell nothing unwelcome.",
  }),
  rhythm: ({ pattern, joint, longestRun }) => ({
    label: "Rhythm",
    value: pattern,
    note: `Syllables of each word: unlike lengths fall best, equal ones sound plain. ${jointWords[joint]}. The longest run of consonants is ${longestRun}.`,
  }),
};
