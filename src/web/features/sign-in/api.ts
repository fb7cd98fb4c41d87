import {
  checkEmailCode4ResetPassword,
  getPublicKey,
  mobileLogin,
  register,
  resetPassword,
  type SealedField,
  type SignedIn,
  sendEmailCode,
  sendEmailCode4ResetPassword,
  sendMobileCode,
  userLogin,
  walletChallenge,
} from "../../../shared/contract/accounts.ts";
import { passkeyLogin, startPasskeyLogin } from "../../../shared/contract/credentials.ts";
import { callApi } from "../../kernel/api-client.ts";
import { getLocale } from "../../kernel/locale-rule.ts";
import { readKept } from "../../kernel/storage.ts";

/** The nonce is good for one request: the key is asked for with each. */
const seal = async (field: SealedField, password: string): Promise<string> => {
  const [key, { sealPassword }] = await Promise.all([callApi(getPublicKey, {}), import("../../kernel/seal-password.ts")]);
  return sealPassword(key, field, password);
};

const human = (answer: string | null) => (answer === null ? {} : { "g-recaptcha-response": answer });
const invited = (): string | null => readKept("invite_code");

export type Purpose = "register" | "reset";
const sendCalls = { register: sendEmailCode, reset: sendEmailCode4ResetPassword } as const;

/** @throws ApiFailure */
export const signInApi = {
  byPassword: async (email: string, password: string, answer: string | null): Promise<SignedIn> =>
    callApi(userLogin, { email, password: await seal("userLogin.password", password), ...human(answer) }),
  byMobileCode: (mobile: string, verify_code: string): Promise<SignedIn> => callApi(mobileLogin, { mobile, verify_code, invite_code: invited() }),
  byTicket: (third_name: "google" | "twitter", access_token: string, signal: AbortSignal): Promise<SignedIn> =>
    callApi(userLogin, { type: 2, access_token, third_name, inviteCode: invited() }, { signal }),
  byWallet: (wallet_address: string, signature: string, timestamp: number): Promise<SignedIn> =>
    callApi(userLogin, { type: 1, wallet_address, signature, timestamp, inviteCode: invited() }),
  byPasskey: (id: string, response: object): Promise<SignedIn> => callApi(passkeyLogin, { id, response: { ...response } }),
  startPasskey: () => callApi(startPasskeyLogin, {}),
  askWallet: (wallet_address: string) => callApi(walletChallenge, { wallet_address }),
  sendMobileCode: (mobile: string, answer: string | null) => callApi(sendMobileCode, { mobile, ...human(answer), language: getLocale() }),
  sendCode: (purpose: Purpose, email: string, answer: string | null) => callApi(sendCalls[purpose], { email, ...human(answer), language: getLocale() }),
  checkResetCode: (email: string, verifyCode: string) => callApi(checkEmailCode4ResetPassword, { email, verifyCode }),
  register: async (email: string, verifyCode: string, password: string, inviteCode: string | null) =>
    callApi(register, { email, verifyCode, password: await seal("register.password", password), inviteCode }),
  resetPassword: async (email: string, verifyCode: string, password: string) =>
    callApi(resetPassword, { email, verifyCode, password: await seal("resetPassword.password", password) }),
};
