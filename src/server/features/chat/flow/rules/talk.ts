import type { FlowState } from "../../tables.ts";
import type { Plan, Saying } from "../plan.ts";
import type { Turn } from "../turn.ts";

/** An answer in our own words; `flow` where it leaves more behind than it found. */
export const talk = ({ topic, text, heard, flow }: Turn, say: Saying, next: FlowState = flow): Plan => ({
  kind: "talk",
  say,
  topic,
  castId: flow.castId,
  text,
  heard,
  flow: next,
});
