import type { FactChip } from "../../../shared/contract/stream.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Print, PrintRequest } from "./print.ts";

/** What of a person a cast gives back to whoever can read it. A chart is a birth. */
export const heldKinds = ["birth", "name"] as const;
export type Held = (typeof heldKinds)[number];

/** One thing that may be shown of a cast whose birth or names stay out. */
export interface CoarseLine {
  label: string;
  value: string;
}

export interface CoarseRequest<Cast> {
  cast: Cast;
  locale: Locale;
  /** A fact said as its chip says it; nothing where the cast lacks it. */
  chip(factId: string): CoarseLine[];
}

/** How a topic's casts are shown to strangers. */
interface SharingSpec<Cast> {
  /** What of a person this cast gives back; nothing: it is shown whole. */
  holds(cast: Cast): readonly Held[];
  /**
   * The coarse cast: all that is shown while something it holds stays out, the most telling first. Beside a whole figure it is what a picture of
   * the share says.
   */
  toLines(request: CoarseRequest<Cast>): CoarseLine[];
  /**
   * Which sentences stay out with the birth. `chart`: all that name a figure, a date or a term of the craft that no line shows, and what `hides`
   * matches besides; left out, it is this. `part`: the craft is about something else, and only what `hides` matches is the birth's.
   */
  words?: "chart" | "part";
  hides?: RegExp;
  /** The figure of a whole cast for a printed picture; left out: the topic's own sign beside the lines. */
  toPrint?(request: PrintRequest<Cast>): Print;
  /** What the lines of the coarse cast say, as keys, and the figure they make. */
  coarse?: { toKeys(cast: Cast): Record<string, string>; toPrint(keys: Record<string, string>, locale: Locale): Print | null };
  /** Whoever is named in the cast, and what of their names gives them away. */
  listNames?(cast: Cast): readonly (string | null | undefined)[];
}

/** The same, closed over the topic's own cast. */
export type Sharing = SharingSpec<unknown>;

export const defineSharing = <Cast>(spec: SharingSpec<Cast>): Sharing => spec as Sharing;

/** Reads chips by the ids of their facts. */
export const toChipReader =
  (chips: readonly FactChip[]) =>
  (factId: string): CoarseLine[] =>
    chips.filter(({ id }) => id === factId).map(({ label, value }) => ({ label, value }));
