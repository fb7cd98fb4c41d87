import { toDigit } from "../kit/letters/letters.ts";
import { cores, type NumerologyCast, type Step, type Summed } from "./cast-types.ts";
import type { NumerologyFact } from "./fact-types.ts";
import { findCore, findRepeat } from "./find-repeat.ts";
import { toNameStep, toToldCompound } from "./name-numbers.ts";
import { toWorking } from "./steps.ts";

/** @throws RangeError where the cast has no such number */
export const getStep = ({ steps }: NumerologyCast, of: Summed): Step => {
  const step = steps.find((one) => one.of === of);
  if (!step) throw new RangeError(of);
  return step;
};

const listCoreFacts = (cast: NumerologyCast): NumerologyFact[] =>
  cores.flatMap((core): NumerologyFact[] => {
    const number = findCore(cast, core);
    if (number === null) return [];
    const step = getStep(cast, core);
    const letters = step.parts.some(({ from }) => from === "word") ? step.parts.map(({ text }) => text).join(" ") : "";
    return [{ id: `core.${core}`, key: "core", values: { core, number, working: toWorking(step), letters, system: cast.system } }];
  });

const listSpanFacts = (cast: NumerologyCast): NumerologyFact[] =>
  cast.pinnacles.flatMap(({ number, from, to, startYear, endYear }, at): NumerologyFact[] => {
    const place = at + 1;
    const isNow = cast.present.pinnacle === at;
    const challenge = cast.challenges[at]!;
    return [
      {
        id: `pinnacle.${place}`,
        key: "pinnacle",
        values: { place, number, working: toWorking(getStep(cast, `pinnacle.${place}`)), from, to, startYear, endYear, isNow },
      },
      {
        id: `challenge.${place}`,
        key: "challenge",
        values: { place, number: challenge.number, working: toWorking(getStep(cast, `challenge.${place}`)), from, to, isNow },
      },
    ];
  });

const listTimeFacts = (cast: NumerologyCast): NumerologyFact[] => {
  const { present, personalYear, personalMonth, personalDay } = cast;
  const { year, month, day } = present;
  return [
    { id: "personalYear", key: "personalYear", values: { number: personalYear, working: toWorking(getStep(cast, "personalYear")), year } },
    { id: "personalMonth", key: "personalMonth", values: { number: personalMonth, working: toWorking(getStep(cast, "personalMonth")), year, month } },
    { id: "personalDay", key: "personalDay", values: { number: personalDay, working: toWorking(getStep(cast, "personalDay")), month, day } },
  ];
};

const listNameFacts = (cast: NumerologyCast): NumerologyFact[] => {
  const { words, bridges, balance, chaldean, pythagorean, lettersAtOnce, lifePath } = cast;
  if (!bridges || balance === null || !chaldean || !pythagorean || !lettersAtOnce) return [];
  const name = words.join(" ");
  const [passion] = cast.hiddenPassions;
  const inner = { one: toDigit(findCore(cast, "soulUrge")!), other: toDigit(findCore(cast, "personality")!) };
  const path = { one: toDigit(lifePath), other: toDigit(findCore(cast, "expression")!) };
  const isAtOnceOther = Object.entries(lettersAtOnce).some(([core, number]) => pythagorean[core as keyof typeof pythagorean] !== number);
  return [
    ...cast.karmicLessons.map((number): NumerologyFact => ({ id: `lesson.${number}`, key: "lesson", values: { number, name } })),
    {
      id: "passion",
      key: "passion",
      values: {
        number: passion!,
        count: cast.letterCounts[passion! - 1]!,
        letters: words.join("").length,
        name,
        also: cast.hiddenPassions.slice(1).join(","),
      },
    },
    { id: "balance", key: "balance", values: { number: balance, initials: words.map((word) => word[0]).join("") } },
    { id: "bridge.path", key: "bridge", values: { between: "path", number: bridges.path, ...path } },
    { id: "bridge.inner", key: "bridge", values: { between: "inner", number: bridges.inner, ...inner } },
    {
      id: "chaldean",
      key: "chaldean",
      values: {
        compound: chaldean.compound,
        root: chaldean.root,
        told: toToldCompound(chaldean.compound),
        working: toWorking(toNameStep(words, "expression", "chaldean")),
        isChosen: cast.system === "chaldean",
      },
    },
    { id: "pythagorean", key: "pythagorean", values: { ...pythagorean, isChosen: cast.system === "pythagorean" } },
    ...(isAtOnceOther ? [{ id: "lettersAtOnce", key: "lettersAtOnce", values: { ...lettersAtOnce } } satisfies NumerologyFact] : []),
  ];
};

/** The statements of a cast: what repeats, debts, the cores with their sums, the times, the name’s letters, and what other rules give. */
export const toNumerologyFacts = (cast: NumerologyCast): NumerologyFact[] => {
  const repeat = findRepeat(cast);
  const { lifePath, lifePathVariants, date } = cast;
  return [
    ...(repeat
      ? [{ id: "repeat", key: "repeat", values: { number: repeat.digit, count: repeat.cores.length, cores: repeat.cores.join(",") } } satisfies NumerologyFact]
      : []),
    ...cast.karmicDebts.map(
      ({ number, of }): NumerologyFact => ({ id: `debt.${of}`, key: "debt", values: { number, core: of, working: toWorking(getStep(cast, of)) } }),
    ),
    ...listCoreFacts(cast),
    ...listTimeFacts(cast),
    ...listSpanFacts(cast),
    ...listNameFacts(cast),
    ...(["allDigits", "addTotals"] as const).map(
      (rule): NumerologyFact => ({ id: `lifePath.${rule}`, key: "lifePathVariant", values: { rule, number: lifePathVariants[rule], own: lifePath, date } }),
    ),
  ];
};
