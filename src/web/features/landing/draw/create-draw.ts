import { ApiFailure } from "../../../kernel/api-failure.ts";
import { keepDraw } from "../../../kernel/kept-draws.ts";
import type { DrawApi, Seal, SendRequest } from "./api.ts";
import { type DrawState, newDraw, takeEvent } from "./draw-state.ts";
import { followRun } from "./follow-run.ts";
import type { KeptTurn, KeptTurns } from "./kept-turn.ts";
import { type Tap, toNonce } from "./to-nonce.ts";

interface DrawPorts extends Pick<DrawApi, "commit" | "send" | "follow"> {
  turns: KeptTurns;
  newChatId(): string;
  newId(): string;
  rest(ms: number): Promise<void>;
}

export interface Draw {
  getState(): DrawState;
  subscribe(listener: () => void): () => void;
  /** Has a deck sealed, so that the seal lies there before a card is touched. Once; a failure is tried again by the tap. */
  prepare(): Promise<void>;
  /** Goes on with a card that was turned before the page was loaded; without one, does nothing. */
  resume(): Promise<void>;
  /** Turns a card over; does nothing while another is being turned or one lies open. */
  turn(tap: Tap, question: string): Promise<void>;
}

/** One draw on the front page: seal, tap, card, words. */
export const createDraw = ({ commit, send, follow, turns, newChatId, newId, rest }: DrawPorts): Draw => {
  let state = newDraw;
  const listeners = new Set<() => void>();
  const set = (next: DrawState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  let sealing: Promise<Seal> | null = null;
  const getSeal = (): Promise<Seal> => {
    if (sealing) return sealing;
    const mine = commit().then(
      (seal) => {
        if (sealing === mine) set({ ...state, seal, sealing: "done" });
        return seal;
      },
      (error: unknown) => {
        if (sealing === mine) {
          sealing = null;
          set({ ...state, sealing: "failed" });
        }
        throw error;
      },
    );
    sealing = mine;
    return mine;
  };

  /** The seed may have been opened by the send that failed, so the next tap gets a new one. */
  const turnBack = (error: unknown): void => {
    const isOffline = error instanceof TypeError || (error instanceof ApiFailure && error.isOffline);
    const problemText = error instanceof ApiFailure && !isOffline ? error.message : null;
    sealing = null;
    if (!(isOffline && state.isResumed)) turns.forget();
    set({ ...newDraw, problem: isOffline ? "offline" : "server", problemText });
    getSeal().catch(() => undefined);
  };

  const tell = async (turn: KeptTurn): Promise<void> => {
    try {
      await followRun({ send, follow, rest }, turn.request, (event) => set(takeEvent(state, event)));
      if (state.text === "" && !state.card) turnBack(new ApiFailure({ code: 0, message: state.problemText ?? "" }));
      else turns.keep({ ...turn, isTold: true });
    } catch (error) {
      if (state.card || state.text !== "") set({ ...state, phase: "done", problem: "broken", problemText: null });
      else turnBack(error);
    }
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async prepare() {
      await getSeal().catch(() => undefined);
    },
    async resume() {
      const turn = turns.find();
      if (!turn || state.phase !== "ready") return;
      const { card, seal, request } = turn;
      const { nonce = null, msggroup, question = "" } = request;
      sealing = Promise.resolve(seal);
      set({ ...newDraw, phase: "drawing", seal, sealing: "done", chosen: card, nonce, msggroup, question, isResumed: true });
      await tell(turn);
    },
    async turn(tap, question) {
      if (state.phase !== "ready") return;
      const nonce = toNonce(tap);
      const msggroup = newChatId();
      set({ ...state, phase: "drawing", chosen: tap.card, nonce, msggroup, question, problem: null, problemText: null });
      try {
        const seal = await getSeal();
        keepDraw(seal.castId, { commitment: seal.commitment, nonce });
        const ids = { msggroup, clientMessageId: newId(), generationId: newId() };
        const request: SendRequest = { ...ids, module: "m", question, model: "4", castId: seal.castId, nonce, inputs: { spread: "one" } };
        const turn = { card: tap.card, seal, request, isTold: false };
        turns.keep(turn);
        await tell(turn);
      } catch (error) {
        turnBack(error);
      }
    },
  };
};
