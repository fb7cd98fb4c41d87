import { directions } from "../../../../../topics/kit/compass/palace.ts";
import type { Picture } from "../../store/thread-state.ts";
import type { PictureMessages } from "./messages.zh.ts";

interface PalmInputs {
  hand: "left" | "right";
  marks: { lines: Record<string, unknown> };
}

const isPalm = (inputs: object): inputs is PalmInputs => "hand" in inputs && "marks" in inputs;

/** What is marked on a picture, in a line; null where nothing is. */
export const findMarkWords = ({ inputs }: Picture, words: PictureMessages): string | null => {
  if (!inputs) return null;
  if (isPalm(inputs)) return words.palm.marked(inputs.hand, Object.values(inputs.marks.lines).filter((line) => line !== null).length);
  const { facing, marks } = inputs as { facing: number | string; marks?: { rooms?: unknown[] } };
  const direction = directions.find((one) => one === facing);
  return words.marked(direction ? words.directions[direction] : `${facing}°`, marks?.rooms?.length ?? 0);
};
