import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import * as z from "zod";
import type { HumanCheckAction } from "../../../../shared/contract/accounts.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { useOnce } from "../../../kernel/used-once/queries.ts";
import { toAltchaSecrets } from "./challenge.ts";

/** What a solver sends: base64 of this as JSON. What stands in `parameters` counts once its signature was looked at. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal("SCRYPT"),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
      data: z.object({ action: z.string(), standsIn: z.boolean() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

interface Wanted {
  action: HumanCheckAction;
  /** Only a challenge that stands in for a service that is away will do. */
  standsIn: boolean;
}

const parsePayload = (answer: string) => {
  try {
    return payload.safeParse(JSON.parse(Buffer.from(answer, "base64").toString())).data;
  } catch {
    return undefined;
  }
};

/** Whether an answer solves a challenge of ours for this action, in time and for the first time. */
export const isSolved = async ({ config, database, now }: Pick<Kernel, "config" | "database" | "now">, answer: string, wanted: Wanted): Promise<boolean> => {
  const read = parsePayload(answer);
  if (!read) return false;
  const { challenge, solution } = read;
  const { nonce, expiresAt, data } = challenge.parameters;
  const expiresMs = expiresAt * 1000;
  if (data.action !== wanted.action || data.standsIn !== wanted.standsIn || expiresMs <= now()) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...toAltchaSecrets(config) }).catch(() => ({ verified: false }));
  // The library takes one solution any number of times.
  return verified && useOnce(database.db, { kind: "altcha", key: nonce, expiresMs });
};
