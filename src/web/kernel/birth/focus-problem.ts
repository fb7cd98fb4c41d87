import type { RefObject } from "react";

/** Once the problems are shown, puts the focus on the first field that has one. */
export const focusProblem = (root: RefObject<HTMLElement | null>): void => {
  requestAnimationFrame(() => root.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
};
