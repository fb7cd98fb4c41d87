import { type Bone, bones } from "./cast-types.ts";

const years = 15;

/** The nominal ages a bone stands for: fifteen years each, the last open. The hour’s begins at 46. */
export const toPhaseAges = (bone: Bone): { from: number; to: number | null } => {
  const from = bones.indexOf(bone) * years + 1;
  return { from, to: bone === "hour" ? null : from + years - 1 };
};

/** The bone of a nominal age: 15 the year’s, 16 the month’s, 46 the hour’s. */
export const toPhaseAt = (age: number): Bone => bones[Math.min(bones.length - 1, Math.floor((age - 1) / years))]!;
