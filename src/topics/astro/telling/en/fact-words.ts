import { toCapital } from "../../../../shared/capital.ts";
import type { FactWording } from "../../../kit/fact.ts";
import type { Body } from "../../../kit/sky/names.ts";
import type { Sign } from "../../../kit/sky/signs.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { Point } from "../../cast-types.ts";
import type { AstroFacts } from "../../fact-types.ts";
import { isTold } from "../aspect-view.ts";
import { toDegreeText } from "../degrees.ts";
import { aspectNames, aspectVerbs, bodyNames, dignityNames, houseMeanings, patternNames, phaseNames, pointNames, signNames, the, toWhere } from "./names.ts";

const bodyMeanings: Readonly<Partial<Record<Body, string>>> = {
  sun: "What you’re out to do and be",
  moon: "What you need, and how a feeling goes",
  mercury: "How you think and talk",
  venus: "What you like, and how you love",
  mars: "How you go after things and fight for them",
  jupiter: "Where there’s room to grow, and luck",
  saturn: "Where time, duty and limits teach you",
  uranus: "Where you break with custom; shared by about seven birth years in sign",
  neptune: "Where edges blur, by longing or art; shared by about fourteen birth years in sign",
  pluto: "Where power and endings work; shared by a generation in sign",
  meanNode: "The Moon’s averaged crossing point, read as a direction to grow in",
  trueNode: "Where the Moon’s path crosses the Sun’s going north, read as a direction to grow in",
  chiron: "A small body between Saturn and Uranus: the sore place that teaches",
  lilith: "The mean far point of the Moon’s orbit, an empty point: what won’t be tamed",
};
const aspectAngles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;
const aspectMeanings = {
  conjunction: "they act as one",
  sextile: "they help each other when asked",
  square: "they get in each other’s way and won’t let go",
  trine: "they help each other unasked",
  opposition: "they face each other, and it’s often another person who plays one of them",
} as const;
const day = (at: string): string => at.slice(0, 10);
const toIn = (house: number | null): string => (house === null ? "" : `, ${toOrdinal(house)} house`);
const toBodies = (bodies: string): string => listAnd(bodies.split(" ").map((body) => the(body as Point)));
const toCount = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");
const toRare = (oneIn: number): string =>
  oneIn >= 3 ? ` Of all the pairs there are to try, one at least is as close in about one chart of ${Math.round(oneIn)}.` : "";
const patternRules = {
  grandTrine: "three points a third of the circle apart, each in trine to the others",
  tSquare: "two points in opposition and a third square to both",
  grandCross: "four points a quarter of the circle apart",
  yod: "two points in sextile, both in quincunx (150°) to a third",
  kite: "a grand trine with a fourth point opposite one of its corners",
  stellium: "several planets close together",
  mysticRectangle: "two oppositions tied by sextiles and trines",
} as const;
const dignityRules = {
  domicile: "A planet in a sign it rules acts by its own lights.",
  exaltation: "A planet in its exaltation is treated as an honoured guest.",
  detriment: "A planet opposite its own sign has to work in a foreign country.",
  fall: "A planet opposite its exaltation isn’t listened to at once.",
} as const;
const reasons: Readonly<Record<string, string>> = {
  wholeSignHouse: "By whole-sign houses",
  ascendantSign: "Within the doubt of the birth time",
  moonSign: "Within the doubt of the birth time",
  sunSign: "Within the doubt of the birth time",
};
const toVariantValue = (value: string): string =>
  value in signNames ? signNames[value as Sign] : /^\d+$/.test(value) ? `${toOrdinal(Number(value))} house` : value;
const toBetween = ({ a, b, type, orb }: { a: Point; b: Point; type: keyof typeof aspectNames; orb: number }): string =>
  `${pointNames[a]} ${aspectNames[type]} ${pointNames[b]}, ${toDegreeText(orb)}`;

