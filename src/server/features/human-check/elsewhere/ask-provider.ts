import * as z from "zod";
import type { HumanCheckAction } from "../../../../shared/contract/accounts.ts";
import type { HumanCheckSettings } from "../../../kernel/config.ts";

const timeoutMs = 3000;
/** reCAPTCHA v3 says how likely somebody is a person, 0 … 1; v2 and Turnstile say only yes or no. */
const leastScore = 0.5;
/** The longest token either service makes. */
const tokenMaxLength = 4096;

const paths = { turnstile: "/turnstile/v0/siteverify", recaptcha: "/recaptcha/api/siteverify" } as const;
const verdict = z.object({
  success: z.boolean(),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
  score: z.optional(z.number()),
});

/** The service could not be reached, or did not answer as it says it does. */
export class ProviderAway extends Error {}

interface Asked {
  action: HumanCheckAction;
  /** Of our own page: a token made on another site is not ours. */
  hostname: string;
}

/** Asks Turnstile or reCAPTCHA about a token. @throws ProviderAway */
export const askProvider = async ({ provider, baseUrl, secret }: HumanCheckSettings, token: string, { action, hostname }: Asked): Promise<boolean> => {
  if (token.length > tokenMaxLength) return false;
  const away = (): never => {
    throw new ProviderAway(provider);
  };
  const response = await fetch(`${baseUrl}${paths[provider]}`, {
    method: "POST",
    body: new URLSearchParams({ secret, response: token }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(away);
  const said = verdict.safeParse(await response.json().catch(away)).data;
  if (!response.ok || !said) return away();
  const isHere = said.hostname === hostname && (said.action === undefined || said.action === action);
  return said.success && isHere && (said.score ?? 1) >= leastScore;
};
