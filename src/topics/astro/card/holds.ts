import type { AstroCast } from "../cast-types.ts";
import { findView, type ShownView } from "./shown-view.ts";
import { toWheelModel } from "./wheel/wheel-model.ts";

const rowOf = {
  body: "positions",
  moonRange: "positions",
  transitBody: "positions",
  otherBody: "positions",
  otherAngle: "positions",
  overlay: "positions",
  aspect: "aspects",
  quincunx: "aspects",
  transit: "aspects",
  synastry: "aspects",
  house: "houses",
  chartRuler: "houses",
  pattern: "balance",
  dignity: "balance",
  balance: "balance",
  phase: "balance",
  hit: "year",
  eclipse: "year",
  return: "year",
  frame: "making",
  variant: "making",
} as const;

type RowKey = (typeof rowOf)[keyof typeof rowOf];

const isDrawn = (cast: AstroCast, view: ShownView, factId: string): boolean => {
  const { marks, lines } = toWheelModel(cast, view);
  return marks.some(({ fact }) => fact === factId) || lines.some(({ fact, isQuiet }) => fact === factId && !isQuiet);
};

/** Whether a fact is shown in a row of the card, and not on the wheel already. */
export const holdsFact =
  (cast: AstroCast, view: ShownView, row: RowKey) =>
  (factId: string): boolean =>
    rowOf[factId.split(".")[0] as keyof typeof rowOf] === row && !isDrawn(cast, findView(factId) ?? view, factId);
