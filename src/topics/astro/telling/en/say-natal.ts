import { toCapital } from "../../../../shared/capital.ts";
import type { Sign } from "../../../kit/sky/signs.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import type { Dignity, MoonPhaseName } from "../../cast-types.ts";
import { toDegreeText } from "../degrees.ts";
import type { BalanceKey, PersonalBody, ToldBody } from "../told.ts";
import { vary } from "../vary.ts";
import type { SkyView } from "../view.ts";
import { balances, crowdedHouses, dignities, figures, hemispheres, phases, retrogrades, stelliums } from "./figures.ts";
import { houseTexts } from "./house-texts.ts";
import { marsSigns, mercurySigns, venusSigns } from "./inner-planets.ts";
import { toJoined } from "./joined.ts";
import { moonSigns, risingSigns, sunSigns } from "./lights.ts";
import { dignityNames, houseMeanings, patternNames, phaseNames, signNames, the, toWhere } from "./names.ts";
import { chartRulerHouses } from "./rulers.ts";
import { jupiterSigns, nodeSigns, saturnSigns } from "./slow-planets.ts";

const end = (text: string): string => (/[.?]$/.test(text) ? text : `${text}.`);

/** The house clause after a sign: “In the tenth house, work in the open, you’re known …” */
const tellHouse = (view: SkyView, body: ToldBody, house: number): string => {
  const text = houseTexts[body][house - 1]!;
  const place = toOrdinal(house);
  const meaning = houseMeanings[house - 1]!;
  return vary(view, `house.${body}`, [
    `In the ${place} house, which is ${meaning}, ${text}.`,
    `It stands in your ${place} house (${meaning})${toJoined(text)}.`,
    `And since that’s your ${place} house, the one of ${meaning}, ${text}.`,
  ]);
};

const tellSign = (view: SkyView, body: ToldBody, of: string, text: string, role: string): string => {
  const [, house] = of.split(".");
  const { degree, sign } = view.cast.bodies[body];
  const isRange = view.cast.isTimeUnknown && body === "moon";
  const where = isRange ? `in ${signNames[sign]}` : `at ${toWhere(degree, sign)}`;
  const opening = vary(view, `sign.${body}`, [
    `With ${the(body)} ${where}, ${text}`,
    `Your ${body === "sun" || body === "moon" ? the(body).slice(4) : the(body)}, ${role}, is ${where}${toJoined(text)}`,
    `${toCapital(the(body))} stood ${where} when you were born${/\bso\b/.test(text) ? toJoined(text) : `, so ${text}`}`,
  ]);
  return house ? `${end(opening)} ${tellHouse(view, body, Number(house))}` : end(opening);
};
const signOf = (of: string): Sign => of.split(".")[0] as Sign;

