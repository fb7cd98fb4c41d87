import { useSyncExternalStore } from "react";
import { onKeptChange, readKept } from "../../kernel/storage.ts";
import { useOnline } from "../../kernel/use-online.ts";

const isWaiting = (): boolean => readKept("queued")?.includes('"offline"') ?? false;

/** Whether there is a network, and words that were sent without one. */
export const useWaiting = (): boolean => {
  const isOnline = useOnline();
  return useSyncExternalStore(onKeptChange, isWaiting) && isOnline;
};
