import type { Axis, Letter } from "../kit/sixteen-types/axes.ts";
import type { MbtiCast } from "./cast-types.ts";

/** Items asked once that are worth a word: the third scene of the short version, and the first portraits. */
const onceNames = {
  "ei-c3": "friday",
  "sn-c3": "film",
  "tf-c3": "flatshare",
  "jp-c3": "dueDate",
  "ei-d1": "talker",
  "sn-d1": "mender",
  "tf-d1": "contract",
  "jp-d1": "calendar",
} as const;
export type OnceName = (typeof onceNames)[keyof typeof onceNames];
export type OnceKey =
  | `${"friday" | "talker"}.${"E" | "I"}`
  | `${"film" | "mender"}.${"S" | "N"}`
  | `${"flatshare" | "contract"}.${"T" | "F"}`
  | `${"dueDate" | "calendar"}.${"J" | "P"}`;

interface OnceFound {
  once: OnceName;
  axis: Axis;
  letter: Letter;
}

const isNamed = (id: string): id is keyof typeof onceNames => Object.hasOwn(onceNames, id);

/** Those that matter: their axis can’t be told, or they were answered against its letter. */
export const listOnce = ({ singles, axes }: Pick<MbtiCast, "singles" | "axes">): OnceFound[] =>
  singles.flatMap(({ id, axis, letter }) => (isNamed(id) && (axes[axis].isTie || letter !== axes[axis].letter) ? [{ once: onceNames[id], axis, letter }] : []));