export const sayNatal = {
  sunSign: (view, of) => tellSign(view, "sun", of, sunSigns[signOf(of)], "what you’re out to do"),
  moonSign: (view, of) => tellSign(view, "moon", of, moonSigns[signOf(of)], "what you need"),
  mercurySign: (view, of) => tellSign(view, "mercury", of, mercurySigns[signOf(of)], "how you think and talk"),
  venusSign: (view, of) => tellSign(view, "venus", of, venusSigns[signOf(of)], "how you love"),
  marsSign: (view, of) => tellSign(view, "mars", of, marsSigns[signOf(of)], "how you go after things"),
  jupiterSign: (view, of) => tellSign(view, "jupiter", of, jupiterSigns[signOf(of)], "where you’re lucky"),
  saturnSign: (view, of) => tellSign(view, "saturn", of, saturnSigns[signOf(of)], "what’s asked of you"),
  moonCrosses(_, of) {
    const [from, to] = of.split(".") as [Sign, Sign];
    return `The Moon left ${signNames[from]} for ${signNames[to]} on the day you were born, and without the hour it could be either. If ${signNames[from]}, ${end(moonSigns[from])} If ${signNames[to]}, ${end(moonSigns[to])} You’ll know which; the hour would settle it.`;
  },
  risingSign(view, of) {
    const { ascendant } = view.cast.angles!;
    const text = risingSigns[of as Sign];
    const where = toWhere(ascendant % 30, of as Sign);
    return end(
      vary(view, "rising", [
        `${signNames[of as Sign]} was coming up in the east, at ${toDegreeText(ascendant % 30)}, and that’s your door${toJoined(text)}`,
        `Your ascendant, the degree that was rising, is ${where}${toJoined(text)}`,
        `With ${where} rising, ${text}`,
      ]),
    );
  },
  chartRuler(view, of) {
    const ruler = view.cast.chartRuler!;
    const house = Number(of);
    return vary(view, "chartRuler", [
      `The planet that rules your rising sign, ${the(ruler)}, is in the ${toOrdinal(house)} house, so ${chartRulerHouses[house - 1]}.`,
      `${toCapital(the(ruler))} steers this chart, as ruler of the ascendant, and it’s gone to the ${toOrdinal(house)} house${toJoined(chartRulerHouses[house - 1]!)}.`,
    ]);
  },
  nodeSign(view, of) {
    const { degree } = view.cast.bodies.trueNode;
    return vary(view, "node", [
      `The north node, the Moon’s crossing point that’s read as a direction, is at ${toWhere(degree, of as Sign)}: the way on is ${nodeSigns[of as Sign]}.`,
      `What you’re growing towards is shown by the Moon’s north node, and yours is at ${toWhere(degree, of as Sign)}: ${nodeSigns[of as Sign]}.`,
    ]);
  },
  phase(view, of) {
    const { angle, illumination } = view.cast.moonPhase;
    const percent = Math.round(illumination * 100);
    return vary(view, "phase", [
      `You were born under a ${phaseNames[of as MoonPhaseName]}, ${percent}% lit${toJoined(phases[of as MoonPhaseName])}.`,
      `The Moon was ${Math.round(angle)}° past the Sun, a ${phaseNames[of as MoonPhaseName]}, so ${phases[of as MoonPhaseName]}.`,
    ]);
  },
  inHouse(view, of) {
    const [body, house] = of.split(".") as [ToldBody, string];
    const { degree, sign } = view.cast.bodies[body];
    const at = Number(house);
    const text = houseTexts[body][at - 1]!;
    return vary(view, `inHouse.${body}`, [
      `${toCapital(the(body))} is in your ${toOrdinal(at)} house, at ${toWhere(degree, sign)}${toJoined(text)}.`,
      `With ${the(body)} in the ${toOrdinal(at)}, the house of ${houseMeanings[at - 1]}, ${text}.`,
      `In your ${toOrdinal(at)} house, ${houseMeanings[at - 1]}, there’s ${the(body)} at ${toWhere(degree, sign)}, so ${text}.`,
    ]);
  },
  balance(view, of) {
    const [side, what] = of.split(".") as ["most" | "least", keyof SkyView["cast"]["elements"] | keyof SkyView["cast"]["modes"]];
    const count = { ...view.cast.elements, ...view.cast.modes }[what];
    const number = ["None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"][count]!;
    const verb = count <= 1 ? "is" : "are";
    return vary(view, `balance.${side}`, [
      `${number} of your ten planets ${verb} in ${what} signs${toJoined(balances[of as BalanceKey])}.`,
      `Count them, and ${number.toLowerCase()} of the ten ${verb} in ${what}${toJoined(balances[of as BalanceKey])}.`,
    ]);
  },
  figure(view, of) {
    const [at, type, on] = of.split(".") as [string, SkyView["patterns"][number]["type"], string];
    const own = view.patterns[Number(at)]!;
    const bodies = listAnd(own.bodies.split(" ").map((body) => the(body as ToldBody)));
    const name = patternNames[type];
    if (type === "stellium")
      return own.sign
        ? `${toCapital(bodies)} crowd together in ${signNames[own.sign]}, a stellium${toJoined(stelliums[own.sign])}.`
        : `${toCapital(bodies)} stand in one knot: what touches one touches them all, so you do things wholly or leave them.`;
    if (type === "tSquare" || type === "yod") {
      const text = (figures[type] as Partial<Record<string, string>>)[on];
      if (text)
        return `${toCapital(bodies)} make a ${name}, ${type === "tSquare" ? "two in opposition and a third at right angles to both" : "two in sextile that point at a third"}, and it turns on ${the(on as ToldBody)}${toJoined(text)}.`;
    }
    const text =
      type === "grandTrine"
        ? figures.grandTrine[own.element ?? "fire"]
        : type === "grandCross"
          ? figures.grandCross[own.mode ?? "cardinal"]
          : type === "kite"
            ? figures.kite
            : type === "mysticRectangle"
              ? figures.mysticRectangle
              : "";
    return text && (type !== "grandTrine" || own.element) && (type !== "grandCross" || own.mode)
      ? `${toCapital(bodies)} form a ${name}${toJoined(text)}.`
      : `${toCapital(bodies)} form a ${name}, with no one sign in common, so it holds loosely and shows mostly when two of them are touched at once.`;
  },
  hemisphere(_, of) {
    const [side, count] = of.split(".") as [keyof typeof hemispheres, string];
    const where = { above: "above the horizon", below: "below the horizon", east: "in the eastern half", west: "in the western half" }[side];
    return `${["Eight", "Nine", "Ten"][Number(count) - 8]} of your ten planets are ${where}${toJoined(hemispheres[side])}.`;
  },
  crowded(view, of) {
    const house = Number(of);
    const inside = Object.entries(view.cast.bodies).filter(([body, { house: at }]) => at === house && body in houseTexts);
    return `${toCapital(listAnd(inside.map(([body]) => the(body as ToldBody))))} are all in your ${toOrdinal(house)} house, ${crowdedHouses[house - 1]}.`;
  },
  dignity(view, of) {
    const [body, kind] = of.split(".") as [PersonalBody, Dignity];
    const { degree, sign } = view.cast.bodies[body];
    return vary(view, `dignity.${body}`, [
      `${toCapital(the(body))} in ${signNames[sign]} is in ${dignityNames[kind]}${toJoined(dignities[body][kind])}.`,
      `By the old rule ${the(body)} at ${toDegreeText(degree)} ${signNames[sign]} is in ${dignityNames[kind]}; ${dignities[body][kind]}.`,
    ]);
  },
  retrograde(_, of) {
    return end(`${toCapital(the(of as PersonalBody))} was going backwards on the day of your birth${toJoined(retrogrades[of as PersonalBody]!)}`);
  },
} satisfies Record<string, Say<SkyView>>;
