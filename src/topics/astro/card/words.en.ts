import { toCapital } from "../../../shared/capital.ts";
import { toSign } from "../../kit/sky/signs.ts";
import { toNth } from "../../kit/wording/ordinal.ts";
import { toDegreeText } from "../telling/degrees.ts";
import { aspectNames, bodyNames, patternNames, phaseNames, pointNames, signNames } from "../telling/en/names.ts";
import { toBirthText, toCoordinates } from "./frame-text.ts";
import type { CardWords } from "./words.ts";

const capitals = <Key extends string>(names: Readonly<Record<Key, string>>): Record<Key, string> =>
  Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, toCapital(name)])) as Record<Key, string>;

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const bodies = {
  ...capitals(pointNames),
  meanNode: "North node",
  trueNode: "True node",
};
/** In a pair the one node that takes part needs no more. */
const inPair = { ...bodies, meanNode: "Node", trueNode: "Node" };
const dignities = {
  domicile: "at home",
  exaltation: "exalted",
  detriment: "in detriment",
  fall: "in fall",
};
const systems = {
  placidus: "Placidus houses",
  wholeSign: "whole signs",
  porphyry: "Porphyry houses",
  equal: "equal houses",
};

const reasons: Readonly<Record<string, string>> = {
  wholeSignHouse: "By whole signs",
  ascendantSign: "If the clock is off",
  moonSign: "If the clock is off",
  sunSign: "If the clock is off",
};

const nameVariant = (value: string | number): string => (typeof value === "number" ? `house ${value}` : (signNames[value as keyof typeof signNames] ?? value));

