import type { Polarity } from "../../kit/hearing/polarity.ts";
import type { Theme } from "../../kit/hearing/question.ts";
import type { Dignity } from "../dignity.ts";
import type { LeanLevel } from "../lean.ts";
import type { Role, SpreadId } from "../spreads.ts";
import type { Element, Rank, Suit } from "./deck.ts";

/** Several ways to say one thing; the cards decide which is taken. */
export type Ways = readonly string[];

/**
 * A headline's ways, from the fullest to the shortest: the first that stands in two lines of a phone is said. What one leaves out of a card, its name or
 * its words, opens the first paragraph.
 */
export type Lines = readonly [Ways, ...Ways[]];

/** Whom a card shows: what a headline says of them, and what the text adds. */
export interface Portrait {
  brief: string;
  more: string;
}

/**
 * The grammar of a reading in one language. In a template {name} is a card's name inside a sentence and {Name} at its head, {place} the
 * words of its place, {e} its essence, {c} its counsel; other slots are named where they stand.
 */
export interface Phrases {
  labels: { together: string; dissent: string; close: string; deeper: string; groups: Record<string, string>; answer: string };
  numbers: readonly string[];
  headline: {
    yesNo: Record<Polarity, Record<LeanLevel, Lines>>;
    /** {o} the way it leans to, {p} the other; {nth} which of the two that is, where they are too long to be said. */
    choice: { clear: Lines; slight: Lines; even: Lines };
    how: Lines;
    why: Lines;
    whyRoot: Lines;
    /** By the lean of the whole. */
    open: Record<LeanLevel, Lines>;
    openOne: Lines;
    /** What another person thinks or feels. */
    other: Lines;
    /** {span}: "three weeks". */
    when: { upright: Lines; reversed: Lines; court: Lines; major: Lines };
    /** {brief} of a portrait */
    who: { court: Lines; noCourt: Lines; major: Lines };
  };
  /** Whose words a headline was, where it left that out, or what that card says; {more} of a portrait. */
  headlineSource: { named: Ways; shown: Ways; counsel: Ways; essence: Ways; portrait: Ways };
  /** {n} how many cards. `decision` for questions that want a yes or a side, `weather` for the rest. */
  tone: { decision: Record<LeanLevel, Ways>; weather: Record<LeanLevel, Ways>; one: Record<LeanLevel, Ways> };
  /** {a} and {b}: two essences, by spread; {A} and {B}: their cards, {A} at the head of its sentence, {B} inside one. */
  thread: Record<Exclude<SpreadId, "one">, Ways>;
  /** The same from the first card to the one it leads to. */
  through: Ways;
  /** How the card of the outcome is counted; {rule} is its suit's. */
  timing: Record<"upright" | "reversed" | "court" | "major", string>;
  span: Record<Suit, { unit: string; units: string; rule: string }>;
  patterns: {
    majorsAll: Ways;
    majorsEnds: Ways;
    majorsFirst: Ways;
    majorsLast: Ways;
    /** {count} */
    majorsMany: Ways;
    majorsNone: Ways;
    majorsOnly: Ways;
    reversedAll: Ways;
    reversedNone: Ways;
    reversedOnly: Ways;
    uprightOnly: Ways;
    /** {count} */
    reversedMany: Ways;
    suitAll: Record<Suit, string>;
    /** {count} */
    suitMany: Record<Suit, string>;
    /** {count} */
    rank: Record<Rank, string>;
    courts: Ways;
    missing: Record<Suit, string>;
  };
  /** {a} {A} the first card, {b} the second; where the two elements are named, {fire} {Fire} the card of fire, and so on. */
  pair: Record<`${Dignity}:${string}`, Ways>;
  leadIn: Record<Role, { upright: Ways; reversed: Ways }>;
  /** Lead-ins of places whose role alone does not say enough. */
  leadInAt: Record<string, { upright: Ways; reversed: Ways }>;
  closing: Record<Role, { essence: Ways; counsel: Ways; bare: Ways }>;
  closingAt: Record<string, { essence: Ways; counsel: Ways }>;
  /** One sentence that tells a card whole, for spreads too large for more. */
  brief: Record<Role, { upright: Ways; reversed: Ways }>;
  briefAt: Record<string, { upright: Ways; reversed: Ways }>;
  /** Where a card and its place pull apart, or the last card and the whole. */
  bridge: { goodInTheWay: Ways; hardToUse: Ways; darkEnd: Ways; brightEnd: Ways };
  /** Before a passage on a card's own field of life, where the question names none. */
  themeIntro: Record<Theme, Ways>;
  /** Before a passage on a further field. */
  furtherIntro: Record<Theme, Ways>;
  themeName: Record<Theme, string>;
  /** {e} and {c} of the card, {other} its other side's essence. */
  dissent: { againstYes: Ways; againstNo: Ways; afterAgainstYes: Ways; afterAgainstNo: Ways /** {rival} {Rival}: the card that speaks loudest for the other side. */; bareYes: Ways; bareNo: Ways; intro: Record<Theme, Ways>; act: Ways; watch: Ways; turnedOver: Ways; afterTurned: Ways };
  close: { act: Ways; watch: Ways };
  craft: { suit: Record<Suit, string>; rank: Record<Rank, string>; major: string; element: Record<Element, string>; sides: { upright: Ways; reversed: Ways } };
  portraits: { court: Record<string, Portrait>; suit: Record<Suit, Portrait>; reversed: string };
  followUps: {
    card: Ways;
    other: Ways;
    theme: Record<Theme, string>;
    /** {p}: the way not taken. */
    whatIf: Record<Polarity, Ways>;
    whatIfChoice: Ways;
    when: Ways;
    why: Ways;
    how: Ways;
    place: Ways;
  };
  answer: {
    card: Lines;
    theme: Record<Theme, Lines>;
    whatIf: Record<LeanLevel, Lines>;
    /** If the thing hoped for fails to come. */
    loss: Lines;
    other: Lines;
    /** {brief} of a portrait */
    otherPerson: Lines;
    first: Lines;
    again: Record<LeanLevel, Lines>;
    open: Lines;
    next: Ways;
  };
  spreadWords: { upright: string; reversed: string; major: string; minor: string };
}
