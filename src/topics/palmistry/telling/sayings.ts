import type { Sayings } from "../../kit/telling/rule.ts";
import { clauseOf } from "./clause-of.ts";
import { type RuleKey, rules } from "./rules.ts";
import type { PalmView } from "./view.ts";

type Texts = Readonly<Record<RuleKey, Readonly<Record<string, string>>>>;
type ClauseName = Exclude<(typeof clauseOf)[keyof typeof clauseOf], `sign:${string}`>;
type SignedLine = "heart" | "head" | "life" | "fate";

interface Clauses {
  clauses: Readonly<Record<ClauseName, (view: PalmView) => string>>;
  signClause(line: SignedLine, view: PalmView): string;
}

/** Every rule's words: the measure it is told by, then the text of its case. */
export const toSayings = (texts: Texts, { clauses, signClause }: Clauses): Sayings<PalmView, RuleKey> => {
  const toClause = (key: RuleKey, view: PalmView): string => {
    const name = (clauseOf as Partial<Record<RuleKey, ClauseName | `sign:${SignedLine}`>>)[key];
    if (name === undefined) return "";
    return name.startsWith("sign:") ? signClause(name.slice(5) as SignedLine, view) : clauses[name as ClauseName](view);
  };
  const entries = rules.map(({ key }) => [key, (view: PalmView, of: string) => `${toClause(key, view)}${texts[key][of]}`] as const);
  return Object.fromEntries(entries) as Sayings<PalmView, RuleKey>;
};