export const en: CardWords = {
  title: "Natal chart",
  note: (cast) => [toBirthText(cast), cast.place, cast.isTimeUnknown && "hour unknown"].filter(Boolean).join(" · "),
  views: { natal: "Natal", transits: "Transits", two: "Two" },
  viewsTitle: "What the wheel shows",
  zoom: {
    title: "Zoom",
    in: "Zoom in",
    out: "Zoom out",
    reset: "Show the whole wheel",
  },
  rising: "Rising",
  hourUnknown: "hour unknown",
  placeUnknown: "place unknown",
  orSign: (sign) => `or ${signNames[sign]}`,
  andSign: (sign) => `& ${signNames[sign]}`,
  wheelLabel: ({ bodies: natal, moonRange, angles }, view) =>
    `${{ natal: "Natal chart", transits: "Natal chart with transits around it", two: "Two charts, the second around the first" }[view]}: ${[
      `Sun in ${signNames[natal.sun.sign]}`,
      `Moon in ${moonRange ? moonRange.signs.map((sign) => signNames[sign]).join(" or ") : signNames[natal.moon.sign]}`,
      angles ? `${signNames[toSign(angles.ascendant).sign]} rising` : "no ascendant",
    ].join(", ")}. The tables below say the same.`,
  bodies,
  signs: signNames,
  aspects: { ...aspectNames, quincunx: "quincunx" },
  elements: { fire: "Fire", earth: "Earth", air: "Air", water: "Water" },
  modes: { cardinal: "Cardinal", fixed: "Fixed", mutable: "Mutable" },
  dignities,
  dignityMarks: {
    domicile: "home",
    exaltation: "exalt.",
    detriment: "detr.",
    fall: "fall",
  },
  phases: capitals(phaseNames),
  retrogradeMark: "R",
  retrograde: "retrograde",
  stationary: "still",
  tight: (degrees) => `Bold: within ${degrees}°`,
  caveats: (cast, view) => [
    ...(cast.isTimeUnknown ? ["Hour of birth unknown: no houses and no ascendant, Aries at the left, the Moon an arc over its day."] : []),
    ...(!cast.isTimeUnknown && !cast.angles ? ["Place of birth unknown: no houses and no ascendant, Aries at the left."] : []),
    ...(cast.houseNote === "polar" ? ["Born inside the polar circle, where Placidus can’t cut twelve houses: whole signs are used."] : []),
    ...(view === "transits" ? [`Outer ring: the sky of ${cast.transits.at.slice(0, 16).replace("T", " ")} UTC, tied to the natal ring inside.`] : []),
    ...(view === "two" ? ["Outer ring: the second person. Houses are the first one’s."] : []),
    ...(view === "two" && cast.synastry && !cast.synastry.angles
      ? ["The second birth lacks a time or a place, so it has no ascendant; without a time its Moon is that of noon."]
      : []),
  ],
  positionsTitle: {
    natal: "Positions",
    transits: "The moving bodies",
    two: "The second person’s",
  },
  columns: { body: "Body", sign: "Sign", degree: "Degree", house: "House" },
  position: (body, place, house, marks) => [`${body}: ${place}`, house === null ? null : `house ${house}`, ...marks].filter((part) => part !== null).join(", "),
  moonSpan: (from, to) => `between ${from} and ${to}`,
  place: (sign, degree) => `${toDegreeText(degree)} ${signNames[sign]}`,
  aspectsTitle: {
    natal: "Closest aspects",
    transits: "Transits to the chart",
    two: "Between the two",
  },
  aspectsNote: {
    natal: "The number is the orb: the smaller, the more it counts",
    transits: "Moving body first, natal point second",
    two: "First person’s point, then the second’s",
  },
  noAspects: "Nothing is near enough.",
  between: (a, type, b) => `${inPair[a]} ${type === "opposition" ? "opposite" : type === "conjunction" ? "with" : type} ${inPair[b]}`,
  applying: (isApplying) => (isApplying ? "closing" : "parting"),
  showAll: (count) => `All ${count}`,
  showLess: "Only the closest",
  patterns: "Patterns",
  pattern: ({ type }) => toCapital(patternNames[type]),
  dignity: (body, dignity) => `${bodies[body]} ${dignities[dignity]}`,
  dignitiesTitle: "Dignities",
  ruler: "Chart ruler",
  phase: "Moon",
  illumination: (share) => `${Math.round(share * 100)}% lit`,
  figuresTitle: "Balance and figures",
  balanceTitle: "Elements and modes",
  balanceNote: "Sun to Pluto, ten in all",
  total: "Total",
  housesTitle: "Houses",
  anglesTitle: "Angles",
  cusp: (house) => `House ${house}`,
  variantsTitle: "Another way",
  variant: ({ key, body, from, to }) =>
    `${reasons[key] ?? key}: ${body ? bodyNames[body] : "rising"} ${nameVariant(from)} → ${typeof to === "number" ? to : nameVariant(to)}`,
  frame: (cast) =>
    [
      toCoordinates(cast),
      cast.houseSystem && systems[cast.houseSystem],
      cast.isTimeUnknown ? `reckoned for noon of ${toBirthText(cast)}` : `${cast.instant.slice(0, 16).replace("T", " ")} UTC`,
    ]
      .filter(Boolean)
      .join(" · "),
  makingTitle: "How it was cast",
  positionsSum: (count, retrograde) => `${count} bodies, ${retrograde || "none"} retrograde`,
  ringOf: (at) => `outer ring, ${en.day(at)} ${at.slice(0, 4)}`,
  housesSum: (system, midheaven) => `${toCapital(systems[system])}, midheaven ${midheaven}`,
  balanceSum: (elements) => elements.map(([element, count]) => `${element} ${count}`).join(", "),
  yearNext: (day) => `${en.day(day.at)}: ${day.kind === "hit" ? en.hit(day.hit) : en.eclipse(day.eclipse)}`,
  makingSum: (cast) => (cast.isTimeUnknown ? "reckoned for noon" : `${cast.instant.slice(0, 16).replace("T", " ")} UTC`),
  yearTitle: "The year ahead",
  yearNote: "Days when a slow body is exact on the chart; a ring is an eclipse. UTC",
  month: (month) => months[month - 1]!,
  monthLabel: (year, month, hits) => `${months[month - 1]} ${year}: ${hits}`,
  day: (at) => `${Number(at.slice(8, 10))} ${months[Number(at.slice(5, 7)) - 1]}`,
  hit: ({ body, type, point }) =>
    `${inPair[body]} ${type === "opposition" ? "opposite" : type === "conjunction" ? "on" : type} natal ${point in bodyNames ? inPair[point] : pointNames[point]}`,
  pass: (pass, passes) => (passes > 1 ? `${toNth(pass)} of ${passes}` : ""),
  eclipse: ({ body, sign, longitude }) => `${body === "sun" ? "Solar" : "Lunar"} eclipse at ${Math.floor(longitude % 30)}° ${signNames[sign]}`,
  eclipsePoints: (points) => (points.length > 0 ? `by ${points.map((point) => inPair[point]).join(", ")}` : ""),
  quietMonth: "No exact day this month.",
  solarReturn: (at) => `Solar return ${en.day(at)} ${at.slice(0, 4)}`,
};
