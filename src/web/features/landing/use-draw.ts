import { useEffect, useSyncExternalStore } from "react";
import type { Draw } from "./draw/create-draw.ts";
import type { DrawState } from "./draw/draw-state.ts";
import { prepareFaces } from "./use-face.ts";

/** Safari has no idle callback. */
const idleFallbackMs = 300;
const idleAtMostMs = 1500;

const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(act, { timeout: idleAtMostMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act, idleFallbackMs);
  return () => clearTimeout(timer);
};

export const useDraw = (draw: Draw): DrawState => useSyncExternalStore(draw.subscribe, draw.getState, draw.getState);

/** What was begun before a reload, or before going on to the chat, goes on at once. Once the page stands and has a moment: seals a deck, then fetches what its cards need. Again when the network comes back. */
export const usePreparedDraw = (draw: Draw): void =>
  useEffect(() => {
    const prepare = () => void draw.prepare().then(prepareFaces);
    void draw.resume();
    const stopWaiting = whenIdle(prepare);
    addEventListener("online", prepare);
    return () => {
      stopWaiting();
      removeEventListener("online", prepare);
    };
  }, [draw]);
