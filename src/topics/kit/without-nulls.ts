/**
 * A field given as null is one left out, save those whose null says something (`kept`): {date, sex: null} → {date}.
 * What is no object comes back as it is.
 */
export const withoutNulls = (given: unknown, kept: readonly string[] = []): unknown =>
  typeof given === "object" && given !== null && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== null || kept.includes(name)))
    : given;
