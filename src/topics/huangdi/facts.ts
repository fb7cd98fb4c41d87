import { toLevel } from "./bone-level.ts";
import { toWeightShare, weightTables } from "./bone-weight.ts";
import { type Bone, bones, type HuangdiCast } from "./cast-types.ts";
import { bodyParts } from "./data/body-places.ts";
import type { HuangdiFact } from "./fact-types.ts";
import { toPhaseAges, toPhaseAt } from "./phase.ts";
import { listHoursOf } from "./season.ts";

const toGiven = ({ year, lunarDate, hourBranch }: HuangdiCast, bone: Bone): string =>
  ({ year, month: String(lunarDate.month), day: String(lunarDate.day), hour: hourBranch })[bone];

const toBoneFact = (cast: HuangdiCast, bone: Bone): HuangdiFact => {
  const weight = cast.boneWeight[bone];
  const table = weightTables[bone];
  return {
    id: `bone.${bone}`,
    key: "bone",
    values: {
      bone,
      given: toGiven(cast, bone),
      leap: bone === "month" && cast.lunarDate.leap,
      weight,
      level: toLevel(bone, weight),
      heavier: table.filter((one) => one > weight).length,
      all: table.length,
    },
  };
};

const toPhaseFact = ({ boneWeight, lunarDate, present, year }: HuangdiCast, bone: Bone): HuangdiFact => {
  const { from, to } = toPhaseAges(bone);
  const isNow = present !== null && toPhaseAt(present.age) === bone;
  return {
    id: `phase.${bone}`,
    key: "phase",
    values: {
      bone,
      weight: boneWeight[bone],
      from,
      to,
      startYear: lunarDate.year + from - 1,
      endYear: to === null ? null : lunarDate.year + to - 1,
      isNow,
      year,
    },
  };
};

/** The statements of a cast: place, season, hour, the seven parts, four bones and their sum, the verse, four stretches of life, and what another rule gives. */
export const toHuangdiFacts = (cast: HuangdiCast): HuangdiFact[] => {
  const { season, seasonRule, hourBranch, part, lunarDate, boneWeight, otherSeason } = cast;
  return [
    { id: "place", key: "place", values: { season, hourBranch, part, hours: listHoursOf(season, part).join("") } },
    { id: "total", key: "total", values: { ...boneWeight, ...toWeightShare(boneWeight.total) } },
    ...bones.map((bone) => toBoneFact(cast, bone)),
    ...(cast.boneVerse ? [{ id: "verse", key: "verse", values: { total: boneWeight.total } } satisfies HuangdiFact] : []),
    { id: "season", key: "season", values: { season, rule: seasonRule, month: lunarDate.month, leap: lunarDate.leap } },
    {
      id: "hour",
      key: "hour",
      values: { branch: hourBranch, clock: cast.clock, clockTime: cast.clockTime, isLateZi: cast.isLateZi, dayStartsAt: cast.dayStartsAt },
    },
    ...bodyParts.map(
      (one): HuangdiFact => ({ id: `body.${one}`, key: "body", values: { part: one, season, hours: listHoursOf(season, one).join(""), isOwn: one === part } }),
    ),
    ...bones.map((bone) => toPhaseFact(cast, bone)),
    ...(otherSeason
      ? [
          {
            id: "otherSeason",
            key: "otherSeason",
            values: { rule: seasonRule === "lunar" ? "terms" : "lunar", ...otherSeason, hourBranch },
          } satisfies HuangdiFact,
        ]
      : []),
    ...cast.variants.map((variant, at): HuangdiFact => ({ id: `variant.${at + 1}`, key: "variant", values: { ...variant } })),
  ];
};
