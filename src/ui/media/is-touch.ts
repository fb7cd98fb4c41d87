/** A device whose keyboard is on the screen. */
export const isTouch = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;
