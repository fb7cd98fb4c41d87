/** Whether motion is not wanted, just now. */
export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
