import type { Identities } from "../api.ts";

/** By what one can show that one is oneself; the address where a code goes. */
export type ProofWay = { kind: "password" | "evm" | "passkey" } | { kind: "email" | "phone"; shown: string };
export type ProofKind = ProofWay["kind"];

/** What an account can be proved by, the quickest first. */
export const listProofWays = (known: Identities | undefined, passkeys: number): ProofWay[] => {
  if (!known) return [];
  const shownOf = (kind: string) => known.identities.find((identity) => identity.kind === kind)?.shown;
  const [email, phone] = [shownOf("email"), shownOf("phone")];
  return [
    ...(passkeys > 0 ? [{ kind: "passkey" } as const] : []),
    ...(known.hasPassword ? [{ kind: "password" } as const] : []),
    ...(email === undefined ? [] : [{ kind: "email", shown: email } as const]),
    ...(phone === undefined ? [] : [{ kind: "phone", shown: phone } as const]),
    ...(shownOf("evm") === undefined ? [] : [{ kind: "evm" } as const]),
  ];
};
