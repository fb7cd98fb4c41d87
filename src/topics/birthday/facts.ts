import { toNayin } from "../kit/calendar/nayin.ts";
import { toBranch, toStem } from "../kit/calendar/sexagenary.ts";
import type { FactOf } from "../kit/fact.ts";
import { toElement } from "../kit/hexagrams/branches.ts";
import { elements, toRelation } from "../kit/hexagrams/elements.ts";
import { listElementParts, toElementUnits } from "../kit/pillars/element-weights.ts";
import { listPlaced, type PillarName, pillarNames } from "../kit/pillars/four-pillars.ts";
import { toHiddenStems } from "../kit/pillars/hidden-stems.ts";
import type { PillarRelation } from "../kit/pillars/relations.ts";
import { isYangStem, toStemElement } from "../kit/pillars/stem-nature.ts";
import { toTenGod } from "../kit/pillars/ten-gods.ts";
import { toClockSeconds } from "../kit/time/civil.ts";
import { parseCivil } from "../kit/time/parse-civil.ts";
import type { Coming } from "./annual.ts";
import type { BirthdayCast } from "./engine.ts";
import type { BirthdayFacts } from "./fact-types.ts";

export type BirthdayFact = FactOf<BirthdayFacts>;

const toMembers = ({ members }: PillarRelation): string => members.map(({ pillar, char }) => pillar + char).join(" ");

const toComingValues = ({ pillar, tenGod, branchGod, lifeStage, stemFavour, branchFavour, isVoid, relations }: Coming) => ({
  pillar,
  tenGod,
  branchGod,
  lifeStage,
  stemFavour,
  branchFavour,
  isVoid,
  ties: relations.map(({ kind, members }) => `${kind}:${members.map(({ pillar: name, char }) => name + char).join("+")}`).join(" "),
});

const addPillar = (facts: BirthdayFact[], cast: BirthdayCast, name: PillarName): void => {
  const ganzhi = cast.pillars[name];
  const stage = cast.lifeStages[name];
  const selfStage = cast.selfStages[name];
  const voids = cast.voids[name];
  if (ganzhi === null || stage === null || selfStage === null || voids === null) return;
  const { dayMaster, clock, dayStartsAt } = cast;
  const stem = toStem(ganzhi);
  const branch = toBranch(ganzhi);
  const stems = toHiddenStems(branch).join("");
  const term = name === "year" ? "立春" : name === "month" ? cast.term.name : null;
  const isByClock = name === "day" || name === "hour";
  const time = isByClock && cast.hasTime ? (clock === "trueSolar" ? cast.trueSolarTime : cast.civilTime) : null;
  const hits = listPlaced(cast.pillars)
    .filter((one) => voids.includes(one.branch))
    .map(({ pillar }) => pillar)
    .join(" ");
  facts.push(
    { id: `pillar.${name}`, key: "pillar", values: { pillar: name, ganzhi, term, time, clock, dayStartsAt } },
    { id: `stem.${name}`, key: "stem", values: { pillar: name, stem, element: toStemElement(stem), isYang: isYangStem(stem) } },
    { id: `branch.${name}`, key: "branch", values: { pillar: name, branch, element: toElement(branch), hidden: stems } },
    { id: `tenGod.${name}`, key: "tenGod", values: { pillar: name, stem, tenGod: cast.tenGods[name]!, dayMaster } },
    { id: `hidden.${name}`, key: "hidden", values: { pillar: name, branch, stems, gods: cast.hiddenTenGods[name]!.join(" "), dayMaster } },
    { id: `lifeStage.${name}`, key: "lifeStage", values: { pillar: name, dayMaster, branch, stage } },
    { id: `selfStage.${name}`, key: "selfStage", values: { pillar: name, stem, branch, stage: selfStage } },
    { id: `nayin.${name}`, key: "nayin", values: { pillar: name, ganzhi, nayin: cast.nayin[name]! } },
    { id: `void.${name}`, key: "void", values: { pillar: name, ganzhi, first: voids[0], second: voids[1], hits } },
  );
};

const addElements = (facts: BirthdayFact[], { pillars, elements: percent, dayMaster }: BirthdayCast): void => {
  const parts = listElementParts(pillars);
  const units = toElementUnits(parts);
  const total = pillars.hour === null ? 7 : 9;
  const own = toStemElement(dayMaster);
  for (const element of elements) {
    const ofIt = parts.filter((part) => part.element === element).map(({ pillar, stem, weight }) => pillar + stem + weight);
    const values = { element, percent: percent[element], units: units[element], total, relation: toRelation(own, element), dayMaster, parts: ofIt.join(" ") };
    facts.push({ id: `element.${element}`, key: "element", values });
  }
};

