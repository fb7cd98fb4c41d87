import type { Locale } from "../../shared/i18n/locale.ts";

/** How a topic is asked for where any method would do. */
export interface Asked {
  /** The craft named, or the wish that only it can serve. */
  sign: RegExp;
  /** Why this method: one sentence to the person. */
  because: Record<Locale, string>;
  /** What of its input the asking settles. */
  input?: Record<string, unknown>;
  /** Its test, as words name it among other tests. */
  test?: RegExp;
}

/** A topic that is asked for by its sign. */
export interface Craft<Id extends string = string> extends Asked {
  topic: Id;
}
