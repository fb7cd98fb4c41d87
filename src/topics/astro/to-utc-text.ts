import { parseInstant, toInstantText } from "../kit/time/parse-civil.ts";

const withOffset = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?)(\.\d+)?([+-])([01]\d|2[0-3]):?([0-5]\d)$/;

/** An ISO 8601 instant with an offset as UTC: "2000-01-01T20:00:00+08:00" is "2000-01-01T12:00:00Z". Anything else comes back as it is. */
export const toUtcText = (given: unknown): unknown => {
  if (typeof given !== "string") return given;
  const text = given.trim();
  const [, clock, fraction = "", sign, hours, minutes] = withOffset.exec(text) ?? [];
  if (clock === undefined) return text;
  try {
    const ahead = (Number(hours) * 3600 + Number(minutes) * 60) * (sign === "-" ? -1 : 1);
    return toInstantText(parseInstant(`${clock}Z`) - ahead).replace("Z", `${fraction}Z`);
  } catch (error) {
    if (error instanceof RangeError) return text;
    throw error;
  }
};
