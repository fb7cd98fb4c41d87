import { randomInt } from "node:crypto";
import { createChallenge } from "altcha-lib";
import { deriveKey as deriveScrypt } from "altcha-lib/algorithms/scrypt";
import type { HumanCheckAction } from "../../../../shared/contract/accounts.ts";
import { deriveKey } from "../../../kernel/derive-key.ts";
import type { Kernel } from "../../../kernel/kernel.ts";

export type Config = Kernel["config"];

const goodForMs = 5 * 60_000;
/** One try takes 11 to 16 ms of a core; ALTCHA calls scrypt's block size its memory. */
const work = { algorithm: "SCRYPT", cost: 4096, memoryCost: 8, parallelism: 1 } as const;
/** So many tries at least, and fewer than so many: half a second to two of one core, shared by the browser's threads. */
const tries = { least: 40, below: 121 } as const;
/** Solved for real in tests as well, at once. */
const triesInTests = { least: 1, below: 3 } as const;
const harder = 4;

export const toAltchaSecrets = (config: Config) => ({
  hmacSignatureSecret: deriveKey(config, "altcha").toString("base64url"),
  hmacKeySignatureSecret: deriveKey(config, "altcha key").toString("base64url"),
});

interface Asking {
  action: HumanCheckAction;
  isHard: boolean;
  /** True for one that stands in for a service that is away. */
  standsIn: boolean;
}

/** A challenge signed for one action and five minutes. */
export const makeChallenge = ({ config, now }: Pick<Kernel, "config" | "now">, { action, isHard, standsIn }: Asking) => {
  const { least, below } = config.APP_ENV === "test" ? triesInTests : tries;
  return createChallenge({
    ...work,
    ...toAltchaSecrets(config),
    counter: randomInt(least, below) * (isHard ? harder : 1),
    deriveKey: deriveScrypt,
    data: { action, standsIn },
    expiresAt: Math.floor((now() + goodForMs) / 1000),
  });
};
