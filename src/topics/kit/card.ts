import type { Beside, FactChip } from "../../shared/contract/stream.ts";
import type { Locale } from "../../shared/i18n/locale.ts";

/** What the thread gives a topic's picture. The plate around it (caption strip, proof strip) is the thread's. */
export interface CardProps {
  cast: unknown;
  locale: Locale;
  /** True only while the cast has just arrived: then cards turn and coins land, once. */
  isFresh: boolean;
  /** The chips of this cast, so that a tap on a term can open its meaning; empty until they have come. */
  facts: FactChip[];
  /** Marks the fact a paragraph's "why" has open, or null. */
  activeFactId: string | null;
  /** The cast it was drawn to; null or absent: it stands alone. */
  beside?: Beside | null;
  /** No verdict is ours on what was asked: no lean, pace or grade is shown. */
  isBounded?: boolean;
  onFact(factId: string | null): void;
  /** Brings a picture the person sent, for a card that is drawn over it; absent where nobody who may see it is looking. */
  showPicture?(id: string): Promise<ShownPicture>;
}

/** An address a picture can be shown from until it is let go. */
export interface ShownPicture {
  url: string;
  release(): void;
}

/** Beside `Card`, each card module exports what stands in the plate's caption strip. */
export type CardCaption = (cast: unknown, locale: Locale, beside?: Beside | null) => { title: string; note: string };

/** Also beside `Card`, where it is not the usual: after how long a fresh cast lies still, in milliseconds. The words wait for it. */
export type CardLanding = (cast: unknown) => number;

/** Something is laid down, thrown or drawn, so long after a fresh cast has come. */
export interface Knock {
  atMs: number;
  of: "card" | "coin" | "stick";
}

/** Also beside `Card`, where something lands: what there is to be heard of it. */
export type CardKnocks = (cast: unknown) => readonly Knock[];
