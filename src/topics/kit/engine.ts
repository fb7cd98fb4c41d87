import type { CastContext } from "./topic.ts";

/** A topic's engine alone, for replaying a draw in the page without the words of its readings. */
export interface Engine {
  /** The topic's `engineVersion`. */
  version: number;
  /** @param input as the topic's `parse` gave it */
  cast(input: unknown, context: CastContext): unknown;
}

export const toEngine = <Input>(version: number, cast: (input: Input, context: CastContext) => unknown): Engine => ({
  version,
  cast: (input, context) => cast(input as Input, context),
});
