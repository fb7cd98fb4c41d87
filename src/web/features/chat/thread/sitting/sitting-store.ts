import { createStore, type StoreApi } from "zustand/vanilla";
import type { SittingState } from "../../../../../shared/contract/sitting.ts";
import type { Answer } from "../../../../../topics/kit/questionnaire/questionnaire.ts";
import type { Draft } from "./draft.ts";

export interface SittingView {
  phase: "loading" | "failed" | "ready";
  /** The server's side; null until it has come. */
  server: SittingState | null;
  answers: Readonly<Record<string, Answer>>;
  /** The item shown, counted from 0. */
  position: number;
  saving: "saved" | "saving" | "offline";
}

/** What a sitting needs of the world; tests give it a world of their own. */
export interface SittingPorts {
  read(): Promise<SittingState>;
  save(change: Draft): Promise<SittingState>;
  /** Sends without waiting: the page is going. */
  saveLeaving(change: Draft): void;
  readDraft(): Draft | null;
  keepDraft(draft: Draft | null): void;
  /** True when this sitting takes no more answers, here or anywhere. */
  isOver(error: unknown): boolean;
}

export interface Sitting {
  readonly store: StoreApi<SittingView>;
  /** Reads the server's side and lays what it does not have yet over it. */
  sync(): Promise<void>;
  pick(itemId: string, answer: Answer): void;
  moveTo(position: number): void;
  flush(): Promise<void>;
  /** What was answered and is not acknowledged: goes along with the submission. */
  listUnsaved(): Record<string, Answer>;
  /** The page is going: what is left is sent without waiting. */
  leave(): void;
}

/** Answers given in a row go out together. */
export const gatherMs = 400;
/** How long until a save that did not get through is tried again. */
export const retryMs = 5000;

/** One test being sat on this device: answers at once, saved behind. */
export const createSitting = (ports: SittingPorts): Sitting => {
  const draft = ports.readDraft();
  const store = createStore<SittingView>(() => ({
    phase: "loading",
    server: null,
    answers: draft?.answers ?? {},
    position: draft?.position ?? 0,
    saving: "saved",
  }));
  const { getState, setState } = store;
  let unsaved: Record<string, Answer> = { ...draft?.answers };
  let isMoved = draft !== null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isSaving = false;

  const hasUnsaved = () => isMoved || Object.keys(unsaved).length > 0;
  const toDraft = (): Draft => ({ answers: { ...unsaved }, position: getState().position });
  const keepNow = () => ports.keepDraft(hasUnsaved() ? toDraft() : null);
  const schedule = (waitMs: number) => {
    timer ??= setTimeout(() => {
      timer = null;
      void flush();
    }, waitMs);
  };
  const unschedule = () => {
    if (timer) clearTimeout(timer);
    timer = null;
  };

  /** Takes the server's side in; one that is over drops what was not saved. */
  const take = (server: SittingState) => {
    if (server.status !== "open") {
      unsaved = {};
      isMoved = false;
      unschedule();
    }
    keepNow();
    const first = getState().server === null;
    const position = isMoved || (!first && isSaving) ? getState().position : Math.min(server.position, server.total - 1);
    setState({ phase: "ready", server, answers: { ...server.answers, ...unsaved }, position });
  };

  let syncs = 0;
  const sync = async (): Promise<void> => {
    syncs += 1;
    const own = syncs;
    try {
      take(await ports.read());
      if (hasUnsaved()) {
        unschedule();
        schedule(0);
      }
    } catch {
      // A later reading calls an earlier one off.
      if (own === syncs && getState().server === null) setState({ phase: "failed" });
    }
  };

  const flush = async (): Promise<void> => {
    if (isSaving || !hasUnsaved() || getState().server === null) return;
    unschedule();
    isSaving = true;
    const sent = toDraft();
    isMoved = false;
    setState({ saving: "saving" });
    try {
      const server = await ports.save(sent);
      for (const [id, answer] of Object.entries(sent.answers)) if (unsaved[id] === answer) delete unsaved[id];
      take(server);
      isSaving = false;
      setState({ saving: "saved" });
      if (hasUnsaved()) schedule(gatherMs);
    } catch (error) {
      isSaving = false;
      isMoved = true;
      if (ports.isOver(error)) return sync();
      setState({ saving: "offline" });
      schedule(retryMs);
    }
  };

  return {
    store,
    sync,
    pick(itemId, answer) {
      unsaved[itemId] = answer;
      setState(({ answers }) => ({ answers: { ...answers, [itemId]: answer } }));
      keepNow();
      schedule(gatherMs);
    },
    moveTo(position) {
      if (position === getState().position) return;
      isMoved = true;
      setState({ position });
      keepNow();
      schedule(gatherMs);
    },
    flush,
    listUnsaved: () => ({ ...unsaved }),
    leave() {
      unschedule();
      if (hasUnsaved() && getState().server !== null) ports.saveLeaving(toDraft());
    },
  };
};
