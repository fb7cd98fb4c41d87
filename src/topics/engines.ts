import type { OpenTopicId } from "../shared/topic-ids.ts";
import type { CastContext } from "./kit/topic.ts";
import type { TarotInput } from "./tarot/input.ts";
import type { ZhouYiInput } from "./zhou-yi/input.ts";

export interface LoadedEngine {
  /** The topic's `engineVersion`. */
  version: number;
  /** @param input as the topic's `parse` gave it */
  cast(input: unknown, context: CastContext): unknown;
}

export interface EngineEntry {
  load(): Promise<LoadedEngine>;
  /** Keys of the facts that together name the cast: the cards drawn, the hexagrams. */
  namedBy: readonly string[];
}

/** Each topic's engine alone, for replaying a draw in the page without the words of its readings. */
export const engines: Record<Exclude<OpenTopicId, "ask">, EngineEntry> = {
  zhouYi: {
    async load() {
      const { castZhouYi } = await import("./zhou-yi/engine.ts");
      return { version: 1, cast: (input, context) => castZhouYi(input as ZhouYiInput, context) };
    },
    namedBy: ["hexagram.primary", "hexagram.changed"],
  },
  tarot: {
    async load() {
      const { castTarot } = await import("./tarot/engine.ts");
      return { version: 1, cast: (input, context) => castTarot(input as TarotInput, context) };
    },
    namedBy: ["card"],
  },
};
