import { AppError } from "../../../../shared/errors.ts";
import { me } from "../flow/people.ts";
import type { Plan } from "../flow/plan.ts";
import type { PlanRequest, Turn } from "../flow/turn.ts";
import type { FlowState } from "../tables.ts";
import { findEarlier } from "./find-question.ts";
import type { Remembered } from "./port.ts";
import { type Taken, takeRemembered } from "./use-remembered.ts";
import { wordBirth, wordQuestion } from "./words.ts";

/** The same message with what is used laid to it: in the form's place, or as what is known of somebody. */
const toRequest = (request: PlanRequest, { heard, flow }: Turn, { used, whose }: Taken): PlanRequest => {
  if (whose !== null && whose !== me) {
    const people: FlowState["people"] = { ...flow.people, [whose]: used[0]!.birth.birth };
    return { ...request, flow: { ...flow, people }, heard: { ...heard, slots: { ...heard.slots, whose } } };
  }
  const births = Object.fromEntries(used.map(({ field, birth }) => [field, birth.birth]));
  return { ...request, inputs: { ...births, ...request.inputs } };
};

/** The plan with what is used; null where it would not do: a birth that its topic has no use for. */
const planWith = async (request: PlanRequest, turn: Turn, taken: Taken, planAnew: (request: PlanRequest) => Promise<Plan>): Promise<Plan | null> => {
  try {
    const plan = await planAnew(toRequest(request, turn, taken));
    return plan.kind === "ask" || plan.kind === "tell" ? plan : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
};

/**
 * A plan with what is remembered of other chats: a birth that is asked for is offered in the form, or used where the words ask for that chart, and an
 * earlier question on the same matter is named once. What is used is said.
 */
export const withRemembered = async (
  plan: Plan,
  { request, turn, remembered }: { request: PlanRequest; turn: Turn; remembered: Remembered },
  planAnew: (request: PlanRequest) => Promise<Plan>,
): Promise<Plan> => {
  const { today, locale } = request;
  const lines: string[] = [];
  let next = plan;
  if (plan.kind === "ask") {
    const taken = takeRemembered(plan, turn, remembered);
    const used = taken.used.length > 0 ? await planWith(request, turn, taken, planAnew) : null;
    if (used) lines.push(...taken.used.map(({ birth }) => wordBirth(birth, today, locale)));
    const offered = [...taken.offered, ...(used ? [] : taken.used.filter(() => taken.whose === null || taken.whose === me))];
    next = used ?? (offered.length > 0 ? { ...plan, offered: Object.fromEntries(offered.map(({ field, birth }) => [field, birth.birth])) } : plan);
  }
  const earlier = findEarlier(next, remembered, today);
  if (earlier) {
    lines.unshift(wordQuestion(earlier, today, locale));
    next = { ...next, flow: { ...next.flow, recalled: true } };
  }
  return lines.length > 0 && (next.kind === "ask" || next.kind === "tell") ? { ...next, remembered: lines } : next;
};
