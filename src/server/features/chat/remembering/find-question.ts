import type { Matter } from "../../../../topics/kit/hearing/heard.ts";
import type { Plan } from "../flow/plan.ts";
import type { Remembered, RememberedQuestion } from "./port.ts";

/** A matter of its own each time: that one dreamt, or named somebody, before says nothing of today's. */
const everAnew: ReadonlySet<Matter> = new Set(["other", "dream", "naming", "dateChoice", "year", "luck", "self", "mood", "lonely", "lost"]);

/** The last question on the same matter and the same person, of another day; once a chat. */
export const findEarlier = (plan: Plan, { questions }: Remembered, today: string): RememberedQuestion | null => {
  if (plan.kind !== "tell" || plan.after !== null || plan.heard.risk !== null || plan.flow.risk || plan.flow.recalled) return null;
  const { matter = null, who = null } = plan.flow.frame ?? {};
  if (matter === null || everAnew.has(matter)) return null;
  return questions.find((one) => one.matter === matter && one.who === who && one.day < today) ?? null;
};
