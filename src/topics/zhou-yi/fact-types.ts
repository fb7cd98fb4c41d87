import type { Branch } from "../kit/hexagrams/branches.ts";
import type { Relation } from "../kit/hexagrams/elements.ts";
import type { Generation } from "../kit/hexagrams/palaces.ts";
import type { Relative, Spirit } from "../kit/hexagrams/relatives.ts";
import type { Strength } from "../kit/hexagrams/strength.ts";
import type { TrigramName } from "../kit/hexagrams/trigrams.ts";

/** A hexagram named by its number; the words are looked up where it is told. */
type HexagramValues = { number: number; name: string; upper: TrigramName; lower: TrigramName };

/** What the day and the month, or the line it turns into, do for a moving line. */
export type Turn = "returnFeeds" | "returnHolds" | "advance" | "retreat" | "plain";

/** 六冲 and 六合 hexagrams, the doubled ones among them named for themselves; wandering and returning souls. */
export type Pattern = "doubled" | "clash" | "harmony" | "wandering" | "returning";

export type ZhouYiFacts = {
  "hexagram.primary": HexagramValues & { lean: number };
  "hexagram.changed": HexagramValues & { lean: number };
  "hexagram.nuclear": HexagramValues;
  "hexagram.opposite": HexagramValues;
  "hexagram.reversed": HexagramValues & { isSame: boolean };
  /** `percent`: of a hundred casts, how many move as many lines; null where the person gave the lines or numbers. */
  moving: { count: number; percent: number | null };
  line: {
    number: number;
    place: number;
    isYang: boolean;
    value: number;
    coins: string | null;
    branch: Branch;
    changedBranch: Branch;
    relative: Relative;
    spirit: Spirit;
    isCorrect: boolean;
    isCentral: boolean;
    turn: Turn;
    lean: number;
  };
  /** One text that answers; `place` is null for a judgment, 7 for 用九 and 用六. */
  ruling: { rank: number; of: "primary" | "changed"; number: number; place: number | null; moving: number; lean: number };
  /** The upper trigram as the lower one's element sees it. */
  trigrams: { upper: TrigramName; lower: TrigramName; relation: Relation };
  shi: { place: number; relative: Relative; branch: Branch; isMoving: boolean; isVoid: boolean };
  ying: { place: number; relative: Relative; branch: Branch; isMoving: boolean; isVoid: boolean };
  /** The answering line as the asker's line sees it. */
  bond: { shi: Branch; ying: Branch; relation: Relation };
  pattern: { kind: Pattern };
  palace: { palace: TrigramName; generation: Generation };
  /** One of the six relatives as the sign of a theme; `place` is its best line, null when it is absent from the hexagram. */
  relative: {
    relative: Relative;
    place: number | null;
    branch: Branch | null;
    strength: Strength | null;
    isMoving: boolean;
    isVoid: boolean;
    monthBranch: Branch;
    day: string;
  };
  /** When the cast points to, by a line's branch. */
  timing: { place: number; branch: Branch; monthsAhead: number; isMoving: boolean };
  lean: { score: number; texts: number };
};
