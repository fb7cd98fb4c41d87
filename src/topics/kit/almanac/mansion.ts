import { type Mansion, mansions } from "./data/mansions.ts";

/** 1970-01-01, a Thursday, stood under 角 (0), 斗 (7), 奎 (14) or 井 (21): it was 斗. */
const placeOfEpoch = 7;

/** The mansion of a day counted from 1970-01-01: twenty-eight in turn without a break, so that 房 虚 昴 星 are always Sundays. */
export const toMansion = (epochDay: number): Mansion => mansions[(((epochDay + placeOfEpoch) % 28) + 28) % 28]!;

/** @throws RangeError for a name that is none of the 28 */
export const getMansion = (name: string): Mansion => {
  const mansion = mansions.find(({ zh }) => zh === name);
  if (!mansion) throw new RangeError(`no mansion: ${name}`);
  return mansion;
};
