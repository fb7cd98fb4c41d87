/** A digest in the few letters one can compare by eye: 7c1e…9a40. */
export const toShortSeal = (commitment: string): string => `${commitment.slice(0, 4)}…${commitment.slice(-4)}`;
