import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * A row that moves under another heading takes the focus along.
 * @param place what changes when rows move
 * @returns to be called before one is moved
 */
export const useRowFocus = (list: RefObject<HTMLElement | null>, place: string): ((id: string) => void) => {
  const moved = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows stand otherwise
  useEffect(() => {
    const row = moved.current && list.current?.querySelector(`[data-chat="${CSS.escape(moved.current)}"]`);
    moved.current = null;
    if (row && (document.activeElement === document.body || document.activeElement === null)) row.querySelector<HTMLElement>(".chat-open")?.focus();
  }, [list, place]);
  return useCallback((id) => {
    moved.current = id;
  }, []);
};
