import { randomBytes } from "node:crypto";
import { register, type SignedIn, sendEmailCode, userLogin } from "../../shared/contract/accounts.ts";
import { readCode } from "./read-letters.ts";
import { sealPassword } from "./seal-password.ts";
import { solveHumanCheck } from "./solve-human-check.ts";
import type { TestApp, Visitor } from "./test-app.ts";

/** Passes every rule. */
export const goodPassword = "stalks of 49";

export const newEmail = (): string => `${randomBytes(6).toString("hex")}@example.com`;

/** Asks for a code to sign up with. @returns the code */
export const askForCode = async ({ kernel }: Pick<TestApp, "kernel">, visitor: Visitor, address: string): Promise<string> => {
  const human = await solveHumanCheck(visitor, "register");
  const { code } = await visitor.ask(sendEmailCode, { email: address, "g-recaptcha-response": human });
  if (code !== 200) throw new Error(`no code for ${address}: ${code}`);
  return readCode(kernel, address);
};

export const signInWith = async (visitor: Visitor, address: string, password = goodPassword) =>
  visitor.ask(userLogin, { email: address, password: await sealPassword(visitor, "userLogin.password", password) });

/** Makes a visitor's account and signs them in: from here on they ask with their token. */
export const signUp = async (app: Pick<TestApp, "kernel">, visitor: Visitor, address = newEmail(), more: Record<string, unknown> = {}): Promise<SignedIn> => {
  const verifyCode = await askForCode(app, visitor, address);
  const password = await sealPassword(visitor, "register.password", goodPassword);
  const made = await visitor.ask(register, { email: address, verifyCode, password, ...more });
  if (made.code !== 200) throw new Error(`no account for ${address}: ${made.code}`);
  const { data } = await signInWith(visitor, address);
  Object.assign(visitor.headers, { authorization: data.user_token });
  return data;
};
