import type { StoreApi } from "zustand/vanilla";
import { reattach } from "../stream/reattach.ts";
import { createCommitWindow } from "./commit-window.ts";
import type { ConversationPorts } from "./ports.ts";
import { type MessageStatus, type Telling, takeEvent } from "./telling.ts";
import { type RunPhase, type SendRequest, type ThreadState, withMessage, withTelling } from "./thread-state.ts";

export interface Following {
  stop(): void;
  leave(): void;
}

export interface FollowRequest {
  store: StoreApi<ThreadState>;
  ports: ConversationPorts;
  /** The answer's row. */
  key: string;
  generationId: string;
  telling: Telling;
  /** Null when the run was found running. */
  request: SendRequest | null;
  /** Takes back the rows that were shown before the server had them. */
  undo: (() => void) | null;
  refresh(): Promise<void>;
  /** Has a request wait for the network. @returns false where it cannot wait */
  wait(request: SendRequest): boolean;
}

/** How often a send that never reached the server is tried before its words go back to the person. */
const sendTries = 3;
const stopRetriesMs = [0, 500, 1000, 2000, 4000, 8000];

/** Follows one answer into its row, at most one commit per window, until it ends, is stopped or is left. */
export const followAnswer = ({ store, ports, key, generationId, telling: given, request, undo, refresh, wait }: FollowRequest): Following => {
  const { getState, setState } = store;
  const line = new AbortController();
  let telling = given;
  let isStopping = false;
  const hasStarted = () => telling.messageId !== null;
  const setPhase = (phase: RunPhase) => setState(({ run }) => (run && run.phase !== phase ? { run: { ...run, phase } } : {}));
  const commits = createCommitWindow(() => setState((state) => withTelling(state, key, telling)));

  /** The person's row and the answer get their ids. */
  const nameRows = () => {
    const id = telling.userMessageId;
    setState((state) => {
      const named = withTelling(state, key, telling);
      const person = id !== null && request ? named.messages[request.clientMessageId] : undefined;
      if (!person || id === null) return named;
      const withPerson = withMessage(named, person.key, { id, siblings: [...person.siblings, id] });
      return withMessage(withPerson, key, { parentId: id });
    });
  };
  const end = () => {
    commits.cancel();
    setState((state) => ({ ...withTelling(state, key, telling), run: null }));
    ports.onChange(request !== null);
  };
  const refreshQuietly = () => refresh().catch(() => {});

  const stopNow = async () => {
    line.abort();
    telling = { ...telling, status: "stopped" };
    commits.schedule();
    commits.flush();
    for (const waitMs of stopRetriesMs) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      try {
        const { text, status } = await ports.stop(generationId, telling.text.length);
        telling = { ...telling, text, status: status as MessageStatus };
        break;
      } catch (error) {
        if (ports.isGone(error)) break;
      }
    }
    end();
    await refreshQuietly();
  };

  const giveBack = (error: unknown) => {
    commits.cancel();
    undo?.();
    setState({ run: null });
    if (request && !isStopping && wait(request)) return;
    setState({ unsent: request && { request, problem: ports.toProblem(error) } });
    // Another answer is being told here, perhaps from another device: show it.
    if (ports.isRefusal(error)) void refreshQuietly();
  };

  reattach({
    open: (afterSeq, signal) => (request && !hasStarted() ? ports.openSend(request, signal) : ports.openStream(generationId, afterSeq, signal)),
    seq: () => telling.seq,
    signal: line.signal,
    onWake: ports.onWake,
    onChange(isUp) {
      if (isStopping) return;
      if (isUp) setPhase("telling");
      else if (hasStarted()) setPhase("waiting");
    },
    isFinal: (error, failedInARow) =>
      request && !hasStarted() ? isStopping || ports.isRefusal(error) || !ports.isOnline() || failedInARow >= sendTries : ports.isGone(error),
    onEvent(seq, event) {
      const wasNamed = hasStarted();
      telling = takeEvent(telling, seq, event);
      if (event.type === "data-balance") ports.onBalance(event.data);
      if (event.type === "data-title") {
        setState({ title: event.data.title });
        ports.onTitle(event.data.title);
      }
      if (event.type === "start" && !wasNamed) {
        nameRows();
        ports.onChange(request !== null);
        if (isStopping) void stopNow();
      }
      commits.schedule();
    },
  })
    .then((outcome) => {
      if (outcome === "left") return;
      const wasTold = telling.status !== "running";
      end();
      // Closed without saying how, or cut short elsewhere: what is stored is the truth.
      if (!wasTold || telling.status === "stopped") void refreshQuietly();
    })
    .catch((error) => {
      if (request && !hasStarted()) return giveBack(error);
      telling = { ...telling, status: "interrupted" };
      end();
      void refreshQuietly();
    });

  return {
    stop() {
      const { run } = getState();
      if (isStopping || run?.key !== key) return;
      isStopping = true;
      setPhase("stopping");
      if (hasStarted()) void stopNow();
    },
    leave() {
      commits.cancel();
      line.abort();
    },
  };
};
