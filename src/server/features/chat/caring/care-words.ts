import type { Ways } from "../talking/choose-unsaid.ts";
import type { HarmedSign, SelfSign } from "./hear-care.ts";

/** What is said to somebody who may hurt themselves. No sentence stands in two of its turns. */
export interface SelfWords {
  /** The first answer, and the one to begin anew with. */
  first: Ways;
  /** What answers what was just said. */
  heard: Record<SelfSign, Ways>;
  /** What goes on listening where nothing of the kind was said. */
  on: Ways;
}

/** What is said to somebody who is being hurt. */
export interface HarmedWords extends Omit<SelfWords, "heard"> {
  /** To a child. */
  minorFirst: Ways;
  heard: Record<HarmedSign, Ways>;
}
