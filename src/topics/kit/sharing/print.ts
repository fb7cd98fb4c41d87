import type { Locale } from "../../../shared/i18n/locale.ts";

/** The light theme's colours (`ui/tokens.css`): a printed picture is always on paper. */
export const printInk = {
  paper: "#f7f3ea",
  raised: "#fcfaf4",
  ink: "#1f1b16",
  ink2: "#4d4841",
  ink3: "#6d675d",
  line: "#d9d2c3",
  cinnabar: "#b23a2e",
  gold: "#87590f",
  elements: { fire: "#b23a2e", earth: "#7d5f33", air: "#63686f", water: "#2f5b83" },
} as const;

/** `svg`: without text, since nothing that draws it has fonts inside one. */
export type Drawing =
  | { of: "svg"; svg: string }
  /** A card of the deck by its slug, drawn when the pages were built, and what stands in its plate. */
  | { of: "card"; slug: string; numeral: string; isReversed: boolean }
  /** Chinese on a slip, top to bottom and right to left. */
  | { of: "columns"; columns: readonly string[] };

/** A drawing and what stands over and under it. */
export interface PrintPiece {
  drawing: Drawing;
  /** Width by height. */
  ratio: number;
  above?: string;
  name?: string;
  note?: string;
  /** Its note stands in the seal's red. */
  isMarked?: boolean;
}

/** A figure as a printed picture shows it. */
export interface Print {
  /** Side by side; more than six in two rows. */
  pieces: readonly PrintPiece[];
  /** The cast's lines stand beside the one piece. */
  hasLines: boolean;
}

export interface PrintRequest<Cast> {
  cast: Cast;
  locale: Locale;
  /** Nothing leans in this answer: no grade is shown. */
  isBounded: boolean;
}
