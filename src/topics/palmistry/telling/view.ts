import type { Question } from "../../kit/hearing/question.ts";
import type { Features, Measures, PalmistryCast } from "../cast-types.ts";
import type { PalmistryFact } from "../facts.ts";
import type { LineName } from "../marks.ts";
import { findPart, type Part } from "./parts.ts";

export type Sign = "broken" | "island" | "chained" | "forked";

export interface PalmView {
  cast: PalmistryCast;
  features: Features;
  measures: Measures | null;
  part: Part | null;
  question: Question;
}

export const toView = (cast: PalmistryCast, _facts: readonly PalmistryFact[], question: Question): PalmView => ({
  cast,
  features: cast.features,
  measures: cast.measures,
  part: findPart(question),
  question,
});

/** What is most telling of what was marked on a line; null where it runs clear or is not there. */
export const findSign = ({ cast }: PalmView, line: LineName): Sign | null => {
  const sign = cast.signs[line];
  if (!sign) return null;
  if (sign.breaks.length > 0) return "broken";
  return sign.hasIsland ? "island" : sign.isChained ? "chained" : sign.isForked ? "forked" : null;
};

/** The room between heart and head line; null where it cannot be measured. */
export const findRoom = ({ measures }: PalmView): "narrow" | "medium" | "wide" | null => {
  const room = measures?.quadrangle ?? null;
  return room === null ? null : room < 0.13 ? "narrow" : room < 0.2 ? "medium" : "wide";
};

export const hasFate = ({ features }: PalmView): boolean => features.fate !== "none" && features.fate !== "unmarked";
