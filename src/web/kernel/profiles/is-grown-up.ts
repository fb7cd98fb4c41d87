import type { Profile } from "../../../shared/contract/profiles.ts";

const grownUpYears = 18;

/** True from the eighteenth birthday on; a date of the Chinese calendar falls some weeks later than its figures say, so those wait two months more. */
export const isGrownUp = ({ birth_date: date, birth }: Pick<Profile, "birth_date" | "birth">, now = new Date()): boolean => {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const latest = new Date(Date.UTC(year + grownUpYears, month - 1 + (birth.calendar === "lunar" ? 2 : 0), day));
  return latest.getTime() <= now.getTime();
};
