import * as z from "zod/mini";
import { signedIn } from "./accounts.ts";
import { call } from "./call.ts";

const nothing = z.looseObject({});

/** What browsers and `@simplewebauthn` pass to each other; read by that library, not by us. */
const webauthn = z.record(z.string(), z.unknown());

/** Says once more that it is oneself: the password, a code that was just sent to an address one has, a wallet's signature, or a passkey's answer. */
export const proof = z.object({
  password: z.optional(z.string().check(z.maxLength(2048))),
  /** Of `/api/user/proof/code`. */
  code: z.optional(z.string().check(z.maxLength(16))),
  wallet: z.optional(z.object({ wallet_address: z.string().check(z.maxLength(64)), signature: z.string().check(z.maxLength(20_000)), timestamp: z.number() })),
  /** Of `/api/passkey/start`. */
  passkey: z.optional(z.object({ id: z.string().check(z.maxLength(64)), response: webauthn })),
});
export type Proof = z.infer<typeof proof>;

export const sendProofCode = call({
  method: "POST",
  path: "/api/user/proof/code",
  summary: "Send a code to an address of one's own, to prove that it is oneself",
  who: "member",
  request: z.object({ kind: z.enum(["email", "phone"]) }),
  answer: nothing,
});

export const listSessions = call({
  method: "GET",
  path: "/api/user/sessions",
  summary: "Where one is signed in, the latest first",
  who: "member",
  request: nothing,
  answer: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        /** The browser and the system, as the user agent names them. */
        browser: z.string(),
        system: z.string(),
        createdAt: z.string(),
        seenAt: z.string(),
        isThis: z.boolean(),
      }),
    ),
  }),
});

export const endSessions = call({
  method: "POST",
  path: "/api/user/sessions/end",
  summary: "Sign out one device, or all but this one",
  who: "member",
  makesRoom: true,
  request: z.object({ id: z.optional(z.string().check(z.maxLength(64))) }),
  answer: z.object({ count: z.number() }),
});

export const identityKind = z.enum(["email", "phone", "evm", "google", "x"]);
export type IdentityKind = z.infer<typeof identityKind>;

export const listIdentities = call({
  method: "GET",
  path: "/api/user/identities",
  summary: "What one's account is opened by",
  who: "member",
  request: nothing,
  answer: z.object({
    identities: z.array(z.object({ kind: identityKind, shown: z.string(), since: z.string() })),
    hasPassword: z.boolean(),
  }),
});

export const sendIdentityCode = call({
  method: "POST",
  path: "/api/user/identities/code",
  summary: "Send a code to an address that is to be added",
  who: "member",
  request: z.object({
    address: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    "g-recaptcha-response": z.optional(z.string().check(z.maxLength(8192))),
  }),
  answer: nothing,
});

export const addIdentity = call({
  method: "POST",
  path: "/api/user/identities",
  summary: "Add a way in, with proof that one is oneself and that it is one's own",
  who: "member",
  request: z.object({
    kind: identityKind,
    /** Email or phone, with its code. */
    address: z.optional(z.string().check(z.trim(), z.maxLength(254))),
    verifyCode: z.optional(z.string().check(z.maxLength(16))),
    wallet: z.optional(
      z.object({ wallet_address: z.string().check(z.maxLength(64)), signature: z.string().check(z.maxLength(20_000)), timestamp: z.number() }),
    ),
    /** Google or X: the ticket of the return address. */
    access_token: z.optional(z.string().check(z.maxLength(256))),
    proof,
  }),
  answer: nothing,
});

export const removeIdentity = call({
  method: "POST",
  path: "/api/user/identities/remove",
  summary: "Take a way in away; the last one stays",
  who: "member",
  request: z.object({ kind: identityKind, proof }),
  answer: nothing,
});

export const startPasskeyLogin = call({
  method: "POST",
  path: "/api/passkey/start",
  summary: "What a passkey is asked",
  who: "anyone",
  request: nothing,
  answer: z.object({ id: z.string(), options: webauthn }),
});

export const passkeyLogin = call({
  method: "POST",
  path: "/api/passkey/login",
  summary: "Sign in by a passkey",
  who: "anyone",
  request: z.object({ id: z.string().check(z.maxLength(64)), response: webauthn }),
  answer: signedIn,
});

export const startPasskey = call({
  method: "POST",
  path: "/api/user/passkeys/start",
  summary: "What a new passkey is made from; ten minutes after signing in it takes a proof",
  who: "member",
  request: z.object({ proof: z.optional(proof) }),
  answer: z.object({ id: z.string(), options: webauthn }),
});

export const addPasskey = call({
  method: "POST",
  path: "/api/user/passkeys",
  summary: "Keep a new passkey",
  who: "member",
  request: z.object({ id: z.string().check(z.maxLength(64)), response: webauthn, name: z.optional(z.string().check(z.trim(), z.maxLength(40))) }),
  answer: nothing,
});

export const listPasskeys = call({
  method: "GET",
  path: "/api/user/passkeys",
  summary: "One's passkeys",
  who: "member",
  request: nothing,
  answer: z.object({ passkeys: z.array(z.object({ id: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.nullable(z.string()) })) }),
});

export const removePasskey = call({
  method: "DELETE",
  path: "/api/user/passkeys/:id",
  summary: "Take a passkey away; ten minutes after signing in it takes a proof",
  who: "member",
  request: z.object({ id: z.string().check(z.maxLength(1400)), proof: z.optional(proof) }),
  answer: nothing,
});
