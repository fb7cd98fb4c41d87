import { createStore } from "zustand/vanilla";
import type { Sentence } from "../../../../../shared/voice/sentences.ts";

/** Says one sentence. */
export interface Mouth {
  /** Resolves when it is said to its end, or was hushed. @param rate 1 is a person's pace @throws when it cannot */
  say(sentence: Sentence, at: number, rate: number): Promise<void>;
  /** What will be said next, where it must be fetched. */
  prepare(sentence: Sentence, at: number): void;
  hush(): void;
}

export interface Playing {
  sentences: readonly Sentence[];
  /** False while more is being told. */
  isWhole: boolean;
  /** Which sentence is being said, or comes next. */
  at: number;
  isPaused: boolean;
  rate: number;
  hasFailed: boolean;
}

const beginning: Playing = { sentences: [], isWhole: false, at: 0, isPaused: false, rate: 1, hasFailed: false };

/**
 * Reads an answer aloud, sentence by sentence, as fast as it is told.
 * @param onEnd its last sentence has been said
 */
export const createPlayer = (mouth: Mouth, rate: number, onEnd: () => void) => {
  const store = createStore<Playing>(() => ({ ...beginning, rate }));
  let isSaying = false;
  let isOver = false;
  /** Raised whenever something else is to be said: what comes back later is no longer asked for. */
  let turn = 0;

  const next = (): void => {
    const { sentences, at, isPaused, rate, isWhole, hasFailed } = store.getState();
    if (isSaying || isPaused || hasFailed || isOver) return;
    const sentence = sentences[at];
    if (!sentence) {
      if (isWhole) onEnd();
      return;
    }
    isSaying = true;
    const mine = ++turn;
    const said = mouth.say(sentence, at, rate);
    const ahead = sentences[at + 1];
    if (ahead) mouth.prepare(ahead, at + 1);
    said.then(
      () => {
        if (mine !== turn) return;
        isSaying = false;
        store.setState({ at: at + 1 });
        next();
      },
      () => {
        if (mine !== turn) return;
        isSaying = false;
        store.setState({ hasFailed: true });
      },
    );
  };
  /** Says something else, from now on. */
  const turnTo = (change: Partial<Playing>): void => {
    turn += 1;
    isSaying = false;
    mouth.hush();
    store.setState({ hasFailed: false, ...change });
    next();
  };

  return {
    store,
    /** What the answer has come to; its earlier sentences stay as they are. */
    follow(sentences: readonly Sentence[], isWhole: boolean): void {
      const now = store.getState();
      if (now.isWhole === isWhole && now.sentences.length === sentences.length) return;
      store.setState({ sentences, isWhole });
      next();
    },
    pause: () => turnTo({ isPaused: true }),
    play: () => turnTo({ isPaused: false }),
    go: (at: number) => turnTo({ at, isPaused: false }),
    setRate: (to: number) => turnTo({ rate: to }),
    close(): void {
      isOver = true;
      turn += 1;
      mouth.hush();
    },
  };
};
export type Player = ReturnType<typeof createPlayer>;
