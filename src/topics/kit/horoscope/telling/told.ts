import type { Sign } from "../../sky/signs.ts";
import type { Theme } from "../themes.ts";

/** A reason in words with what it adds or takes, to a tenth of a point. */
export interface ToldReason {
  id: string;
  text: string;
  points: number;
}

export interface ToldEvent {
  /** ISO 8601, UTC. */
  at: string;
  kind: string;
  body: string;
  sign: Sign;
  name: string;
}

/** A theme, or what is told beside the themes. */
export type ParagraphTheme = "opening" | Theme | "course" | "sky" | "closing";

export interface ToldParagraph {
  theme: ParagraphTheme;
  label: string;
  text: string;
  /** Ids of reasons. */
  reasons: string[];
}

export interface ToldHoroscope {
  headline: string;
  paragraphs: ToldParagraph[];
  reasons: Record<Theme, ToldReason[]>;
  rule: string;
  lucky: { color: string; hex: string; number: number; rule: string };
  events: ToldEvent[];
}

export interface ToldRetrograde {
  body: string;
  name: string;
  from: string;
  to: string;
}
