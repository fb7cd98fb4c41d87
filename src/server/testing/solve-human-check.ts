import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import { getHumanCheck, type HumanCheckAction } from "../../shared/contract/accounts.ts";
import type { Visitor } from "./test-app.ts";

/** Does what a page does to be let in, for real: asks for a challenge and solves it. @returns what travels as g-recaptcha-response */
export const solveHumanCheck = async (visitor: Visitor, action: HumanCheckAction): Promise<string> => {
  const { data } = await visitor.ask(getHumanCheck, { action });
  const challenge = data.challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
};
