/** Years of the births in an input, at any depth: whatever has a `date` beginning with a year and stands under a name of its own. */
const listBirthYears = (input: unknown): string[] => {
  if (typeof input !== "object" || input === null) return [];
  const { date } = input as { date?: unknown };
  const own = typeof date === "string" && ("time" in input || "timeZone" in input) ? [date.slice(0, 4)] : [];
  return [...own, ...Object.values(input).flatMap(listBirthYears)];
};

/**
 * What was asked, without the years of birth in it, so that a reader does not take “1990年5月1日生” for a question about the year 1990.
 * @param input the cast's input, in which the births stand as they were understood
 */
export const withoutBirths = (question: string, input: unknown): string =>
  listBirthYears(input).reduce(
    (text, year) => text.replace(new RegExp(String.raw`(?<!\d)${year}(?:\s*[-/.]\s*\d{1,2}\s*[-/.]\s*\d{1,2})?(?!\d)`, "g"), ""),
    question,
  );
