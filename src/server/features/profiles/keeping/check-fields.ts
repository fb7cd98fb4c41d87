import type { Profile, ProfilePlace } from "../../../../shared/contract/profiles.ts";
import { AppError } from "../../../../shared/errors.ts";
import { parseNickname } from "../../../../shared/nickname.ts";
import { isProfileZone } from "../../../../shared/profile-zones.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { toTimeZone } from "../../../kernel/local-day.ts";
import { look } from "../reading/works.ts";
import type { Boxed } from "./box.ts";

export type Given = Omit<Boxed, "signs"> & Pick<Profile, "gender">;

const checkZone = (place: ProfilePlace | null, field: string): void => {
  if (place?.time_zone === undefined || toTimeZone(place.time_zone)) return;
  throw new AppError("invalidParameters", { fields: { [`${field}.time_zone`]: "noSuchZone" } });
};

/**
 * What is written of a profile, with its signs; and whether whom it is of is of age on a day, YYYY-MM-DD.
 * @throws AppError invalidNickname; invalidParameters with the form's fields, codes of `findBirthProblem`
 */
export const readFields = async (kernel: Kernel, given: Given, today: string): Promise<{ boxed: Boxed; isAdult: boolean }> => {
  const nickname = parseNickname(given.nickname);
  if (nickname === null) throw new AppError("invalidNickname");
  const { birth_date, birth_time, birth_place, residence, time_zone, gender, birth } = given;
  if (!isProfileZone(time_zone)) throw new AppError("invalidParameters", { fields: { time_zone: "noSuchZone" } });
  checkZone(birth_place, "birth_place");
  checkZone(residence, "residence");
  const read = await look(kernel, "profiles.birth", { birth_date, birth_time, birth_place, time_zone, gender, birth, today });
  if ("problem" in read) throw new AppError("invalidParameters", { fields: { [read.problem.field]: read.problem.code } });
  const boxed = { nickname, birth_date, birth_time, birth_place: read.birth_place, residence, time_zone, birth, signs: read.signs };
  return { boxed, isAdult: read.isAdult };
};

/** The same where no age matters. */
export const checkFields = async (kernel: Kernel, given: Given): Promise<Boxed> => (await readFields(kernel, given, "")).boxed;
