import { AppError } from "../shared/errors.ts";
import { toAlmanacPage } from "../topics/kit/almanac/almanac-page.ts";
import { listSolarTerms } from "../topics/kit/calendar/solar-terms.ts";
import { parseCivilDate, toInstantText } from "../topics/kit/time/parse-civil.ts";
import { eachLine, parseArgument } from "./lines.ts";
import { UsageProblem } from "./usage.ts";

/** What the calendar refuses is the caller's mistake. */
const refuse = <Value>(field: string, answer: () => Value): Value => {
  try {
    return answer();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError("invalidParameters", { fields: { [field]: "invalid_value" } });
  }
};

const answers: Record<string, (argument: string) => unknown> = {
  terms: (year) =>
    refuse("year", () =>
      listSolarTerms(/^\d{4}$/.test(year) ? Number(year) : Number.NaN).map(({ name, longitude, instant }) => ({ name, longitude, at: toInstantText(instant) })),
    ),
  day: (date) => refuse("date", () => toAlmanacPage(parseCivilDate(date))),
};

/** `yarrow almanac`. @throws AppError invalidParameters, UsageProblem */
export const runAlmanac = async (args: string[]): Promise<void> => {
  const isJsonl = args.includes("--jsonl");
  const [name = "", argument, ...rest] = args.filter((word) => word !== "--jsonl");
  const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
  if (!answer || (argument === undefined) !== isJsonl || rest.length > 0)
    throw new UsageProblem("almanac takes terms YEAR or day DATE, or either with --jsonl");
  if (argument === undefined) return eachLine((line) => answer(parseArgument(line)));
  process.stdout.write(`${JSON.stringify(answer(argument))}\n`);
};
