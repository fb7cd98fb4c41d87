import { toCapital } from "../../../../shared/capital.ts";
import type { Say } from "../../../kit/telling/rule.ts";
import { listAnd } from "../../../kit/wording/list.ts";
import { toOrdinal } from "../../../kit/wording/ordinal.ts";
import { toDegreeText } from "../degrees.ts";
import type { QuickBody, ReturnKind, TransitPoint } from "../told.ts";
import { vary } from "../vary.ts";
import { findOtherHit, listBodyHits, type SkyView } from "../view.ts";
import { type HitView, toHitCase } from "../year-view.ts";
import { yearDoings, yearWatchings } from "./closing.ts";
import { toJoined } from "./joined.ts";
import { aspectVerbs, houseMeanings, the, toDay, toWhen } from "./names.ts";
import { points } from "./points.ts";
import { meetings, returns, transits } from "./transits.ts";

/** “your Moon”, “your ascendant”. */
const your = (point: HitView["point"]): string => `your ${the(point).replace(/^the /, "")}`;
export const toHitName = ({ body, point, type }: HitView): string => `${the(body)} ${aspectVerbs[type]} ${your(point)}`;
/** “in early March 2027 and again in late June 2027”. */
export const toDates = (dates: readonly string[]): string => {
  const whens = [...new Set(dates.map(toWhen))];
  // The year stands once, with the last of its months.
  const [first, ...rest] = whens.map((when, index) => (whens[index + 1]?.slice(-4) === when.slice(-4) ? when.slice(0, -5) : when));
  return rest.length === 0 ? `in ${first}` : `in ${first} and again in ${listAnd(rest)}`;
};
const returnNames: Readonly<Record<ReturnKind, string>> = {
  saturnReturn: "Saturn comes back to the place it had at your birth",
  saturnOpposition: "Saturn stands opposite the place it had at your birth",
  jupiterReturn: "Jupiter comes back to the place it had at your birth",
  uranusOpposition: "Uranus stands opposite the place it had at your birth",
  uranusSquare: "Uranus squares the place it had at your birth",
  chironReturn: "Chiron comes back to the place it had at your birth",
  nodeReturn: "the Moon’s north node comes back to the place it had at your birth",
};
const findHit = (view: SkyView, of: string): HitView => listBodyHits(view).find((hit) => toHitCase(hit) === of)!;

const toHitText = ({ body, point, type, tone }: HitView): string =>
  type === "conjunction" && (body === "jupiter" || body === "saturn") ? meetings[body][point] : transits[body][point][tone];

export const sayYear = {
  hit(view, of) {
    const own = findHit(view, of);
    const text = toHitText(own);
    const name = toHitName(own);
    const dates = toDates(own.dates);
    return vary(view, `hit.${of}`, [
      `${toCapital(dates)} ${name}${toJoined(text)}.`,
      `${toCapital(name)} ${dates}, and for some weeks round it ${text}.`,
      `Mark the weeks round ${dates.replace(/^in /, "").replace(" and again in ", " and ")}, when ${name}${toJoined(text)}.`,
    ]);
  },
  eclipse(view, of) {
    const own = view.eclipses.find(({ body, point }) => `${body}.${point}` === of)!;
    return vary(view, "eclipse", [
      `An eclipse of ${the(own.body)} in ${toWhen(own.at)} falls within 3° of ${your(own.point)} or straight across from it: no omen, but a date on which ${points.matters[own.point]} won’t go unnoticed.`,
      `In ${toWhen(own.at)} ${the(own.body)} is eclipsed on the line of ${your(own.point)}, so ${points.matters[own.point]} may come up for a second look that month; it’s a marked date and no more.`,
    ]);
  },
  return(view, of) {
    const own = view.returns.find(({ kind }) => kind === of)!;
    return `${toCapital(toDates(own.dates))} ${returnNames[own.kind]}${toJoined(returns[own.kind])}.`;
  },
  today(view, of) {
    const own = view.now.find(({ body, point, tone }) => `${body}.${point}.${tone}` === of)!;
    return `On ${toDay(view.cast.transits.at)} ${the(own.body)} ${aspectVerbs[own.type]} ${your(own.point)}, ${toDegreeText(own.orb)} from exact: ${points.today[own.body as QuickBody][own.tone]} ${points.matters[own.point]}.`;
  },
  solarReturn(view, of) {
    const { at } = view.cast.solarReturn!;
    const house = Number(of);
    return vary(view, "solarReturn", [
      `A note from the solar return, the chart of the moment the Sun came back to its degree (${toWhen(at)}): there it stands in the ${toOrdinal(house)} house, so the birthday year leans towards ${houseMeanings[house - 1]}.`,
      `In the chart of your birthday year, cast for the Sun’s return in ${toWhen(at)}, the Sun is in the ${toOrdinal(house)}, and the accent falls on ${houseMeanings[house - 1]}.`,
    ]);
  },
  yearOtherSide(view) {
    const [first] = view.hits;
    const other = findOtherHit(view)!;
    const text = toHitText(other);
    return other.tone === "soft"
      ? `The year isn’t all uphill: ${toDates(other.dates)} ${toHitName(other)}, and ${text}. Still, ${toHitName(first!)} too, and that’s the weightier of the two.`
      : `It isn’t all downhill, though: ${toDates(other.dates)} ${toHitName(other)}, and then ${text}. It weighs less than the first, but it’s the one to plan round.`;
  },
  yearDoing: (view) => `This week: ${yearDoings[view.hits[0]!.point][view.hits[0]!.tone]}, since ${toHitName(view.hits[0]!)}.`,
  yearWatching: (view, of) => `Watch for this: ${yearWatchings[of as TransitPoint]}, most of all round ${toWhen(view.hits[0]!.dates[0]!)}.`,
} satisfies Record<string, Say<SkyView>>;
