import { toNayin } from "../kit/calendar/nayin.ts";
import { type Ganzhi, toBranch, toStem } from "../kit/calendar/sexagenary.ts";
import type { Branch } from "../kit/hexagrams/branches.ts";
import type { Palace, PurpleStarCast, Transformed } from "./cast-types.ts";
import { type CycleName, cycleNames, godCycles } from "./data/gods.ts";
import type { PalaceName } from "./data/palaces.ts";
import { patternShares } from "./data/pattern-shares.ts";
import { adjectiveStars, majorStars, minorStars } from "./data/stars.ts";
import { transformations } from "./data/transformations.ts";
import type { PurpleStarFact } from "./fact-types.ts";
import { findPatterns } from "./plate/find-patterns.ts";
import { getStarOrigin } from "./star-rules.ts";

/** Majors lead the list of a palace's stars. */
const listMajors = ({ stars }: Palace): string[] => {
  const names: string[] = [];
  for (const { kind, name } of stars) {
    if (kind !== "major") break;
    names.push(name);
  }
  return names;
};

/** The palaces of a cast by their branch. */
export const toPalaceMap = ({ palaces }: PurpleStarCast): Map<Branch, Palace> => new Map(palaces.map((palace) => [palace.branch, palace]));

const listPatterns = (cast: PurpleStarCast): PurpleStarFact[] =>
  findPatterns(cast)
    .sort((one, other) => patternShares[one] - patternShares[other])
    .map((name) => ({ id: `pattern.${name}`, key: "pattern", values: { name, percent: patternShares[name], soulBranch: cast.soulPalace } }));

const listTransformed = (
  of: "birth" | "decade" | "annual",
  { transformed, stem }: { transformed: Transformed; stem: Palace["stem"] },
  cast: PurpleStarCast,
  at: Map<Branch, Palace>,
): PurpleStarFact[] =>
  transformations.map((kind) => {
    const star = transformed[kind];
    const palace = at.get(cast.stars[star])!.name;
    return {
      id: of === "birth" ? `transformation.${kind}` : `${of}.${kind}`,
      key: "transformation",
      values: { of, kind, star, palace, stem, school: cast.school },
    };
  });

/** Four palaces on in the list are four branches back: the partners and the opposite by their places in it. */
const listPalace = (cast: PurpleStarCast, index: number, majorsOf: readonly string[][]): PurpleStarFact[] => {
  const { palaces, month, hourBranch, soulPalace: soulBranch } = cast;
  const { name, stem, branch, isBody } = palaces[index]!;
  const [ahead, behind, across] = [(index + 8) % 12, (index + 4) % 12, (index + 6) % 12] as const;
  const isBorrowed = majorsOf[index]!.length === 0;
  const majors = majorsOf[isBorrowed ? across : index]!.join(" ");
  return [
    { id: `palace.${name}`, key: "palace", values: { name, stem, branch, majors, isBorrowed, isBody, soulBranch, month, hourBranch } },
    {
      id: `square.${name}`,
      key: "square",
      values: {
        name,
        partners: `${palaces[ahead]!.name} ${palaces[behind]!.name}`,
        opposite: palaces[across]!.name,
        stars: [...majorsOf[ahead]!, ...majorsOf[behind]!, ...majorsOf[across]!].join(" "),
      },
    },
  ];
};

const listStars = (cast: PurpleStarCast, { name: palace, branch, stars }: Palace): PurpleStarFact[] =>
  stars.map(({ name, kind, brightness, transformation }) => {
    const { rule, given, from } = getStarOrigin(name, cast);
    return { id: `star.${name}`, key: "star", values: { name, kind, palace, branch, brightness, transformation, rule, given, from } };
  });

const toCycleGivens = ({ fiveElementsClass, year }: PurpleStarCast): Record<CycleName, string> => ({
  lifeStage: fiveElementsClass,
  doctor: "禄存",
  general: toBranch(year),
  year: toBranch(year),
});

const listGods = (cast: PurpleStarCast): PurpleStarFact[] => {
  const givens = toCycleGivens(cast);
  return cycleNames.flatMap((cycle) => {
    const startBranch = cast.palaces.find(({ gods }) => gods[cycle] === godCycles[cycle][0])!.branch;
    const isForward = cycle === "general" || cycle === "year" || cast.isForward;
    return cast.palaces.map(
      ({ name: palace, branch, gods }): PurpleStarFact => ({
        id: `god.${cycle}.${gods[cycle]}`,
        key: "god",
        values: { cycle, name: gods[cycle], palace, branch, startBranch, startGiven: givens[cycle], isForward },
      }),
    );
  });
};

const listDecades = ({ palaces, annual, fiveElementsClass, isForward, year, sex }: PurpleStarCast): PurpleStarFact[] =>
  palaces.map(({ name: palace, stem, branch, decadal: [from, to] }) => {
    const isNow = annual !== null && annual.age >= from && annual.age <= to;
    return { id: `decade.${palace}`, key: "decade", values: { palace, stem, branch, from, to, isNow, fiveElementsClass, isForward, year, sex } };
  });

