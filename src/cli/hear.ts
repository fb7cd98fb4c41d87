import * as z from "zod/mini";
import { AppError } from "../shared/errors.ts";
import { locales } from "../shared/i18n/locale.ts";
import { hear } from "../topics/kit/hearing/hear.ts";
import { states } from "../topics/kit/hearing/heard.ts";
import { listCrafts } from "../topics/registry.ts";
import { eachLine, parseObject } from "./lines.ts";
import { UsageProblem } from "./usage.ts";

const turn = z.object({
  topic: z._default(z.string(), "ask"),
  locale: z._default(z.enum(locales), "zh"),
  state: z._default(z.enum(states), "opening"),
  recent: z._default(z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string() })), []),
  text: z.string(),
});

/** One turn as JSON. @throws AppError invalidParameters with the fields */
const hearLine = async (line: string): Promise<unknown> => {
  const given = z.safeParse(turn, parseObject(line));
  if (!given.success)
    throw new AppError("invalidParameters", { fields: Object.fromEntries(given.error.issues.map(({ path, code }) => [path.join("."), code])) });
  const { act, risk, frame, slots, confidence } = hear(given.data, await listCrafts());
  return { act, risk, frame, slots, confidence: Number(confidence.toFixed(2)) };
};

/** `yarrow hear`. @throws AppError invalidParameters, UsageProblem */
export const runHear = async (args: string[]): Promise<void> => {
  const [argument, ...rest] = args.filter((word) => word !== "--jsonl");
  const isJsonl = args.includes("--jsonl");
  if ((argument === undefined) !== isJsonl || rest.length > 0) throw new UsageProblem("hear takes one turn as JSON, or --jsonl");
  if (argument === undefined) return eachLine(hearLine);
  process.stdout.write(`${JSON.stringify(await hearLine(argument))}\n`);
};
