import { useContext, useEffect, useState } from "react";
import { type NavigateFunction, UNSAFE_NavigationContext } from "react-router";

export interface UnsavedGuard {
  /** Somebody wants to leave, and is asked whether they mean it. */
  isAsking: boolean;
  /** Asks before something is done that loses what is not saved. */
  ask(go: () => void): void;
  stay(): void;
  leave(): void;
}

/** What the router keeps with an entry of the history, and our own mark of the one that holds the way back. */
const readEntry = (): { idx?: number; isHeld?: boolean } => (history.state as { idx?: number; isHeld?: boolean } | null) ?? {};

/** Back to the page one came from, or to another where one came from outside. */
export const goBack = (navigate: NavigateFunction, otherwise: string): void => {
  const { idx = 0, isHeld } = readEntry();
  if (idx > 0) history.go(isHeld ? -2 : -1);
  else void navigate(otherwise, { replace: true });
};

/**
 * Keeps what is not saved from being lost by a link, the browser's way back, or a closed tab. The way back is held by a second entry of the same page in the
 * history: going back only takes that one away, and whoever means it goes one further.
 */
export const useUnsavedGuard = (isDirty: boolean): UnsavedGuard => {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const [leaving, setLeaving] = useState<{ go(): void } | null>(null);
  const [isLeft, setLeft] = useState(false);
  const isGuarded = isDirty && !isLeft;
  useEffect(() => {
    if (!isGuarded) return;
    const { push, replace } = navigator;
    const hold = () => history.pushState({ ...readEntry(), isHeld: true }, "", location.href);
    const pop = () => {
      hold();
      setLeaving({ go: () => history.go(-2) });
    };
    const unload = (event: BeforeUnloadEvent) => event.preventDefault();
    if (!readEntry().isHeld) hold();
    navigator.push = (...to) => setLeaving({ go: () => push(...to) });
    navigator.replace = (...to) => setLeaving({ go: () => replace(...to) });
    addEventListener("popstate", pop);
    addEventListener("beforeunload", unload);
    return () => {
      Object.assign(navigator, { push, replace });
      removeEventListener("popstate", pop);
      removeEventListener("beforeunload", unload);
    };
  }, [isGuarded, navigator]);
  // Once nothing is held any more, so that going is not held either.
  useEffect(() => {
    if (!isLeft || !leaving) return;
    leaving.go();
    setLeaving(null);
  }, [isLeft, leaving]);
  return {
    isAsking: leaving !== null && !isLeft,
    ask: (go) => setLeaving({ go }),
    stay: () => setLeaving(null),
    leave: () => setLeft(true),
  };
};
