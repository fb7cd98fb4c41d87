import { sealPassword } from "../../src/server/testing/seal-password.ts";
import { goodPassword, newEmail } from "../../src/server/testing/sign-up.ts";
import { solveHumanCheck } from "../../src/server/testing/solve-human-check.ts";
import { createVisitor } from "../../src/server/testing/test-app.ts";
import { register, sendEmailCode, userLogin } from "../../src/shared/contract/accounts.ts";
import type { Person } from "./house.ts";
import { eventually } from "./house.ts";

interface Letter {
  to: string;
  kind: string;
  code: string | null;
}

const listLetters = async (url: string, to: string): Promise<Letter[]> => {
  const { letters } = (await (await fetch(`${url}/dev/outbox.json`)).json()) as { letters: Letter[] };
  return letters.filter((letter) => letter.to === to);
};

/** The code of the newest letter of a kind to an address, as somebody reads it in their post. */
export const readCode = async ({ url }: Pick<Person, "url">, to: string, kind: string): Promise<string> => {
  const find = async () => (await listLetters(url, to)).find((letter) => letter.kind === kind)?.code ?? "";
  await eventually(find).toMatch(/^\d{6}$/);
  return find();
};

export interface Account {
  email: string;
  password: string;
  token: string;
}

/** An account made by the calls a page makes, and one more place where it is signed in. */
export const makeAccount = async ({ url, locale }: Pick<Person, "url" | "locale">): Promise<Account> => {
  const visitor = createVisitor(fetch, locale, url);
  const [email, password] = [newEmail(), goodPassword];
  await visitor.ask(sendEmailCode, { email, "g-recaptcha-response": await solveHumanCheck(visitor, "register") });
  const verifyCode = await readCode({ url }, email, "code.register");
  await visitor.ask(register, { email, verifyCode, password: await sealPassword(visitor, "register.password", password) });
  return { email, password, token: await signInElsewhere({ url, locale }, { email, password }) };
};

/** Signs in as another device does. @returns its token */
export const signInElsewhere = async (
  { url, locale }: Pick<Person, "url" | "locale">,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<string> => {
  const device = createVisitor(fetch, locale, url);
  const { code, data } = await device.ask(userLogin, { email, password: await sealPassword(device, "userLogin.password", password) });
  if (code !== 200) throw new Error(`no sign-in for ${email}: ${code}`);
  return data.user_token;
};

/** The person's browser is signed in from here on. */
export const enterAs = async ({ page, url }: Pick<Person, "page" | "url">, { token }: Pick<Account, "token">): Promise<void> => {
  await page.goto(`${url}/about`);
  await page.evaluate(`localStorage.setItem("token", ${JSON.stringify(token)})`);
};
