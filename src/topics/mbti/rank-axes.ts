import { type Axis, axes } from "../kit/sixteen-types/axes.ts";

/** From the clearest letter to the least clear; equal ones in the order of a type’s letters. */
export const rankAxes = (scored: Record<Axis, { percent: number }>): Axis[] => [...axes].sort((one, other) => scored[other].percent - scored[one].percent);
