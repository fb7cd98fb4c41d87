import type { FactOf } from "../kit/fact.ts";
import { toLetterValue } from "../kit/letters/letters.ts";
import { listPlaced } from "../kit/pillars/four-pillars.ts";
import type { ChineseName, StrokeNumber } from "./chinese.ts";
import type { BusinessCast } from "./engine.ts";
import type { BusinessFacts } from "./fact-types.ts";
import { suitedRoots } from "./industries.ts";
import type { LatinName } from "./latin.ts";
import { toElementFit } from "./score.ts";

type BusinessFact = FactOf<BusinessFacts>;

const toNumberFact = (of: "core" | "total", name: string, strokes: readonly number[], { number, luck, element, strokes: sum }: StrokeNumber): BusinessFact => ({
  id: `number.${of}`,
  key: "strokeNumber",
  values: { of, name, sum: strokes.join(" + "), strokes: sum, number, luck, element },
});

const listChineseFacts = (chinese: ChineseName): BusinessFact[] => {
  const { proof, coreStart, coreEnd, core, name, sound } = chinese;
  const strokes = proof.map((one) => one.strokes);
  const chars = proof.map((one, index): BusinessFact => {
    const own = index >= coreStart && index < coreEnd ? chinese.elements[index - coreStart]! : null;
    return {
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
        element: own?.element ?? one.element,
        by: own?.by ?? null,
        isCore: own !== null,
      },
    };
  });
  return [
    toNumberFact("core", core, strokes.slice(coreStart, coreEnd), chinese.coreNumber),
    ...(core === name ? [] : [toNumberFact("total", name, strokes, chinese.totalNumber)]),
    {
      id: "sound",
      key: "sound",
      values: {
        core,
        pinyin: sound.pinyin.join(" "),
        tones: sound.tones.join(" "),
        elements: sound.elements.join(","),
        ending: sound.ending,
        issues: sound.issues.join(","),
        homophones: sound.homophones.map(({ word }) => word).join("、"),
        score: sound.score,
      },
    },
    { id: "length", key: "length", values: { count: [...core].length, isLatin: false } },
    {
      id: "nameElement",
      key: "nameElement",
      values: { elements: chinese.elements.map(({ char, element }) => `${char} ${element}`).join(","), main: chinese.mainElement },
    },
    ...chars,
    ...chinese.affixes.map(({ text, kind }, index): BusinessFact => ({ id: `affix.${index + 1}`, key: "affix", values: { text, kind, core } })),
  ];
};

const listLatinFacts = (latin: LatinName, { chinese, industry }: BusinessCast): BusinessFact[] => {
  const letters = latin.words.flatMap((word) => word.letters);
  return [
    {
      id: "letters",
      key: "letters",
      values: {
        name: latin.name,
        steps: letters.map((letter) => `${letter}${toLetterValue(letter)}`).join(" "),
        sum: latin.sum,
        root: latin.root,
        group: industry?.group ?? null,
        isSuited: industry === null || suitedRoots[industry.group].includes(latin.root),
      },
    },
    {
      id: "beats",
      key: "beats",
      values: { name: latin.name, syllables: latin.syllables, stress: latin.stress, ending: latin.ending, longestRun: latin.longestRun },
    },
    { id: "clash", key: "clash", values: { word: latin.clash, initials: latin.initials, initialsClash: latin.initialsClash } },
    ...(chinese ? [] : [{ id: "length", key: "length", values: { count: latin.letterCount, isLatin: true } } as const]),
  ];
};

const listTradeFacts = ({ industry, industryText, chinese }: BusinessCast): BusinessFact[] => [
  {
    id: "industry",
    key: "industry",
    values: { id: industry?.id ?? null, text: industryText, main: industry?.main ?? null, second: industry?.second ?? null },
  },
  ...(industry && chinese
    ? [
        {
          id: "fit",
          key: "fit",
          values: { name: chinese.mainElement, trade: industry.main, relation: toElementFit(industry.main, chinese.mainElement) },
        } as const,
      ]
    : []),
];

const listOwnerFacts = ({ owner, industry, chinese }: BusinessCast): BusinessFact[] => {
  if (!owner) return [];
  const brought = chinese?.elements.filter(({ element }) => owner.useful.includes(element)).map(({ char }) => char) ?? [];
  return [
    {
      id: "owner",
      key: "owner",
      values: {
        pillars: listPlaced(owner.pillars)
          .map(({ ganzhi }) => ganzhi)
          .join(" "),
        dayMaster: owner.dayMaster,
        dayElement: owner.dayElement,
        level: owner.level,
        percent: Object.entries(owner.percent)
          .map(([element, value]) => `${element} ${value}`)
          .join(","),
        useful: owner.useful.join(","),
        adverse: owner.adverse.join(","),
      },
    },
    ...(industry
      ? [
          {
            id: "ownerTrade",
            key: "ownerTrade",
            values: { trade: industry.main, standing: owner.standing, relation: owner.relation, second: industry.second, secondStanding: owner.secondStanding },
          } as const,
        ]
      : []),
    ...(chinese ? [{ id: "ownerName", key: "ownerName", values: { brought: brought.join(""), useful: owner.useful.join(",") } } as const] : []),
  ];
};

const listOpeningFacts = ({ opening }: BusinessCast): BusinessFact[] => {
  if (!opening) return [];
  const { days, ...range } = opening;
  return [
    { id: "opening", key: "openingRange", values: range },
    ...days.map(
      (day, index): BusinessFact => ({
        id: `day.${index + 1}`,
        key: "openingDay",
        values: {
          rank: index + 1,
          date: day.date,
          weekday: day.weekday,
          lunar: day.lunarName,
          ganzhi: day.ganzhi,
          duty: day.duty,
          mansion: day.mansion,
          clashBranch: day.clash.branch,
          score: day.score,
          why: day.why.map(({ part, points, of }) => `${part} ${points} ${of}`).join(","),
          hours: day.hours.map(({ branch, from, spirit }) => `${branch} ${from} ${spirit}`).join(","),
        },
      }),
    ),
  ];
};

/** What the cast says, the weightiest first. */
export const toBusinessFacts = (cast: BusinessCast): BusinessFact[] => [
  ...cast.suggestions.map(
    ({ chinese, score, isWord }, index): BusinessFact => ({
      id: `suggestion.${index + 1}`,
      key: "suggestion",
      values: {
        rank: index + 1,
        name: chinese.core,
        traditional: chinese.traditional,
        pinyin: chinese.sound.pinyin.join(" "),
        strokes: chinese.coreNumber.strokes,
        luck: chinese.coreNumber.luck,
        elements: chinese.elements.map(({ element }) => element).join(","),
        score,
        isWord,
      },
    }),
  ),
  { id: "score", key: "score", values: { score: cast.score, parts: cast.scoreParts.map(({ key, value, weight }) => `${key} ${value} ${weight}`).join(",") } },
  ...(cast.chinese ? listChineseFacts(cast.chinese) : []),
  ...(cast.latin ? listLatinFacts(cast.latin, cast) : []),
  ...listTradeFacts(cast),
  ...listOwnerFacts(cast),
  ...listOpeningFacts(cast),
];
