import type { MessagePart, StreamEvent } from "../../../../shared/contract/stream.ts";
import type { Seal } from "./api.ts";

export interface DrawnCard {
  /** The language-neutral name: `hermit`, `cups-2`. */
  slug: string;
  reversed: boolean;
}
export type HelpLine = Extract<MessagePart, { type: "data-care" }>["data"]["lines"][number];
export type Problem = "offline" | "server" | "broken";

export interface DrawState {
  /** ready: nothing tapped · drawing: the tapped card is still face down · telling · done */
  phase: "ready" | "drawing" | "telling" | "done";
  seal: Seal | null;
  sealing: "underway" | "done" | "failed";
  /** The tapped card of the fan, from 0. Null again when the answer brought no card. */
  chosen: number | null;
  nonce: string | null;
  /** What was asked with the tap, or "". */
  question: string;
  /** It was begun before the page was opened: the card has turned already. */
  isResumed: boolean;
  msggroup: string | null;
  card: DrawnCard | null;
  /** Markdown so far. */
  text: string;
  helpLines: HelpLine[];
  problem: Problem | null;
  /** The server's own words about the problem, where it had any. */
  problemText: string | null;
}

export const newDraw: DrawState = {
  phase: "ready",
  seal: null,
  sealing: "underway",
  chosen: null,
  nonce: null,
  question: "",
  isResumed: false,
  msggroup: null,
  card: null,
  text: "",
  helpLines: [],
  problem: null,
  problemText: null,
};

const toCard = (cast: unknown): DrawnCard | null => {
  const [first] = (cast as { cards?: { name?: unknown; reversed?: unknown }[] } | null)?.cards ?? [];
  return typeof first?.name === "string" ? { slug: first.name, reversed: first.reversed === true } : null;
};

/** Text without a card before it belongs to an answer that drew none: the tapped card goes back. */
const withText = (state: DrawState, text: string): DrawState => ({ ...state, phase: "telling", text, chosen: state.card ? state.chosen : null });

const withPart = (state: DrawState, part: Exclude<MessagePart, { type: "text" }>): DrawState => {
  if (part.type === "data-cast") return { ...state, phase: "telling", card: toCard(part.data.cast) };
  if (part.type === "data-care") return { ...state, helpLines: part.data.lines };
  return state;
};

/** What one event of the answer changes. */
export const takeEvent = (state: DrawState, event: StreamEvent): DrawState => {
  switch (event.type) {
    case "data-cast":
    case "data-care":
      return withPart(state, event);
    case "data-snapshot": {
      const parts = event.data.parts.filter((part) => part.type !== "text");
      const { text } = event.data;
      const held = parts.reduce(withPart, state);
      return text === "" ? held : withText(held, text);
    }
    case "text-delta":
      return withText(state, state.text + event.delta);
    case "error":
      return { ...state, problem: state.card ? "broken" : "server", problemText: event.errorText };
    case "finish":
      return { ...state, phase: "done" };
    default:
      return state;
  }
};
