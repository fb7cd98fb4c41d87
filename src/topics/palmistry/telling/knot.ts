import { isOfQuarrel } from "../../kit/hearing/about.ts";
import type { Question } from "../../kit/hearing/question.ts";
import type { Features } from "../cast-types.ts";
import { asksOfSnag, type Part } from "./parts.ts";
import type { PalmView } from "./view.ts";

/** A thing that snags, told in two clauses: the headline has the first, the lead the other. */
interface Knot {
  headline: string;
  rest: string;
}

interface KnotWords {
  /** Why a hand quarrels, by the curve of its heart line and the fall of its head line, and the way out. */
  quarrels: Readonly<Record<`${Features["heartForm"]}.${Features["headSlope"]}`, { why: string; way: string }>>;
  /** Where a shape gets stuck, and what to do there. */
  stuck: Readonly<Record<Features["shape"], { at: string; way: string }>>;
}

/** What snags a hand or makes it quarrel, where a question asks for that; else null. */
export const toKnotFinder =
  ({ quarrels, stuck }: KnotWords) =>
  ({ features }: PalmView, question: Question, part: Part): Knot | null => {
    if (isOfQuarrel(question)) {
      const { why, way } = quarrels[`${features.heartForm}.${features.headSlope}`];
      return { headline: way, rest: why };
    }
    if (part !== "hand" || !asksOfSnag(question)) return null;
    const { at, way } = stuck[features.shape];
    return { headline: at, rest: way };
  };
