import type { TestVersion } from "../../shared/test-ids.ts";
import type { FactOf } from "../kit/fact.ts";
import type { Axis, Letter } from "../kit/sixteen-types/axes.ts";
import type { SettledBy } from "../kit/sixteen-types/score.ts";
import type { OnceName } from "./once.ts";
import type { MixedScene, SceneName } from "./scenes.ts";
import type { Strength } from "./strength.ts";

export type MbtiFacts = {
  /** `ties` are axes parted by commas, or empty. */
  type: { type: string; version: TestVersion; items: number; ties: string };
  /** All percents are of `letter`. */
  axis: {
    axis: Axis;
    letter: Letter;
    other: Letter;
    percent: number;
    low: number;
    high: number;
    isTie: boolean;
    strength: Strength;
    settledBy: SettledBy;
    items: number;
    consistency: number | null;
  };
  /** A type one letter away. */
  neighbour: { type: string; own: string; axis: Axis; percent: number; isTie: boolean };
  /** Two scenes of one kind answered alike; `isAgainst` the letter of the axis. */
  scene: { scene: SceneName; axis: Axis; letter: Letter; isAgainst: boolean };
  /** Two scenes of one kind answered to two sides. */
  mixed: { scene: MixedScene; axis: Axis };
  /** One question, asked once, on an axis in doubt or against its letter. */
  once: { once: OnceName; axis: Axis; letter: Letter };
  /** Portraits and scenes that say two things; percents of the axis’ first letter. */
  split: { axis: Axis; first: Letter; portraits: number; scenes: number };
  consistency: { percent: number; pairs: number; apart: number };
};

export type MbtiFact = FactOf<MbtiFacts>;
