import * as z from "zod/mini";
import { call } from "./call.ts";

const nothing = z.looseObject({});

/** How one signed in, as the wire counts it: 1 email, 2 phone, 3 wallet, 4 Google, 5 X. A passkey says what the account was first known by. */
export const accountType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type AccountType = z.infer<typeof accountType>;

/** A compact JWE around a password, made with `/api/publicKey`. */
const sealedPassword = z.string().check(z.minLength(1), z.maxLength(2048));
/** An email, or a phone: E.164, or a bare number, which reads as +86. */
const address = z.string().check(z.trim(), z.minLength(1), z.maxLength(254));
/** Six digits; anything else is wrong rather than malformed. */
const verifyCode = z.string().check(z.trim(), z.maxLength(16));
const inviteCode = z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(64))));
/** The answer of the human check, whoever made it. */
const humanAnswer = z.optional(z.string().check(z.maxLength(8192)));
const language = z.optional(z.enum(["zh", "en"]));

export const signedIn = z.object({ user_token: z.string(), account: z.string(), session: accountType, user_id: z.string() });
export type SignedIn = z.infer<typeof signedIn>;

export const getPublicKey = call({
  method: "GET",
  path: "/api/publicKey",
  summary: "The key that passwords are encrypted to, and a nonce that is good for one request",
  who: "anyone",
  request: nothing,
  answer: z.object({
    kid: z.string(),
    jwk: z.object({ kty: z.literal("OKP"), crv: z.literal("X25519"), x: z.string() }),
    nonce: z.string(),
    expires_at: z.string(),
  }),
});

export const humanCheckAction = z.enum(["register", "reset", "login", "code", "chat"]);
export type HumanCheckAction = z.infer<typeof humanCheckAction>;

export const getHumanCheck = call({
  method: "GET",
  path: "/api/humanCheck",
  summary: "What a caller has to do to be taken for a person; the answer travels as g-recaptcha-response",
  who: "anyone",
  request: z.object({ action: z._default(humanCheckAction, "login") }),
  answer: z.object({
    provider: z.enum(["altcha", "turnstile", "recaptcha"]),
    sitekey: z.optional(z.string()),
    /** ALTCHA's challenge, as its solver takes it. */
    challenge: z.optional(z.record(z.string(), z.unknown())),
  }),
});

export const walletChallenge = call({
  method: "POST",
  path: "/api/walletChallenge",
  summary: "The EIP-4361 message to sign, good once and for five minutes",
  who: "anyone",
  request: z.object({ wallet_address: z.string().check(z.trim(), z.maxLength(64)) }),
  answer: z.object({ timestamp: z.number(), message: z.string() }),
});

const byPassword = z.object({ email: address, password: sealedPassword, "g-recaptcha-response": humanAnswer });
const byWallet = z.object({
  type: z.literal(1),
  wallet_address: z.string().check(z.trim(), z.maxLength(64)),
  signature: z.string().check(z.maxLength(20_000)),
  timestamp: z.number(),
  inviteCode,
});
const bySocial = z.object({
  type: z.literal(2),
  /** The one-time ticket of the return address; a provider's own token is not taken. */
  access_token: z.string().check(z.maxLength(256)),
  third_name: z.enum(["google", "twitter", "x"]),
  inviteCode,
});

export const userLogin = call({
  method: "POST",
  path: "/api/userLogin",
  summary: "Sign in by password, wallet, or with Google or X",
  who: "anyone",
  request: z.union([byWallet, bySocial, byPassword]),
  answer: signedIn,
});

export const loginOut = call({ method: "GET", path: "/api/loginOut", summary: "Sign out", who: "member", request: nothing, answer: nothing });

export const checkLogin = call({
  method: "GET",
  path: "/api/checkLogin",
  summary: "Whether the token is still good, and whose it is",
  who: "member",
  request: nothing,
  answer: z.object({ account: z.string(), session: accountType, user_id: z.string() }),
});

export const sendMobileCode = call({
  method: "POST",
  path: "/api/sendMobileCode",
  summary: "Text a sign-in code",
  who: "anyone",
  request: z.object({ mobile: address, "g-recaptcha-response": humanAnswer, language }),
  answer: nothing,
});

export const mobileLogin = call({
  method: "POST",
  path: "/api/mobileLogin",
  summary: "Sign in by a texted code; an unknown number makes an account",
  who: "anyone",
  request: z.object({ mobile: address, verify_code: verifyCode, invite_code: inviteCode }),
  answer: signedIn,
});

const codeRequest = z.object({ email: address, "g-recaptcha-response": humanAnswer, language });

export const sendEmailCode = call({
  method: "POST",
  path: "/api/sendEmailCode",
  summary: "Send a code to sign up with, by mail or text; known and unknown addresses are answered alike",
  who: "anyone",
  request: codeRequest,
  answer: nothing,
});

export const register = call({
  method: "POST",
  path: "/api/register",
  summary: "Make an account for an address whose code one has",
  who: "anyone",
  request: z.object({ email: address, verifyCode, password: sealedPassword, inviteCode }),
  answer: nothing,
});

export const sendEmailCode4ResetPassword = call({
  method: "POST",
  path: "/api/sendEmailCode4ResetPassword",
  summary: "Send a code to set a new password with; known and unknown addresses are answered alike",
  who: "anyone",
  request: codeRequest,
  answer: nothing,
});

export const checkEmailCode4ResetPassword = call({
  method: "POST",
  path: "/api/checkEmailCode4ResetPassword",
  summary: "Whether a code is the one that was sent",
  who: "anyone",
  request: z.object({ email: address, verifyCode }),
  answer: z.object({ is_checked: z.union([z.literal(0), z.literal(1)]) }),
});

export const resetPassword = call({
  method: "POST",
  path: "/api/resetPassword",
  summary: "Set a new password with a code that was checked; every session ends",
  who: "anyone",
  request: z.object({ email: address, verifyCode, password: sealedPassword }),
  answer: nothing,
});

export const modifyPassword = call({
  method: "POST",
  path: "/api/modifyPassword",
  summary: "Change one's password; every session ends but this one, which goes on under a new token",
  who: "member",
  isUnkept: true,
  request: z.object({ old_password: sealedPassword, new_password: sealedPassword, repeat_password: sealedPassword }),
  answer: z.object({ user_token: z.string() }),
});

/** The fields a password may be sealed for: a token made for one is good for no other. */
export const sealedFields = [
  "userLogin.password",
  "register.password",
  "resetPassword.password",
  "modifyPassword.old_password",
  "modifyPassword.new_password",
  "modifyPassword.repeat_password",
  "proof.password",
] as const;
export type SealedField = (typeof sealedFields)[number];
