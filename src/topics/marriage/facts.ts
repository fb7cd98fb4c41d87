import { toBranch, toStem } from "../kit/calendar/sexagenary.ts";
import type { FactOf } from "../kit/fact.ts";
import { elements as elementNames } from "../kit/hexagrams/elements.ts";
import { listPlaced } from "../kit/pillars/four-pillars.ts";
import { toHiddenStems } from "../kit/pillars/hidden-stems.ts";
import { toTenGod } from "../kit/pillars/ten-gods.ts";
import { toBodies } from "../kit/sky/bodies.ts";
import { parseInstant } from "../kit/time/parse-civil.ts";
import { type MarriageCast, toParts } from "./engine.ts";
import type { MarriageFacts } from "./fact-types.ts";
import type { Who } from "./person.ts";
import { partNames, type Scored } from "./score/points.ts";

type MarriageFact = FactOf<MarriageFacts>;

const whos: readonly Who[] = ["a", "b"];
const otherOf = { a: "b", b: "a" } as const;
const toPoints = ({ score, of, percent }: Scored) => ({ score, of, percent });

const addPerson = (facts: MarriageFact[], cast: MarriageCast, who: Who): void => {
  const own = cast[who];
  const other = cast[otherOf[who]];
  const placed = listPlaced(own.pillars);
  const branch = toBranch(own.pillars.day);
  const yearStem = toStem(own.pillars.year);
  const monthStem = toStem(own.pillars.month);
  facts.push({
    id: `person.${who}`,
    key: "person",
    values: {
      who,
      name: who === "a" ? cast.names.male : cast.names.female,
      birth: own.hasTime ? own.civilTime.slice(0, 16).replace("T", " ") : own.civilTime.slice(0, 10),
      hasTime: own.hasTime,
      pillars: placed.map(({ ganzhi }) => ganzhi).join(" "),
      level: own.strength.level,
      strength: own.strength.score,
    },
  });
  for (const { pillar, ganzhi } of placed)
    facts.push({ id: `pillar.${who}.${pillar}`, key: "pillar", values: { who, pillar, ganzhi, nayin: own.nayin[pillar]! } });
  const { useful, shares, average, percent } = who === "a" ? cast.elements.toA : cast.elements.toB;
  const { dayMaster } = own;
  const seatStem = toHiddenStems(branch)[0]!;
  facts.push(
    { id: `giving.${who}`, key: "giving", values: { who, useful: useful.join(" "), shares: shares.join(" "), average, percent } },
    { id: `seat.${who}`, key: "seat", values: { who, branch, stem: seatStem, tenGod: toTenGod(dayMaster, seatStem), dayMaster } },
    { id: `sees.${who}`, key: "sees", values: { who, own: dayMaster, other: other.dayMaster, tenGod: toTenGod(dayMaster, other.dayMaster) } },
    { id: `earns.${who}`, key: "earns", values: { who, stem: monthStem, tenGod: toTenGod(dayMaster, monthStem), dayMaster } },
    { id: `elders.${who}`, key: "elders", values: { who, stem: yearStem, other: other.dayMaster, tenGod: toTenGod(other.dayMaster, yearStem) } },
  );
  for (const element of elementNames) facts.push({ id: `element.${who}.${element}`, key: "element", values: { who, element, percent: own.elements[element] } });
  const bodies = toBodies(parseInstant(own.instant));
  for (const planet of ["moon", "venus", "mars"] as const) {
    const sign = own.signs[planet];
    const longitude = Math.round(bodies[planet].longitude * 10) / 10;
    if (sign) facts.push({ id: `sign.${planet}.${who}`, key: "sign", values: { who, planet, sign, longitude } });
  }
  if (!own.hasTime) facts.push({ id: `unknownTime.${who}`, key: "unknownTime", values: { who, leftOut: cast.synastry.leftOut } });
};

const addYears = (facts: MarriageFact[], { years }: MarriageCast): void => {
  for (const { year, pillar, a, b } of years) {
    const values = { year, pillar, godA: a.tenGod, godB: b.tenGod, scoreA: a.score, scoreB: b.score };
    facts.push({ id: `year.${year}`, key: "year", values: { ...values, seatA: a.seat, seatB: b.seat, starA: a.star, starB: b.star } });
  }
};

const addParts = (facts: MarriageFact[], cast: MarriageCast): void => {
  const { animals, pillars, nayin, elements, kua, synastry, a, b } = cast;
  const { stems, branches } = pillars;
  facts.push(
    { id: "animals", key: "animals", values: { ...toPoints(animals), a: animals.a, b: animals.b, ties: animals.ties.join(" ") } },
    { id: "dayStems", key: "dayStems", values: { ...toPoints(stems), a: stems.a, b: stems.b, tie: stems.tie, from: stems.from, isMixed: stems.isMixed } },
    { id: "dayBranches", key: "dayBranches", values: { ...toPoints(branches), a: branches.a, b: branches.b, ties: branches.ties.join(" ") } },
    {
      id: "nayin",
      key: "nayin",
      values: { ...toPoints(nayin), a: nayin.a, b: nayin.b, yearA: a.pillars.year, yearB: b.pillars.year, tie: nayin.tie, from: nayin.from },
    },
    { id: "elements", key: "elements", values: { ...toPoints(elements), percentA: elements.toA.percent, percentB: elements.toB.percent } },
    {
      id: "kua",
      key: "kua",
      values: {
        ...toPoints(kua),
        a: kua.a,
        b: kua.b,
        groupA: kua.groups.a,
        groupB: kua.groups.b,
        mansion: kua.mansion,
        directions: kua.directions.join(" "),
      },
    },
    {
      id: "synastry",
      key: "synastry",
      values: {
        ...toPoints(synastry),
        contacts: synastry.contacts.length,
        leftOut: synastry.leftOut,
        effects: synastry.contacts.map(({ effect }) => effect).join(" "),
      },
    },
    {
      id: "strengths",
      key: "strengths",
      values: { levelA: a.strength.level, levelB: b.strength.level, scoreA: a.strength.score, scoreB: b.strength.score },
    },
  );
};

/** What the two charts say beside each other; one fact for every term the card shows, and more. */
export const toMarriageFacts = (cast: MarriageCast): MarriageFact[] => {
  const { total, synastry, crossTies, nameGrids } = cast;
  const parts = toParts(cast);
  const { score, margin, strongest, sorest } = total;
  const facts: MarriageFact[] = [
    {
      id: "total",
      key: "total",
      values: {
        score,
        margin,
        strongest,
        strongestPercent: parts[strongest].percent,
        sorest,
        sorestPercent: parts[sorest].percent,
        parts: partNames.map((part) => `${part}:${parts[part].score}/${parts[part].of}`).join(" "),
        unknownHours: whos.filter((who) => !cast[who].hasTime).length,
      },
    },
  ];
  addParts(facts, cast);
  for (const who of whos) addPerson(facts, cast, who);
  for (const [index, { a, b, type, orb, effect, isRanged }] of synastry.contacts.entries())
    facts.push({ id: `contact.${index + 1}`, key: "contact", values: { a, b, type, orb, effect, isRanged } });
  for (const [index, { kind, a, b }] of crossTies.entries())
    facts.push({ id: `cross.${index + 1}`, key: "cross", values: { kind, pillarA: a.pillar, charA: a.char, pillarB: b.pillar, charB: b.char } });
  addYears(facts, cast);
  if (nameGrids) {
    const { a, b } = nameGrids;
    facts.push({ id: "names", key: "names", values: { a: a.name, b: b.name, personA: a.person, personB: b.person, elementA: a.element, elementB: b.element } });
  }
  return facts;
};
