import { useCallback, useState } from "react";

export const toToggled = (chosen: ReadonlySet<string>, id: string): Set<string> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** All of what is listed, or none when all of it was chosen. */
export const toAllOrNone = (chosen: ReadonlySet<string>, listed: string[]): Set<string> => (listed.every((id) => chosen.has(id)) ? new Set() : new Set(listed));

/**
 * Choosing several chats. Only what is still listed counts as chosen.
 * @param startsAt turns it on, again at each new value; null leaves it as it is
 */
export const useSelection = (listed: string[], startsAt: string | null) => {
  const [isOn, setOn] = useState(startsAt !== null);
  const [seenStart, setSeenStart] = useState(startsAt);
  if (startsAt !== seenStart) {
    setSeenStart(startsAt);
    if (startsAt !== null) setOn(true);
  }
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set(listed.filter((id) => marked.has(id)));
  const toggle = useCallback((id: string) => setMarked((now) => toToggled(now, id)), []);
  const start = useCallback(() => setOn(true), []);
  const stop = useCallback(() => {
    setOn(false);
    setMarked(new Set());
  }, []);
  return { isOn, chosen, toggle, toggleAll: () => setMarked(toAllOrNone(chosen, listed)), start, stop };
};
