import { AppError, type ErrorName } from "../../../shared/errors.ts";
import type { WorkTable } from "./port.ts";

export interface Order {
  work: string;
  request: unknown;
}
/** An AppError is an answer: its class would not survive the way between threads. */
export type Reply = { result: unknown } | { refused: { error: ErrorName; details: unknown } };

/** What a thread of the pool does with an order. */
export const toThread =
  (works: WorkTable) =>
  async ({ work, request }: Order): Promise<Reply> => {
    const does = works[work] as ((request: unknown) => unknown) | undefined;
    if (!does) throw new Error(`no such work: ${work}`);
    try {
      return { result: await does(request) };
    } catch (error) {
      if (error instanceof AppError) return { refused: { error: error.error, details: error.details } };
      throw error;
    }
  };

/** @throws AppError as the work threw it */
export const toResult = (reply: Reply): unknown => {
  if ("result" in reply) return reply.result;
  const { error, details } = reply.refused;
  throw new (AppError as new (error: ErrorName, details: unknown) => AppError)(error, details);
};