const addLuck = (facts: BirthdayFact[], cast: BirthdayCast): void => {
  const { luckStart, luckCycles, currentLuck, pillars, sex, dayMaster, hasTime } = cast;
  const yearStem = toStem(pillars.year);
  if (!luckStart || !luckCycles || !sex) {
    facts.push({ id: "unknownSex", key: "unknownSex", values: { yearStem } });
    return;
  }
  const { direction, term, intervalSeconds, years, months, days, date, nominalAge } = luckStart;
  const values = { direction, yearStem, sex, term, intervalSeconds, years, months, days, date, nominalAge, hasTime };
  facts.push({ id: "luckStart", key: "luckStart", values });
  if (currentLuck) {
    const { index, startAge, startDate } = currentLuck;
    facts.push({ id: "currentLuck", key: "currentLuck", values: { place: index + 1, startAge, startDate, ...toComingValues(currentLuck) } });
  }
  for (const [index, { pillar, tenGod, startAge, startYear, startDate }] of luckCycles.entries()) {
    const branchGod = toTenGod(dayMaster, toHiddenStems(toBranch(pillar))[0]!);
    const isNow = index === currentLuck?.index;
    const luck = { place: index + 1, pillar, tenGod, branchGod, startAge, startYear, startDate, isNow, month: pillars.month, direction };
    facts.push({ id: `luck.${index + 1}`, key: "luck", values: luck });
  }
};

const addPalaces = (facts: BirthdayFact[], { pillars, conception, fetalBreath, soulPalace, bodyPalace }: BirthdayCast): void => {
  facts.push({ id: "conception", key: "conception", values: { ganzhi: conception, month: pillars.month, nayin: toNayin(conception) } });
  facts.push({ id: "fetalBreath", key: "fetalBreath", values: { ganzhi: fetalBreath, day: pillars.day, nayin: toNayin(fetalBreath) } });
  if (pillars.hour === null || soulPalace === null || bodyPalace === null) return;
  const month = toBranch(pillars.month);
  const hour = toBranch(pillars.hour);
  facts.push({ id: "soulPalace", key: "soulPalace", values: { ganzhi: soulPalace, month, hour, nayin: toNayin(soulPalace) } });
  facts.push({ id: "bodyPalace", key: "bodyPalace", values: { ganzhi: bodyPalace, month, hour, nayin: toNayin(bodyPalace) } });
};

const toSeconds = (text: string): number => toClockSeconds(parseCivil(...(text.split("T") as [string, string])));

const toClock = (cast: BirthdayCast): BirthdayFact => {
  const { clock, civilTime, trueSolarTime, longitude, offsetSeconds, isDst, hasTime } = cast;
  const aheadMinutes = trueSolarTime === null ? null : Math.round((toSeconds(trueSolarTime) - toSeconds(civilTime)) / 60);
  return { id: "clock", key: "clock", values: { clock, civilTime, trueSolarTime, longitude, offsetSeconds, isDst, aheadMinutes, hasTime } };
};

const listVariants = ({ variants, pillars: chosen }: BirthdayCast): BirthdayFact[] =>
  variants.map(({ reason, pillars, clock, clockTime, dayStartsAt }, index) => ({
    id: `variant.${index + 1}`,
    key: "variant",
    values: {
      reason,
      pillars: pillarNames.flatMap((name) => pillars[name] ?? []).join(" "),
      changed: pillarNames.filter((name) => pillars[name] !== chosen[name]).join(" "),
      clock,
      clockTime,
      dayStartsAt,
    },
  }));

/** What the chart says; one fact for every term the card shows, and more. */
export const toBirthdayFacts = (cast: BirthdayCast): BirthdayFact[] => {
  const { dayMaster, pillars, strength, usefulElements, usefulReason } = cast;
  const month = toBranch(pillars.month);
  const { adverse, method, decidedBy, climate } = usefulReason;
  const { level } = strength;
  const element = toStemElement(dayMaster);
  const facts: BirthdayFact[] = [
    { id: "dayMaster", key: "dayMaster", values: { stem: dayMaster, element, isYang: isYangStem(dayMaster), month, level, day: pillars.day } },
    { id: "strength", key: "strength", values: { ...strength, dayMaster, month } },
    {
      id: "useful",
      key: "useful",
      values: {
        elements: usefulElements.join(" "),
        adverse: adverse.join(" "),
        method,
        decidedBy,
        percent: cast.elements[decidedBy],
        climate,
        dayMaster,
        month,
        level,
      },
    },
  ];
  for (const name of pillarNames) addPillar(facts, cast, name);
  addElements(facts, cast);
  for (const [index, relation] of cast.relations.entries()) {
    const values = { kind: relation.kind, members: toMembers(relation), element: relation.element ?? null, manner: relation.manner ?? null };
    facts.push({ id: `relation.${index + 1}`, key: "relation", values });
  }
  for (const [index, { name, pillar, char, from, base }] of cast.spirits.entries())
    facts.push({ id: `spirit.${index + 1}`, key: "spirit", values: { name, pillar, char, from, base } });
  addLuck(facts, cast);
  for (const one of cast.years) {
    const { year, age, luck } = one;
    facts.push({ id: `year.${year}`, key: "year", values: { year, age, luck, isNow: one === cast.years[0], ...toComingValues(one) } });
  }
  addPalaces(facts, cast);
  facts.push(toClock(cast));
  facts.push({ id: "lunarDate", key: "lunarDate", values: { ...cast.lunarDate } });
  facts.push(...listVariants(cast));
  if (!cast.hasTime) facts.push({ id: "unknownTime", key: "unknownTime", values: { day: pillars.day } });
  return facts;
};
