import type { Heard } from "../../../../topics/kit/hearing/heard.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import type { FlowState } from "../tables.ts";

/** The person's own data. */
export const me = "me";

/** What a word for somebody says of them. */
export const sexOf: Partial<Record<string, "male" | "female">> = {
  ...Object.fromEntries(["husband", "boyfriend", "father", "son", "brother", "grandfather", "uncle"].map((whose) => [whose, "male"])),
  ...Object.fromEntries(["wife", "girlfriend", "mother", "daughter", "sister", "grandmother", "aunt"].map((whose) => [whose, "female"])),
};

/** The one birth a topic casts from; undefined for a topic of two, of many, or of none. */
export const findBirthName = ({ fields }: Pick<CastTopic, "fields">): string | undefined => {
  const births = fields.filter(({ kind }) => kind === "birth");
  return births.length === 1 || births.some(({ name }) => name === "other") ? births[0]!.name : undefined;
};

type Subject = Pick<FlowState, "known" | "people" | "subject">;

/** The flow turned to somebody: their own birth takes the place of whoever's stood there, and nobody's is lost. */
export const turnTo = <Flow extends Subject>(flow: Flow, whose: string, birthName: string): Flow => {
  const present = flow.subject ?? me;
  if (whose === present) return flow;
  const { [birthName]: standing, ...known } = flow.known;
  const people = standing === undefined ? flow.people : { ...flow.people, [present]: standing as Record<string, unknown> };
  const theirs = people?.[whose] ?? (sexOf[whose] ? { sex: sexOf[whose] } : undefined);
  return { ...flow, known: theirs ? { ...known, [birthName]: theirs } : known, ...(people && { people }), subject: whose };
};

/** Whose data a turn is about, of those it may mean; null where it stays with whoever it was about. "He" is whoever was spoken of before. */
export const findSubject = ({ act, slots: { whose, birth } }: Pick<Heard, "act" | "slots">, { people = {}, subject = me }: Subject): string | null => {
  if (whose === null) return null;
  const isGiving = birth !== null || act === "give" || act === "correct";
  const others = Object.keys(people).filter((one) => one !== me);
  if (whose === "other" && !isGiving) return others.includes(subject) ? subject : (others.at(-1) ?? null);
  if (whose === "other" && act === "correct" && subject !== me) return subject;
  return isGiving || people[whose] !== undefined ? whose : null;
};

/** The flow with what is now known of whoever it is about. */
export const keepPerson = <Flow extends Subject>(flow: Flow, birthName: string | undefined): Flow => {
  const birth = birthName === undefined ? undefined : flow.known[birthName];
  return birth === undefined ? flow : { ...flow, people: { ...flow.people, [flow.subject ?? me]: birth as Record<string, unknown> } };
};

/** True where another birth than the one that stands was given, and nobody said whose. */
export const isSomebodyElses = (before: unknown, given: unknown): boolean => {
  const [one, other] = [before, given] as ({ date?: unknown } | undefined)[];
  return typeof one?.date === "string" && typeof other?.date === "string" && one.date !== other.date;
};