const listTimes = (cast: PurpleStarCast, at: Map<Branch, Palace>): PurpleStarFact[] => {
  const { annual, year: ganzhi, sex, fiveElementsClass } = cast;
  if (!annual) return [];
  const { year, stem, branch, age, palace, minorLimit, decade } = annual;
  const young: PurpleStarFact[] = decade?.isChildhood ? [{ id: "childhood", key: "childhood", values: { palace: decade.palace, age, fiveElementsClass } }] : [];
  return [
    ...young,
    ...(decade ? listTransformed("decade", { transformed: decade.transformations, stem: decade.stem }, cast, at) : []),
    { id: "annual", key: "annual", values: { year, stem, branch, age, palace } },
    ...listTransformed("annual", { transformed: annual.transformations, stem }, cast, at),
    { id: "minorLimit", key: "minorLimit", values: { age, ...minorLimit, yearBranch: toBranch(ganzhi), sex } },
  ];
};

const listFrame = (cast: PurpleStarCast, at: Map<Branch, Palace>): PurpleStarFact[] => {
  const { lunarDate, soulPalace: soulBranch, bodyPalace: bodyBranch, month, hourBranch, fiveElementsClass, year } = cast;
  const soul = at.get(soulBranch)!;
  const nameAt = (star: PurpleStarCast["soulStar"]): PalaceName => at.get(cast.stars[star])!.name;
  const nayin = toNayin(`${soul.stem}${soul.branch}` as Ganzhi);
  return [
    { id: "plate", key: "plate", values: { fiveElementsClass, soulBranch, bodyBranch, year, month, day: lunarDate.day, hourBranch } },
    { id: "class", key: "class", values: { name: fiveElementsClass, soulStem: soul.stem, soulBranch, nayin } },
    { id: "soulStar", key: "soulStar", values: { star: cast.soulStar, soulBranch, palace: nameAt(cast.soulStar) } },
    { id: "bodyStar", key: "bodyStar", values: { star: cast.bodyStar, yearBranch: toBranch(year), palace: nameAt(cast.bodyStar) } },
    { id: "bodyPalace", key: "bodyPalace", values: { palace: at.get(bodyBranch)!.name, branch: bodyBranch, month, hourBranch } },
    {
      id: "lunar",
      key: "lunar",
      values: {
        ...lunarDate,
        ganzhi: year,
        countedMonth: month,
        rule: cast.leapMonth,
        isLateZi: cast.isLateZi,
        dayStartsAt: cast.dayStartsAt,
        hourBranch,
        clock: cast.clock,
        clockTime: cast.clockTime,
      },
    },
    { id: "pillars", key: "pillars", values: { ...cast.pillars, lunarYear: year } },
  ];
};

const listStarKinds = (): PurpleStarFact[] =>
  (
    [
      ["major", majorStars],
      ["minor", minorStars],
      ["adjective", adjectiveStars],
    ] as const
  ).map(([kind, names]) => ({ id: `starKind.${kind}`, key: "starKind", values: { kind, count: names.length } }));

const listVariants = ({ variants }: PurpleStarCast): PurpleStarFact[] =>
  variants.map(({ reason, lunarDate: { month, day, leap }, hourBranch, soulPalace, fiveElementsClass, soulStars }) => ({
    id: `variant.${reason}`,
    key: "variant",
    values: { reason, hourBranch, soulPalace, fiveElementsClass, soulStars: soulStars.join(" "), month, day, leap },
  }));

/**
 * What the plate says, the rarest and weightiest first: patterns by their share of plates, the birth's transformations, 命宫 and its stars,
 * the decade and the year, then the other palaces, and last what the plate was set by. Ids: `pattern.emptySoul`, `star.紫微`, `palace.命宫`,
 * `square.命宫`, `transformation.禄`, `decade.命宫`, `decade.禄`, `annual`, `annual.禄`, `minorLimit`, `god.lifeStage.长生`.
 */
export const toPurpleStarFacts = (cast: PurpleStarCast): PurpleStarFact[] => {
  const at = toPalaceMap(cast);
  const majorsOf = cast.palaces.map(listMajors);
  const [own, ...others] = cast.palaces.map((palace, index) => [...listPalace(cast, index, majorsOf), ...listStars(cast, palace)]);
  return [
    ...listPatterns(cast),
    ...listTransformed("birth", { transformed: cast.transformations, stem: toStem(cast.year) }, cast, at),
    ...own!,
    ...listTimes(cast, at),
    ...listDecades(cast),
    ...others.flat(),
    ...listFrame(cast, at),
    ...listVariants(cast),
    ...listStarKinds(),
    ...listGods(cast),
  ];
};
