import { listLetters, type ShownLetter } from "../kernel/post/dev-outbox.ts";
import type { TestApp } from "./test-app.ts";

/** What was written to somebody, the last first: sent or not, as long as it can be read. */
export const listLettersTo = async ({ kernel }: Pick<TestApp, "kernel">, to: string): Promise<ShownLetter[]> =>
  (await listLetters(kernel)).filter((letter) => letter.to === to);
