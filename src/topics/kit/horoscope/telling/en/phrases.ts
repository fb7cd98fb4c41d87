import { toCapital, toLower } from "../../../../../shared/capital.ts";
import type { Planet } from "../../../sky/bodies.ts";
import type { EssentialDignity } from "../../../sky/rulers.ts";
import { toNth, toOrdinal } from "../../../wording/ordinal.ts";
import type { Period, Theme } from "../../themes.ts";
import type { Peak, Phrases, Turn } from "../writer.ts";
import { aspectVerbs, toEventName } from "./event-names.ts";
import { bodyNames, signNames, themeNames } from "./names.ts";
import { toHouseTopic } from "./reason-text.ts";

const whens: Record<Period, string> = { day: "Today", week: "This week", month: "This month", year: "This year" };
const openings: Record<Period, string> = { day: "Today’s Moon", week: "The week", month: "The month", year: "The year" };
const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const stays: Record<EssentialDignity, (sign: string | null) => string> = {
  domicile: (sign) => (sign ? `is at home in ${sign}` : "is in its own sign"),
  exaltation: (sign) => `is made much of ${sign ? `in ${sign}` : "where it stands"} (its exaltation)`,
  detriment: (sign) => `is out of place ${sign ? `in ${sign}` : "where it stands"} (its detriment)`,
  fall: (sign) => `is at its lowest ${sign ? `in ${sign}` : "where it stands"} (its fall)`,
};

/** How the ruler of a theme's first house is called. */
const rulerNames: Partial<Record<number, (body: string) => string>> = {
  1: (body) => `${body}, your own ruler,`,
  2: (body) => `${body}, who keeps your purse,`,
  7: (body) => `${body}, ruler of your partners’ house,`,
  10: (body) => `${body}, who answers for your work,`,
};
const toRuler = (house: number, body: Planet): string => toCapital(rulerNames[house]!(bodyNames[body]));

const toDayOrdinal = (day: number): string => `the ${toNth(day)}`;

const partsOf = (date: string): { month: string; day: number } => {
  const [, month, day] = date.split("-").map(Number);
  return { month: months[month! - 1]!, day: day! };
};

/** the 18th · 30 June */
const toStretch = (date: string, period: Period): string => {
  const { month, day } = partsOf(date);
  return period === "year" ? `${day} ${month}` : toDayOrdinal(day);
};

const toDate = (date: string, period: Period): string => {
  const { month, day } = partsOf(date);
  if (period === "year") return month;
  return period === "week" ? `${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]} ${toDayOrdinal(day)}` : toDayOrdinal(day);
};

const toPeak = ({ date, overall, house }: Peak, period: Period): string =>
  `${toDate(date, period)} with ${overall}, ${period === "year" ? "the Sun then" : "the Moon that day"} in your ${toNth(house)} house (${toHouseTopic(house)})`;

const toEventDate = (at: number, period: Period): string => {
  if (period === "day") return "Today";
  const date = new Date(at * 1000).toISOString().slice(0, 10);
  return `On ${toStretch(date, period)}`;
};

/** A sentence inside another one: planets keep their capital. */
const toMiddle = (text: string): string => text.replace(/^(?:The (?=Sun|Moon)|It |Until |From |On )/, (start) => start.toLowerCase());
const toEventMiddle = (name: string, verb: string): string => {
  if (/ (?:enters|slips|turns) /.test(name)) return toMiddle(name);
  const lower = toLower(name);
  return `${verb} ${/^a/.test(lower) ? "an" : "a"} ${lower}`;
};

const quiets: Record<Theme, string> = {
  love: "No planet leans on love here, so go on as you are",
  career: "Work has neither push nor brake in the sky, so finish what’s in hand",
  wealth: "Nothing in the sky stirs your money; last month’s figures will do",
  health: "The sky is silent about rest, so keep your own clock",
};

const turns: Record<Turn, string> = { but: "But ", still: "Still, ", also: "At the same time " };

export const phrases: Phrases = {
  label: (theme, period) => {
    if (theme === "opening") return openings[period];
    if (theme === "course") return "Ups and downs";
    if (theme === "sky") return "In the sky";
    return theme === "closing" ? "Do one, watch one" : themeNames[theme];
  },
  headline: (text, period) => `${whens[period]}, ${text}.`,
  touch: ({ body, other, aspect, house }, { houses, period }, again, meaning) => {
    const met = `${aspectVerbs[aspect!]} ${bodyNames[other!]}${period === "day" ? ` in your ${toOrdinal(houses[other!].house)}` : ""}`;
    return `${again ? "It also" : toRuler(house!, body)} ${met}: ${meaning}`;
  },
  dignity: ({ body, house, dignity }, { houses, period }, again, meaning) =>
    `${again ? "It" : toRuler(house!, body)} ${stays[dignity!](period === "day" ? signNames[houses[body].sign] : null)}, ${meaning}`,
  retrograde: ({ body, house }, again, meaning) => `${again ? "It" : toRuler(house!, body)} is retrograde, ${meaning}`,
  moonTouch: (text, { touch }) => text.replace("{place}", toOrdinal(touch!.house)),
  event: (event, text, period) =>
    `${toEventDate(event.at, period)} ${toEventMiddle(toEventName(event), period === "day" ? "brings" : "comes")}, in your ${toOrdinal(event.house)} house: ${text}`,
  course: (best, careful, period) => [`The best of it is ${toPeak(best, period)}`, `Go slowest ${period === "year" ? "in" : "on"} ${toPeak(careful, period)}`],
  quiet: (theme) => quiets[theme],
  closing: (doing, watch, period) => `${whens[period]}: ${doing}. Watch for this: ${watch}.`,
  during: ({ from, to, opens, closes, steady }, sentence, period) => {
    const own = toMiddle(sentence);
    if (!steady) return `On and off, ${own}`;
    if (opens && closes) return sentence;
    if (opens) return `Until ${toStretch(to, period)} ${own}`;
    if (closes) return `From ${toStretch(from, period)} ${own}`;
    return from === to ? `On ${toStretch(from, period)} ${own}` : `From ${toStretch(from, period)} to ${toStretch(to, period)} ${own}`;
  },
  turn: (sentence, how) => `${turns[how]}${toMiddle(how === "also" ? sentence.replace(/\bit also\b/i, "it") : sentence)}`,
  join: (sentences) => sentences.map((sentence) => (/[.?]$/.test(sentence) ? sentence : `${sentence}.`)).join(" "),
};
