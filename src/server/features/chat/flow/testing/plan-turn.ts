import { type Plan, planNext } from "../plan.ts";
import type { PlanRequest } from "../turn.ts";

/** Plans a message of a chat with nothing said before it, on a day of November 2026. */
export const planTurn = (request: Omit<PlanRequest, "recent" | "today"> & Partial<PlanRequest>): Promise<Plan> =>
  planNext({ recent: [], today: "2026-11-20", ...request });
