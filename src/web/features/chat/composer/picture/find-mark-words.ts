import { directions } from "../../../../../topics/kit/compass/palace.ts";
import type { Picture } from "../../store/thread-state.ts";
import type { PictureMessages } from "./messages.zh.ts";

/** What is marked on a picture, in a line; null where nothing is. */
export const findMarkWords = ({ inputs }: Picture, words: PictureMessages): string | null => {
  if (!inputs) return null;
  const { facing, marks } = inputs as { facing: number | string; marks?: { rooms?: unknown[] } };
  const direction = directions.find((one) => one === facing);
  return words.marked(direction ? words.directions[direction] : `${facing}°`, marks?.rooms?.length ?? 0);
};
