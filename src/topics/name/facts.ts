import type { FactOf } from "../kit/fact.ts";
import { gridNames } from "../kit/grids/grids.ts";
import { listPlaced } from "../kit/pillars/four-pillars.ts";
import { listWanted } from "./birth-elements.ts";
import type { ScorePart } from "./chinese-score.ts";
import type { ChineseCast, NameCast } from "./engine.ts";
import type { EnglishNameCast } from "./english.ts";
import { findEnglishName } from "./english-names.ts";
import type { NameFacts } from "./fact-types.ts";

type NameFact = FactOf<NameFacts>;

/** "7 + 8", "8 + 25 − 15". */
const toSum = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index === 0 ? String(number) : number < 0 ? ` − ${-number}` : ` + ${number}`)).join("");

const toScoreFact = (score: number, parts: readonly ScorePart<string>[]): NameFact => ({
  id: "score",
  key: "score",
  values: { score, parts: parts.map(({ key, value, weight }) => `${key} ${value} ${weight}`).join(",") },
});

const listChars = (cast: ChineseCast): NameFact[] =>
  cast.proof.map((one, index) => ({
    id: `char.${index + 1}`,
    key: "char",
    values: {
      place: index + 1,
      char: one.char,
      traditional: one.traditional,
      strokes: one.strokes,
      today: one.today,
      isNumeral: one.rule === "numeral",
      radical: one.radical,
      radicalStrokes: one.radicalStrokes,
      shortForm: one.shortForm,
      rest: one.rest,
      part: one.part,
      element: one.element,
      disputed: one.disputed.join(", ") || null,
    },
  }));

const listGrids = (cast: ChineseCast): NameFact[] =>
  gridNames.map((grid) => ({
    id: `grid.${grid}`,
    key: "grid",
    values: {
      grid,
      number: cast.grids[grid],
      sum: toSum(cast.sums[grid]),
      element: cast.elements[grid],
      luck: cast.luck[grid],
      variant: grid === "outer" ? cast.outerVariant : null,
    },
  }));

const toTriadFact = ({ triadDetail }: ChineseCast): NameFact => {
  const { triad, elements, above, below, score, luck } = triadDetail;
  const [heaven, person, earth] = elements;
  return { id: "triad", key: "triad", values: { triad, heaven, person, earth, above, below, score, luck } };
};

const listWantedFacts = ({ birth, proof, surname, scoreParts }: ChineseCast): NameFact[] => {
  if (!birth) return [];
  const wanted = listWanted(birth);
  const brought = proof.slice([...surname].length).flatMap(({ element }) => (element && wanted.includes(element) ? element : []));
  return [
    {
      id: "wanted",
      key: "wanted",
      values: {
        pillars: listPlaced(birth.pillars)
          .map(({ ganzhi }) => ganzhi)
          .join(" "),
        lacks: birth.lacks.join(","),
        useful: birth.useful.join(","),
        brought: [...new Set(brought)].join(","),
        percent: scoreParts.find(({ key }) => key === "element")?.value ?? 0,
      },
    },
  ];
};

const listAlternatives = ({ alternatives, proof }: ChineseCast): NameFact[] =>
  alternatives.map(({ place, char, form, grids }, index) => ({
    id: `alternative.${index + 1}`,
    key: "alternative",
    values: {
      place,
      char,
      counted: proof[place - 1]!.traditional,
      countedStrokes: proof[place - 1]!.strokes,
      other: form.traditional,
      otherStrokes: form.strokes,
      total: grids.total,
    },
  }));

const listSuggestions = ({ suggestions }: ChineseCast): NameFact[] =>
  suggestions.map((one, index) => ({
    id: `suggestion.${index + 1}`,
    key: "suggestion",
    values: {
      rank: index + 1,
      name: one.surname + one.given,
      traditional: one.traditional,
      pinyin: one.sound.pinyin.join(" "),
      score: one.score,
      triad: one.triad,
      grids: gridNames.map((grid) => one.grids[grid]).join(" "),
    },
  }));

const toChineseFacts = (cast: ChineseCast): NameFact[] => [
  ...listSuggestions(cast),
  toScoreFact(cast.score, cast.scoreParts),
  ...listGrids(cast),
  toTriadFact(cast),
  ...listWantedFacts(cast),
  {
    id: "sound",
    key: "sound",
    values: {
      pinyin: cast.sound.pinyin.join(" "),
      tones: cast.sound.tones.join(" "),
      issues: cast.sound.issues.join(","),
      homophones: cast.sound.homophones.map(({ word }) => word).join("、"),
      score: cast.sound.score,
    },
  },
  ...listChars(cast),
  ...listAlternatives(cast),
];

const toEnglishFacts = (cast: EnglishNameCast): NameFact[] => [
  toScoreFact(cast.score, cast.scoreParts),
  ...(["expression", "soulUrge", "personality"] as const).map(
    (of): NameFact => ({ id: `number.${of}`, key: "number", values: { of, name: cast.name, sum: cast[of].sum, root: cast[of].root } }),
  ),
  ...cast.words.map(
    ({ word, letters, sum, root, syllables }, index): NameFact => ({
      id: `word.${index + 1}`,
      key: "word",
      values: { place: index + 1, word, letters: letters.join(""), sum, root, syllables, origin: findEnglishName(word)?.origin ?? null },
    }),
  ),
  { id: "initials", key: "initials", values: { initials: cast.initials, clash: cast.initialsClash } },
  { id: "rhythm", key: "rhythm", values: { pattern: cast.rhythm, joint: cast.joint, longestRun: cast.longestRun } },
];

/** What the cast says, the weightiest first. */
export const toNameFacts = (cast: NameCast): NameFact[] => (cast.kind === "english" ? toEnglishFacts(cast) : toChineseFacts(cast));
