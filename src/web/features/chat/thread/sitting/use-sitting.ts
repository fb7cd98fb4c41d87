import { useEffect, useState } from "react";
import { usePerson } from "../../../../kernel/session.ts";
import { useThread } from "../../chat-context.ts";
import { listenForWakes } from "../../stream/wakes.ts";
import { createSittingPorts } from "./ports.ts";
import { createSitting, type Sitting } from "./sitting-store.ts";

interface Shared {
  sitting: Sitting;
  users: number;
}

/** A sitting that was taken up further down has a card in both places. */
const shared = new Map<string, Shared>();

const share = (person: string, key: string, id: string): Shared => {
  const known = shared.get(key);
  if (known) return known;
  const made = { sitting: createSitting(createSittingPorts(id, person)), users: 0 };
  shared.set(key, made);
  return made;
};

/** A sitting of this page: read at once, again whenever an answer of the chat has ended or the page comes back, and saved when it goes. */
export const useSitting = (id: string): Sitting => {
  const person = usePerson();
  const key = `${person} ${id}`;
  const [mine] = useState(() => share(person, key, id));
  const { sitting } = mine;
  const isTelling = useThread((state) => state.run !== null);
  useEffect(() => {
    if (!isTelling) void sitting.sync();
  }, [sitting, isTelling]);
  useEffect(() => {
    const going = new AbortController();
    const { signal } = going;
    addEventListener("pagehide", () => sitting.leave(), { signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && void sitting.flush(), { signal });
    const stopListening = listenForWakes(() => void sitting.sync());
    mine.users += 1;
    return () => {
      going.abort();
      stopListening();
      mine.users -= 1;
      if (mine.users > 0) return;
      sitting.leave();
      shared.delete(key);
    };
  }, [sitting, mine, key]);
  return sitting;
};
