import type { Axis, Letter } from "../../kit/sixteen-types/axes.ts";
import type { MbtiCast } from "../cast-types.ts";
import type { MbtiFact, MbtiFacts } from "../fact-types.ts";
import { toMbtiFacts } from "../facts.ts";
import type { OnceName } from "../once.ts";
import { rankAxes } from "../rank-axes.ts";
import type { MixedScene, SceneName } from "../scenes.ts";
import type { Strength } from "../strength.ts";
import { toTurnOf } from "./vary.ts";

export type AxisView = MbtiFacts["axis"] & { strength: Strength };

/** The cast, made ready for asking. */
export interface TypeView {
  cast: MbtiCast;
  type: string;
  axes: Record<Axis, AxisView>;
  /** By the letter’s percent, the clearest first. */
  ranked: AxisView[];
  scenes: ReadonlyMap<SceneName, { letter: Letter; isAgainst: boolean }>;
  once: ReadonlyMap<OnceName, Letter>;
  mixed: ReadonlySet<MixedScene>;
  splits: ReadonlyMap<Axis, MbtiFacts["split"]>;
  steadiness: MbtiFacts["consistency"];
  turn(key: string): number;
}

const pick = <Key extends keyof MbtiFacts>(facts: readonly MbtiFact[], key: Key): MbtiFacts[Key][] =>
  facts.flatMap((fact) => (fact.key === key ? [fact.values as MbtiFacts[Key]] : []));

export const toTypeView = (cast: MbtiCast, facts: readonly MbtiFact[] = toMbtiFacts(cast)): TypeView => {
  const byAxis = Object.fromEntries(pick(facts, "axis").map((axis) => [axis.axis, axis])) as Record<Axis, AxisView>;
  return {
    cast,
    type: cast.type,
    axes: byAxis,
    ranked: rankAxes(byAxis).map((axis) => byAxis[axis]),
    scenes: new Map(pick(facts, "scene").map(({ scene, letter, isAgainst }) => [scene, { letter, isAgainst }])),
    once: new Map(pick(facts, "once").map(({ once, letter }) => [once, letter])),
    mixed: new Set(pick(facts, "mixed").map(({ scene }) => scene)),
    splits: new Map(pick(facts, "split").map((split) => [split.axis, split])),
    steadiness: pick(facts, "consistency")[0]!,
    turn: toTurnOf(cast),
  };
};