export const factWords: FactWording<AstroFacts> = {
  body: ({ body, sign, degree, house, retrograde, stationary, dignity }) => ({
    label: toCapital(bodyNames[body]),
    value: `${toWhere(degree, sign)}${toIn(house)}${retrograde ? ", retrograde" : ""}`,
    note: `${bodyMeanings[body]}. It stood at ${toDegreeText(degree)} of ${signNames[sign]} as seen from the Earth’s centre${house === null ? "" : `, in the ${toOrdinal(house)} house: ${houseMeanings[house - 1]}`}.${retrograde ? " It was moving backwards against the stars." : ""}${stationary ? " It was standing nearly still, about to turn, which makes it louder." : ""}${dignity ? ` That’s ${dignityNames[dignity]}.` : ""}`,
  }),
  moonRange: ({ fromSign, toSign, fromDegree, toDegree, crosses }) => ({
    label: "Moon",
    value: crosses
      ? `${toWhere(fromDegree, fromSign)} to ${toWhere(toDegree, toSign)}`
      : `${signNames[fromSign]}, ${toDegreeText(fromDegree)} to ${toDegreeText(toDegree)}`,
    note: `The birth hour isn’t known, and the Moon moves some 13° a day, so it’s given from the day’s beginning to its end.${crosses ? " It changed sign that day." : ` It was in ${signNames[fromSign]} all day.`}`,
  }),
  angle: ({ angle, sign, degree, ruler }) => ({
    label: toCapital(pointNames[angle]),
    value: toWhere(degree, sign),
    note:
      angle === "ascendant"
        ? `The degree of the zodiac that was rising in the east: how you come through a door. ${toCapital(the(ruler))} rules ${signNames[sign]} and so steers the chart. Four minutes of clock time move it about a degree.`
        : `The degree on the meridian, the top of the sky: calling and standing. ${toCapital(the(ruler))} rules ${signNames[sign]}, and so the work.`,
  }),
  aspect: ({ a, b, type, orb, allowance, applying, oneIn }) => ({
    label: toCapital(aspectNames[type]),
    value: toBetween({ a, b, type, orb }),
    note: `${toCapital(the(a))} and ${the(b)} stand ${aspectAngles[type]}° apart to within ${toDegreeText(orb)} (up to ${toDegreeText(allowance)} counts), so ${aspectMeanings[type]}. It was ${applying ? "still closing" : "already parting"}.${toRare(oneIn)}`,
  }),
  quincunx: ({ a, b, orb, allowance, applying, oneIn }) => ({
    label: "Quincunx",
    value: `${pointNames[a]} quincunx ${pointNames[b]}, ${toDegreeText(orb)}`,
    note: `${toCapital(the(a))} and ${the(b)} stand 150° apart to within ${toDegreeText(orb)} (up to ${toDegreeText(allowance)} counts): they’ve nothing in common and keep having to adjust. It was ${applying ? "closing" : "parting"}.${toRare(oneIn)}`,
  }),
  pattern: ({ type, bodies, apex, sign, element, mode, orb }) => ({
    label: toCapital(patternNames[type]),
    value: `${toCapital(patternNames[type])}${sign ? ` in ${signNames[sign]}` : element ? ` in ${element}` : mode ? `, ${mode}` : apex ? ` on ${the(apex)}` : ""}`,
    note: `${toCapital(patternNames[type])}: ${patternRules[type]}. Here it’s ${toBodies(bodies)}${apex ? `, turning on ${the(apex)}` : ""}; the widest gap is ${toDegreeText(orb)}.`,
  }),
  dignity: ({ body, dignity, sign }) => ({
    label: "Dignity",
    value: `${toCapital(bodyNames[body])} in ${signNames[sign]}, ${dignity}`,
    note: `${signNames[sign]} is ${dignityNames[dignity]} for ${the(body)}. ${dignityRules[dignity]}`,
  }),
  house: ({ house, sign, degree, ruler, coRuler, rulerSign, rulerHouse, bodies, count }) => ({
    label: `${toCapital(toOrdinal(house))} house`,
    value: `${toWhere(degree, sign)} on the cusp`,
    note: `The house of ${houseMeanings[house - 1]}. ${signNames[sign]} begins it, so ${the(ruler)} rules it${coRuler ? ` (${the(coRuler)} too, in modern use)` : ""} and stands in ${signNames[rulerSign]}, in the ${toOrdinal(rulerHouse)} house. ${count === 0 ? "No planet stands in it." : `In it: ${toBodies(bodies)}.`}`,
  }),
  chartRuler: ({ body, rising, sign, house, retrograde, dignity }) => ({
    label: "Chart ruler",
    value: `${toCapital(bodyNames[body])}, ${signNames[sign]}, ${toOrdinal(house)} house`,
    note: `${signNames[rising]} was rising, and ${the(body)} rules ${signNames[rising]}, so ${the(body)} steers the chart from the ${toOrdinal(house)} house: ${houseMeanings[house - 1]}.${retrograde ? " It was retrograde." : ""}${dignity ? ` It’s in ${dignityNames[dignity]}.` : ""}`,
  }),
  elements: ({ fire, earth, air, water, most, least }) => ({
    label: "Elements",
    value: toCount({ fire, earth, air, water }),
    note: `Sun to Pluto counted by the element of their signs, ten in all. Most: ${most.split(" ").join(", ")}; least: ${least.split(" ").join(", ")}.`,
  }),
  modes: ({ cardinal, fixed, mutable, most, least }) => ({
    label: "Modes",
    value: toCount({ cardinal, fixed, mutable }),
    note: `Cardinal signs start, fixed ones hold, mutable ones change; Sun to Pluto, ten in all. Most: ${most.split(" ").join(", ")}; least: ${least.split(" ").join(", ")}.`,
  }),
  hemispheres: ({ above, below, east, west }) => ({
    label: "Hemispheres",
    value: toCount({ above, below, east, west }),
    note: "Of ten planets, how many stood above or below the horizon, and in the eastern or the western half. Above is public, below is private; east makes the first move, west answers.",
  }),
  phase: ({ name, angle, illumination }) => ({
    label: "Moon phase",
    value: toCapital(phaseNames[name]),
    note: `The Moon was ${Math.round(angle)}° ahead of the Sun and ${Math.round(illumination * 100)}% lit.`,
  }),
  transit: ({ at, body, point, type, orb, applying, retrograde, next }) => ({
    label: "Transit",
    value: `${toCapital(bodyNames[body])} ${aspectVerbs[type]} natal ${pointNames[point]}, ${toDegreeText(orb)}`,
    note: `On ${day(at)} ${the(body)}${retrograde ? ", retrograde," : ""} is ${toDegreeText(orb)} from an exact ${aspectNames[type]} to where ${the(point)} stood at your birth, and ${applying ? "closing" : "parting"}.${next ? ` It’s exact next on ${day(next)}.` : ""}`,
  }),
  transitBody: ({ at, body, sign, degree, retrograde, house }) => ({
    label: `${toCapital(bodyNames[body])} now`,
    value: `${toWhere(degree, sign)}${retrograde ? ", retrograde" : ""}`,
    note: `Where ${the(body)} stands on ${day(at)}${house === null ? "" : `: over your ${toOrdinal(house)} house, ${houseMeanings[house - 1]}`}.`,
  }),
  hit: ({ at, body, point, type, retrograde, pass, passes }) => ({
    label: "Exact",
    value: `${day(at)}: ${bodyNames[body]} ${aspectVerbs[type]} ${pointNames[point]}`,
    note: `On ${day(at)} ${the(body)} is exactly ${aspectAngles[type]}° from where ${the(point)} stood at your birth${retrograde ? ", while moving backwards" : ""}.${passes > 1 ? ` It’s pass ${pass} of ${passes} in the year: a planet that turns back crosses the same degree again.` : ""} A mood with a date, no more.`,
  }),
  eclipse: ({ at, body, sign, degree, house, points }) => ({
    label: body === "sun" ? "Solar eclipse" : "Lunar eclipse",
    value: `${day(at)}, ${toWhere(degree, sign)}`,
    note: `An eclipse of ${the(body)} on ${day(at)}${house === null ? "" : `, in your ${toOrdinal(house)} house (${houseMeanings[house - 1]})`}.${points === "" ? " It stands within 3° of none of your points." : ` It stands within 3° of, or opposite, ${toBodies(points)}.`}`,
  }),
  solarReturn: ({ at, year, ascendantSign, sunHouse, moonSign }) => ({
    label: "Solar return",
    value: `${year}${ascendantSign ? `, ${signNames[ascendantSign]} rising` : ""}, Moon in ${signNames[moonSign]}`,
    note: `On ${day(at)} the Sun came back to the degree of your birth; the chart of that moment is read for the birthday year.${sunHouse === null ? "" : ` In it the Sun stands in the ${toOrdinal(sunHouse)} house: ${houseMeanings[sunHouse - 1]}.`}`,
  }),
  synastry: ({ a, b, type, orb, allowance, oneIn }) => ({
    label: "Between you",
    value: `Your ${pointNames[a]} ${aspectNames[type]} their ${pointNames[b]}, ${toDegreeText(orb)}`,
    note: `Your ${pointNames[a]} and the other’s ${pointNames[b]} are ${toDegreeText(orb)} from an exact ${aspectNames[type]} (up to ${toDegreeText(allowance)} counts): ${aspectMeanings[type]}.${toRare(oneIn)}`,
  }),
  otherBody: ({ body, sign, degree, retrograde, house }) => ({
    label: `The other’s ${bodyNames[body]}`,
    value: `${toWhere(degree, sign)}${toIn(house)}${retrograde ? ", retrograde" : ""}`,
    note: `${isTold(body) ? `${bodyMeanings[body]}, of the second chart` : `${bodyMeanings[body]}; of the second chart`}.`,
  }),
  otherAngle: ({ angle, sign, degree }) => ({
    label: `The other’s ${pointNames[angle]}`,
    value: toWhere(degree, sign),
    note: "From the second birth’s time and place.",
  }),
  overlay: ({ side, body, house }) => ({
    label: "Overlay",
    value: side === "second" ? `Their ${bodyNames[body]} in your ${toOrdinal(house)} house` : `Your ${bodyNames[body]} in their ${toOrdinal(house)} house`,
    note: `Laid over ${side === "second" ? "your" : "the other’s"} houses, ${side === "second" ? "the other’s" : "your"} ${bodyNames[body]} falls in the ${toOrdinal(house)}: ${houseMeanings[house - 1]}.`,
  }),
  variant: ({ reason, body, from, to }) => ({
    label: "Otherwise",
    value: `${body ? `${toCapital(bodyNames[body])}: ` : ""}${toVariantValue(from)} → ${toVariantValue(to)}`,
    note: `${reasons[reason] ?? "By another rule or a slightly different time"} this would be ${toVariantValue(to)} in place of ${toVariantValue(from)}.`,
  }),
  frame: ({ instant, latitude, longitude, houseSystem, houseNote, isTimeUnknown }) => ({
    label: "Cast for",
    value: `${instant.slice(0, 16).replace("T", " ")} UTC`,
    note: `${latitude === null || longitude === null ? "Without a place" : `For ${toDegreeText(Math.abs(latitude))} ${latitude < 0 ? "S" : "N"}, ${toDegreeText(Math.abs(longitude))} ${longitude < 0 ? "W" : "E"}`}; tropical zodiac${houseSystem ? `, ${{ placidus: "Placidus", wholeSign: "whole-sign", porphyry: "Porphyry", equal: "equal" }[houseSystem]} houses` : ", no houses"}.${houseNote === "polar" ? " Placidus houses can’t be cut inside the polar circle, so whole signs stand in." : ""}${isTimeUnknown ? " The hour isn’t known; positions are for noon." : ""}`,
  }),
};
