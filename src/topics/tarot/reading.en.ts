import type { FactWording } from "../kit/fact.ts";
import { phrasesEn } from "./data/phrases.en.ts";
import { textsEn } from "./data/texts.en.ts";
import { getDeckCard } from "./deck-card.ts";
import type { TarotFacts } from "./facts.ts";
import type { SpreadId } from "./spreads.ts";
import { getPlace } from "./spreads.ts";
import { english } from "./telling/language.ts";
import { toReader } from "./telling/reader.ts";

const suits: Record<string, string> = { wands: "Wands", cups: "Cups", swords: "Swords", pentacles: "Pentacles" };
const ranks: Record<string, string> = {
  ace: "Aces",
  "2": "Twos",
  "3": "Threes",
  "4": "Fours",
  "5": "Fives",
  "6": "Sixes",
  "7": "Sevens",
  "8": "Eights",
  "9": "Nines",
  "10": "Tens",
  page: "Pages",
  knight: "Knights",
  queen: "Queens",
  king: "Kings",
};
const dignities: Record<string, [string, string]> = {
  strengthening: ["alike, stronger together", "The same element twice: the two add up."],
  friendly: ["helping each other", "Fire and air, water and earth help each other."],
  neutral: ["side by side", "Fire and earth, water and air leave each other alone."],
  weakening: ["at odds, each weaker", "Fire and water, air and earth weaken each other."],
};
const levels: Record<string, string> = { no: "No", leanNo: "Leans to not yet", even: "Level", leanYes: "Leans to yes", yes: "Yes" };
const nameOf = (id: number): string => getDeckCard(id).nameEn;
const signed = (value: number): string => (value > 0 ? `+${value}` : `${value}`.replace("-", "−"));
const percent = (share: number): string => (share < 0.01 ? "in fewer than one draw in a hundred" : `in about ${Math.round(share * 100)} draws in a hundred`);

const words: FactWording<TarotFacts> = {
  card: ({ spread, position, place, id, reversed, element, lean }) => ({
    label: getPlace(spread as SpreadId, position).words.en,
    value: `${nameOf(id)}, ${reversed ? "reversed" : "upright"}`,
    note: `Card ${place}, a ${getDeckCard(id).arcana === "major" ? "major" : "minor"} of ${element}, leaning ${signed(lean)}. ${reversed ? "Reversed means its strength meets a stop; it doesn’t mean its opposite." : "Upright means its strength runs freely."}`,
  }),
  suit: ({ suit, count, of, share }) => ({
    label: suits[suit] ?? suit,
    value: `${count} of ${of}`,
    note: `One suit came ${count} times; of ${of} cards, some suit does so ${percent(share)}.`,
  }),
  majors: ({ count, of, share }) => ({
    label: "Majors",
    value: `${count} of ${of}`,
    note: `The deck’s 78 cards hold 22 majors, the cards of life’s thresholds; minors tell of days. A count as far out as this comes ${percent(share)}.`,
  }),
  reversals: ({ count, of, share, only }) => ({
    label: "Reversed",
    value: only === null ? `${count} of ${of}` : `the odd one is ${nameOf(only)}`,
    note: `Each card falls either way with even odds. ${count} of ${of} reversed: as lopsided as this ${percent(share)}.${only === null ? "" : " The odd card out is read as the place to begin."}`,
  }),
  rank: ({ rank, count, of, share }) => ({
    label: "Same number",
    value: `${ranks[rank]} × ${count}`,
    note: `One number or figure came ${count} times; of ${of} cards that happens ${percent(share)}.`,
  }),
  courts: ({ count, of, share }) => ({
    label: "Court cards",
    value: `${count} of ${of}`,
    note: `Pages, knights, queens and kings are read as people. A count as far out as this comes ${percent(share)}.`,
  }),
  missing: ({ suit, of, share }) => ({
    label: "Absent",
    value: suits[suit] ?? suit,
    note: `None of the ${of} cards is of this suit, which happens ${percent(share)}.`,
  }),
  dignity: ({ first, second, firstElement, secondElement, dignity }) => ({
    label: "Neighbours",
    value: `${nameOf(first)} (${firstElement}) and ${nameOf(second)} (${secondElement}), ${dignities[dignity]?.[0] ?? ""}`,
    note: dignities[dignity]?.[1] ?? "",
  }),
  lean: ({ total, most, level }) => ({
    label: "Lean",
    value: `${levels[level]} ${signed(total)}`,
    note: `Every card counts −2 to +2 by one fixed table, the place of the outcome twice: ${signed(total)} in all, out of ±${most}.`,
  }),
};

export const readingEn = toReader(english(phrasesEn, textsEn), words);
