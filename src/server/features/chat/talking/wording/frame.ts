import { toSeededWay } from "../../../../../topics/kit/wording/way.ts";

/** The words of a frame between its gaps: “{name}” is a gap. */
const listPieces = (frame: string): string[] => frame.split(/\{\w+\}/).filter((piece) => /[\p{L}]{2}/u.test(piece));

/** A frame that stands in an answer already, with whatever in its gaps. */
const isHeard = (frame: string, said: readonly string[]): boolean => {
  const pieces = listPieces(frame);
  return pieces.length > 0 && said.some((text) => pieces.every((piece) => text.includes(piece.trim())));
};

export type Ways = readonly [string, ...string[]];

/** One of several, none that was heard in this chat while one is left. @param seed the same seed begins at the same one */
export const chooseFrame = (frames: Ways, said: readonly string[], seed: string): string => {
  const from = toSeededWay(seed, "frame", frames.length);
  const turned = [...frames.slice(from), ...frames.slice(0, from)];
  return turned.find((frame) => !isHeard(frame, said)) ?? turned[said.length % turned.length]!;
};

export const fill = (frame: string, values: Record<string, string>): string => frame.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
