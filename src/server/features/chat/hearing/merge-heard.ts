import * as z from "zod/mini";
import { acts, framedActs, type Heard, kinds, matters, parties, type Risk, risks } from "../../../../topics/kit/hearing/heard.ts";

/** What a model is asked for: the heard turn, as one flat object. */
export const heardByModel = z.object({
  act: z.enum(acts),
  risk: z.nullable(z.enum(risks)),
  matter: z.nullable(z.enum(matters as [string, ...string[]])),
  who: z.nullable(z.enum(parties)),
  kind: z.nullable(z.enum(kinds)),
  isDreaded: z.boolean(),
});
export type HeardByModel = z.infer<typeof heardByModel>;

/** The nearer to life, the higher: a model may raise a danger and never lower one. */
const order: readonly (Risk | null)[] = [null, "infidelity", "stake", "legal", "medical", "death", "stalk", "harm", "minor", "harmed", "self"];

const toHigher = (one: Risk | null, other: Risk | null): Risk | null => (order.indexOf(one) >= order.indexOf(other) ? one : other);

/** A model's hearing laid over the built-in one: its act and frame, the higher of the two dangers, and the slots that rules are sure of. */
export const mergeHeard = (builtin: Heard, { act, risk, matter, who, kind, isDreaded }: HeardByModel): Heard => {
  const frame = framedActs.has(act)
    ? { ...builtin.frame, matter: matter as Heard["frame"]["matter"], who, kind, isDreaded }
    : { ...builtin.frame, matter: null, who: null, kind: null, isDreaded: false };
  return { ...builtin, act, risk: toHigher(builtin.risk, risk), frame, confidence: 1 };
};
