import type { State } from "../../../../topics/kit/hearing/heard.ts";
import type { FlowState } from "../tables.ts";

/** Where the talk stands, for whoever hears the next turn. */
export const toState = (flow: FlowState | null): State => {
  if (flow === null) return "opening";
  if (flow.castId !== null) return "told";
  if (flow.known.test !== undefined) return "sitting";
  return flow.question === "" && Object.keys(flow.known).length === 0 ? "opening" : "asking";
};
