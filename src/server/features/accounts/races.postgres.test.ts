import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  checkEmailCode4ResetPassword,
  checkLogin,
  getPublicKey,
  loginOut,
  mobileLogin,
  modifyPassword,
  register,
  resetPassword,
  sendEmailCode,
  sendEmailCode4ResetPassword,
  sendMobileCode,
  userLogin,
} from "../../../shared/contract/accounts.ts";
import { readCode, readLetters } from "../../testing/read-letters.ts";
import { seal, sealPassword } from "../../testing/seal-password.ts";
import { askForCode, goodPassword, newEmail, signInWith, signUp } from "../../testing/sign-up.ts";
import { solveHumanCheck } from "../../testing/solve-human-check.ts";
import { createVisitor, openTestApp, type TestApp, type Visitor } from "../../testing/test-app.ts";
import { createTestPostgres, hasPostgres, type TestPostgres } from "../../testing/test-database.ts";

const isThere = await hasPostgres();

describe.runIf(isThere)("many at once, on two nodes over one database", () => {
  let postgres: TestPostgres;
  const apps: TestApp[] = [];
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    postgres = await createTestPostgres();
    for (let node = 0; node < 2; node += 1) {
      const database = await postgres.open();
      apps.push(await openTestApp(database, { DATABASE_URL: postgres.url }));
      closers.push(() => database.close());
    }
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    for (const close of closers) await close();
    await postgres.drop();
  });

  const app = (): TestApp => apps[0]!;
  // All come from one address, and what one test guesses is not the next one's.
  beforeEach(async () => void (await app().kernel.database.run("delete from login_tries", [])));
  /** A browser whose requests reach the nodes in turn. */
  const visitorOfBoth = (): Visitor => {
    let node = 0;
    return createVisitor((request) => {
      node += 1;
      return apps[node % apps.length]!.fetch(request);
    });
  };
  const count = async (sql: string, params: unknown[]): Promise<number> =>
    ((await app().kernel.database.run(`select count(*)::int as n from ${sql}`, params)) as { n: number }[])[0]!.n;
  const tally = (codes: readonly number[]): Record<number, number> => {
    const tallied: Record<number, number> = {};
    for (const code of codes) tallied[code] = (tallied[code] ?? 0) + 1;
    return tallied;
  };
  const times = <Result>(n: number, work: (at: number) => Promise<Result>): Promise<Result[]> => Promise.all(Array.from({ length: n }, (_, at) => work(at)));

  test("check 47: fifty who sign up with one code at once make one account, and the code is spent once", async () => {
    const email = newEmail();
    const verifyCode = await askForCode(app(), app().visitor(), email);
    const visitors = Array.from({ length: 50 }, visitorOfBoth);
    const sealed = await times(50, (at) => sealPassword(visitors[at]!, "register.password", goodPassword));
    const codes = await times(50, async (at) => (await visitors[at]!.ask(register, { email, verifyCode, password: sealed[at] })).code);
    const { 200: made, 2009: lost = 0, 2006: late = 0, ...others } = tally(codes);
    expect([made, lost + late, others]).toEqual([1, 49, {}]);
    expect(await count("credentials where kind = 'email' and subject = $1", [email])).toBe(1);
    expect(await count("people p where not exists (select 1 from credentials c where c.person_id = p.id)", [])).toBe(0);
    expect((await signInWith(visitorOfBoth(), email)).code).toBe(200);
  });

  test("one visitor who presses twenty times has one account, with all that is theirs", async () => {
    const [visitor, email] = [visitorOfBoth(), newEmail()];
    const verifyCode = await askForCode(app(), visitor, email);
    const sealed = await times(20, () => sealPassword(visitor, "register.password", goodPassword));
    const codes = await times(20, async (at) => (await visitor.ask(register, { email, verifyCode, password: sealed[at] })).code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes).not.toContain(500);
  });

  test("check 9: of fifty guesses at once five are counted, and the right code fails after them", async () => {
    const email = newEmail();
    const code = await askForCode(app(), app().visitor(), email);
    const visitor = visitorOfBoth();
    const guesses = Array.from({ length: 51 }, (_, at) => String((Number(code) + at) % 1_000_000).padStart(6, "0")).slice(1);
    const sealed = await times(51, () => sealPassword(visitor, "register.password", goodPassword));
    const codes = await times(50, async (at) => (await visitor.ask(register, { email, verifyCode: guesses[at], password: sealed[at] })).code);
    expect(tally(codes)).toEqual({ 2006: 50 });
    expect((await visitor.ask(register, { email, verifyCode: code, password: sealed[50] })).code).toBe(2006);
    expect(await count("codes where tries = 5", [])).toBe(1);
  });

  test("check 1: of fifty guesses at a password at once five are looked at", async () => {
    const email = newEmail();
    await signUp(app(), app().visitor(), email);
    const visitor = visitorOfBoth();
    const sealed = await times(50, () => sealPassword(visitor, "userLogin.password", "not the one"));
    const codes = await times(50, async (at) => (await visitor.ask(userLogin, { email, password: sealed[at] })).code);
    const { 2002: looked = 0, 2004: held = 0, ...others } = tally(codes);
    expect([looked, held, others]).toEqual([5, 45, {}]);
  });

  test("check 25: one sealed password opens one of twenty requests", async () => {
    const email = newEmail();
    await signUp(app(), app().visitor(), email);
    const visitor = visitorOfBoth();
    const password = await sealPassword(visitor, "userLogin.password", goodPassword);
    const codes = await times(20, async () => (await visitor.ask(userLogin, { email, password })).code);
    expect(tally(codes)).toEqual({ 200: 1, 1001: 19 });
  });

  test("check 8: one texted code signs in once of twenty", async () => {
    const mobile = "+8613900139000";
    const visitor = visitorOfBoth();
    expect((await visitor.ask(sendMobileCode, { mobile })).code).toBe(200);
    const verify_code = await readCode(app().kernel, mobile);
    const codes = await times(20, async () => (await visitorOfBoth().ask(mobileLogin, { mobile, verify_code })).code);
    const { 200: opened, 2009: lost = 0, 2006: late = 0, ...others } = tally(codes);
    expect([opened, lost + late, others]).toEqual([1, 19, {}]);
    expect(await count("sessions s join credentials c using (person_id) where c.subject = $1", [mobile])).toBe(1);
  });

  test("one code sets one new password of ten", async () => {
    const email = newEmail();
    await signUp(app(), app().visitor(), email);
    const visitor = visitorOfBoth();
    await visitor.ask(sendEmailCode4ResetPassword, { email, "g-recaptcha-response": await solveHumanCheck(app().visitor(), "reset") });
    const verifyCode = await readCode(app().kernel, email);
    expect((await visitor.ask(checkEmailCode4ResetPassword, { email, verifyCode })).data.is_checked).toBe(1);
    const sealed = await times(10, (at) => sealPassword(visitor, "resetPassword.password", `fresh stalks ${at}`));
    const codes = await times(10, async (at) => (await visitor.ask(resetPassword, { email, verifyCode, password: sealed[at] })).code);
    expect(tally(codes)).toEqual({ 200: 1, 2006: 9 });
    expect((await signInWith(visitor, email, `fresh stalks ${codes.indexOf(200)}`)).code).toBe(200);
    expect((await readLetters(app().kernel, email)).filter(({ kind }) => kind === "notice.password")).toHaveLength(1);
  });

  test("of ten changes of a password at once one is made, and its token is the one that is good", async () => {
    const [visitor, email] = [visitorOfBoth(), newEmail()];
    await signUp(app(), visitor, email);
    const requests = await times(8, async (at) => {
      const key = (await visitor.ask(getPublicKey)).data;
      const next = `fresh stalks ${at}`;
      return {
        old_password: await seal(key, "modifyPassword.old_password", goodPassword),
        new_password: await seal(key, "modifyPassword.new_password", next),
        repeat_password: await seal(key, "modifyPassword.repeat_password", next),
      };
    });
    const answers = await times(8, async (at) => visitor.ask(modifyPassword, requests[at]!));
    expect(answers.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1);
    expect(answers.map(({ code }) => code)).not.toContain(500);
    const { data } = answers.find(({ code }) => code === 200)!;
    Object.assign(visitor.headers, { authorization: data.user_token });
    expect((await visitor.ask(checkLogin)).code).toBe(200);
  });

  test("check 9: of ten who ask for a code to one address at once, one letter goes out", async () => {
    const email = newEmail();
    const answers = await times(10, () => solveHumanCheck(app().visitor(), "register"));
    const codes = await times(10, async (at) => (await visitorOfBoth().ask(sendEmailCode, { email, "g-recaptcha-response": answers[at] })).code);
    expect(tally(codes)).toEqual({ 200: 1, 9001: 9 });
    expect(await readLetters(app().kernel, email)).toHaveLength(1);
  });

  test("checks 15 and 16: what ends on one node has ended on the other at once", async () => {
    const email = newEmail();
    const onNode = async (node: number): Promise<Visitor> => {
      const visitor = apps[node]!.visitor();
      Object.assign(visitor.headers, { authorization: (await signInWith(visitor, email)).data.user_token });
      return visitor;
    };
    await signUp(app(), app().visitor(), email);
    const here = await onNode(0);
    const there = createVisitor((request) => apps[1]!.fetch(request));
    Object.assign(there.headers, here.headers);
    expect((await there.ask(checkLogin)).code).toBe(200);
    expect((await here.ask(loginOut)).code).toBe(200);
    expect([(await here.ask(checkLogin)).code, (await there.ask(checkLogin)).code]).toEqual([4001, 4001]);
    const [changing, other] = [await onNode(0), await onNode(1)];
    const key = (await changing.ask(getPublicKey)).data;
    const fresh = "fresh stalks";
    const { code } = await changing.ask(modifyPassword, {
      old_password: await seal(key, "modifyPassword.old_password", goodPassword),
      new_password: await seal(key, "modifyPassword.new_password", fresh),
      repeat_password: await seal(key, "modifyPassword.repeat_password", fresh),
    });
    expect([code, (await other.ask(checkLogin)).code]).toEqual([200, 4001]);
  });
});
