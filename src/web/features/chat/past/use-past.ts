import { useCallback, useEffect, useRef, useState } from "react";
import { deletePast, getPast, type PastAnswer, type PastState, savePast } from "../../../../shared/contract/past.ts";
import { callApi } from "../../../kernel/api-client.ts";

type Answers = Record<string, PastAnswer | null>;

export interface Past {
  /** Null while it is read. */
  state: PastState | null;
  hasFailed: boolean;
  /** The server has not all that was answered here. */
  isUnsaved: boolean;
  isBusy: boolean;
  load(): void;
  answer(id: string, answer: PastAnswer | null): void;
  finish(): void;
  saveAgain(): void;
  /** @throws what the call throws */
  remove(isUndo: boolean): Promise<void>;
}

const lay = (answers: PastState["answers"], pending: Answers): PastState["answers"] =>
  Object.fromEntries(Object.entries({ ...answers, ...pending }).filter((entry): entry is [string, PastAnswer] => entry[1] !== null));

/** The check of one cast. Answers show at once and go to the server one call after the other; what did not arrive goes with the next. */
export const usePast = (castId: string): Past => {
  const [state, setState] = useState<PastState | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [busy, setBusy] = useState(0);
  const pending = useRef<{ answers: Answers; isDone: boolean }>({ answers: {}, isDone: false });
  const line = useRef<Promise<void>>(Promise.resolve());
  const request = useRef({ castId: castId as Parameters<typeof callApi<typeof getPast>>[1]["castId"] }).current;

  const load = useCallback(() => {
    setFailed(false);
    callApi(getPast, request).then(setState, () => setFailed(true));
  }, [request]);
  useEffect(load, [load]);

  const save = useCallback(() => {
    setBusy((count) => count + 1);
    line.current = line.current.then(async () => {
      const { answers, isDone } = pending.current;
      pending.current = { answers: {}, isDone: false };
      try {
        const saved = await callApi(savePast, { ...request, answers, ...(isDone && { isDone }) });
        // What was tapped meanwhile stays on top.
        setState({ ...saved, answers: lay(saved.answers, pending.current.answers) });
        setUnsaved(false);
      } catch {
        pending.current = { answers: { ...answers, ...pending.current.answers }, isDone: isDone || pending.current.isDone };
        setUnsaved(true);
      } finally {
        setBusy((count) => count - 1);
      }
    });
  }, [request]);

  const answer = useCallback(
    (id: string, given: PastAnswer | null) => {
      pending.current.answers[id] = given;
      setState((now) => now && { ...now, answers: lay(now.answers, { [id]: given }) });
      save();
    },
    [save],
  );
  const finish = useCallback(() => {
    pending.current.isDone = true;
    save();
  }, [save]);
  const remove = useCallback(
    async (isUndo: boolean) => {
      await line.current;
      setState(await callApi(deletePast, { ...request, undo: isUndo }));
      setUnsaved(false);
    },
    [request],
  );
  return { state, hasFailed, isUnsaved, isBusy: busy > 0, load, answer, finish, saveAgain: save, remove };
};
