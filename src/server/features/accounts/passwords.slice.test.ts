import { expect, test } from "vitest";
import {
  checkEmailCode4ResetPassword,
  checkLogin,
  getPublicKey,
  modifyPassword,
  register,
  resetPassword,
  sendEmailCode4ResetPassword,
  userLogin,
} from "../../../shared/contract/accounts.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { readCode, readLetters } from "../../testing/read-letters.ts";
import { seal, sealPassword } from "../../testing/seal-password.ts";
import { askForCode, goodPassword, newEmail, signInWith, signUp } from "../../testing/sign-up.ts";
import { solveHumanCheck } from "../../testing/solve-human-check.ts";
import type { Visitor } from "../../testing/test-app.ts";
import { hashing, hashPassword } from "./passwords/hash.ts";

let nowMs = Date.now();

describeServer(
  "passwords",
  (app) => {
    const change = async (visitor: Visitor, old: string, next: string, repeat = next) => {
      const key = (await visitor.ask(getPublicKey)).data;
      return visitor.ask(modifyPassword, {
        old_password: await seal(key, "modifyPassword.old_password", old),
        new_password: await seal(key, "modifyPassword.new_password", next),
        repeat_password: await seal(key, "modifyPassword.repeat_password", repeat),
      });
    };
    const askForReset = async (visitor: Visitor, email: string): Promise<string> => {
      expect((await visitor.ask(sendEmailCode4ResetPassword, { email, "g-recaptcha-response": await solveHumanCheck(visitor, "reset") })).code).toBe(200);
      return readCode(app().kernel, email);
    };
    const reset = async (visitor: Visitor, email: string, verifyCode: string, password: string) =>
      visitor.ask(resetPassword, { email, verifyCode, password: await sealPassword(visitor, "resetPassword.password", password) });
    const signedUp = async () => {
      const [visitor, email] = [app().visitor(), newEmail()];
      await signUp(app(), visitor, email);
      return { visitor, email };
    };
    /** The same account on another device. */
    const onAnother = async (email: string, password = goodPassword): Promise<Visitor> => {
      const device = app().visitor();
      const { code, data } = await signInWith(device, email, password);
      expect(code).toBe(200);
      Object.assign(device.headers, { authorization: data.user_token });
      return device;
    };
    const isSignedIn = async (visitor: Visitor): Promise<boolean> => (await visitor.ask(checkLogin)).code === 200;

    test("checks 6 and 16: a change wants the old one, ends every session, and goes on here under a new token", async () => {
      const { visitor, email } = await signedUp();
      const other = await onAnother(email);
      expect((await change(visitor, "not the one", "fresh stalks")).code).toBe(2002);
      expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([true, true]);
      const { code, data } = await change(visitor, goodPassword, "fresh stalks");
      expect(code).toBe(200);
      expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([false, false]);
      Object.assign(visitor.headers, { authorization: data.user_token });
      expect(await isSignedIn(visitor)).toBe(true);
      expect([(await signInWith(app().visitor(), email)).code, (await signInWith(app().visitor(), email, "fresh stalks")).code]).toEqual([2002, 200]);
      expect((await readLetters(app().kernel, email)).map(({ kind }) => kind)).toEqual(["code.register", "notice.password"]);
    });

    test("a change to the same, to two different ones, and to a weak one is refused by name", async () => {
      const { visitor } = await signedUp();
      expect((await change(visitor, goodPassword, goodPassword)).code).toBe(2101);
      expect(await change(visitor, goodPassword, "fresh stalks", "other stalks")).toMatchObject({
        code: 1001,
        data: { fields: { repeat_password: "different" } },
      });
      expect((await change(visitor, goodPassword, "123456")).code).toBe(2102);
      expect((await change(visitor, goodPassword, "twenty-one characters")).code).toBe(2102);
      expect(await isSignedIn(visitor)).toBe(true);
    });

    test("whoever signed in by something else, or has no password, has none to change", async () => {
      const { visitor } = await signedUp();
      const { data } = await visitor.ask(checkLogin);
      await app().kernel.database.run("delete from passwords where person_id = $1", [data.user_id]);
      expect((await change(visitor, goodPassword, "fresh stalks")).code).toBe(2014);
      await app().kernel.database.run("update sessions set kind = 'evm' where person_id = $1", [data.user_id]);
      expect((await change(visitor, goodPassword, "fresh stalks")).code).toBe(2014);
    });

    test("check 46: a new password by code needs the code to be checked first; then every session ends, and the code is spent", async () => {
      const { visitor, email } = await signedUp();
      const other = await onAnother(email);
      const stranger = app().visitor();
      const code = await askForReset(stranger, email);
      expect((await reset(stranger, email, code, "fresh stalks")).code).toBe(2006);
      expect((await stranger.ask(checkEmailCode4ResetPassword, { email, verifyCode: code === "000000" ? "000001" : "000000" })).data).toEqual({
        is_checked: 0,
      });
      expect((await stranger.ask(checkEmailCode4ResetPassword, { email, verifyCode: code })).data).toEqual({ is_checked: 1 });
      expect((await reset(stranger, email, code, "password")).code).toBe(2102);
      expect((await reset(stranger, email, code, "fresh stalks")).code).toBe(200);
      expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([false, false]);
      expect((await reset(stranger, email, code, "other stalks")).code).toBe(2006);
      expect((await signInWith(app().visitor(), email, "fresh stalks")).code).toBe(200);
      expect((await readLetters(app().kernel, email)).at(-1)?.kind).toBe("notice.password");
    });

    test("2001 comes from the check of a right code alone", async () => {
      const email = newEmail();
      const code = await askForReset(app().visitor(), email);
      expect((await app().visitor().ask(checkEmailCode4ResetPassword, { email, verifyCode: "1" })).data).toEqual({ is_checked: 0 });
      expect((await app().visitor().ask(checkEmailCode4ResetPassword, { email, verifyCode: code })).code).toBe(2001);
    });

    test("checks 4 and 5: a weak password makes no account and spends no code; what is typed is what counts", async () => {
      const [visitor, email] = [app().visitor(), newEmail()];
      const verifyCode = await askForCode(app(), visitor, email);
      const tryWith = async (password: string) =>
        (await visitor.ask(register, { email, verifyCode, password: await sealPassword(visitor, "register.password", password) })).code;
      for (const weak of ["12345", "123456", "password", "yarrow", email.split("@")[0]!, "twenty-one characters"]) expect(await tryWith(weak), weak).toBe(2102);
      expect(await tryWith(" 密码 and 🌿 ")).toBe(200);
      expect((await signInWith(app().visitor(), email, "密码 and 🌿")).code).toBe(2002);
      expect((await signInWith(app().visitor(), email, " 密码 and 🌿 ")).code).toBe(200);
    });

    test("check 7: a hash of older days is made anew at the next sign-in", async () => {
      const { visitor, email } = await signedUp();
      const { user_id } = (await visitor.ask(checkLogin)).data;
      const { database } = app().kernel;
      const read = async () => ((await database.run("select hash from passwords where person_id = $1", [user_id])) as { hash: string }[])[0]!.hash;
      await database.run("update passwords set hash = $1 where person_id = $2", [
        await hashPassword(app().kernel, goodPassword, { ...hashing, memory: 9216 }),
        user_id,
      ]);
      expect((await signInWith(app().visitor(), email, "not the one")).code).toBe(2002);
      expect(await read()).toContain("m=9216");
      expect((await signInWith(app().visitor(), email)).code).toBe(200);
      expect(await read()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2/);
    });

    test("check 1: the sixth wrong password in a quarter of an hour asks for a human check, and nobody is locked out", async () => {
      const { email } = await signedUp();
      for (let time = 0; time < 5; time += 1) expect((await signInWith(app().visitor(), email, "not the one")).code).toBe(2002);
      expect((await signInWith(app().visitor(), email, "not the one")).code).toBe(2004);
      expect((await signInWith(app().visitor(), email)).code).toBe(2004);
      const visitor = app().visitor();
      const withCheck = async () => ({
        email,
        password: await sealPassword(visitor, "userLogin.password", goodPassword),
        "g-recaptcha-response": await solveHumanCheck(visitor, "login"),
      });
      expect((await visitor.ask(userLogin, await withCheck())).code).toBe(200);
      // The right one ends the count.
      expect((await signInWith(app().visitor(), email)).code).toBe(200);
    });

    test("check 1: a quarter of an hour later it is over, for accounts that are not there as well", async () => {
      const email = newEmail();
      for (let time = 0; time < 5; time += 1) await signInWith(app().visitor(), email, "not the one");
      expect((await signInWith(app().visitor(), email, "not the one")).code).toBe(2004);
      nowMs += 15 * 60_000;
      expect((await signInWith(app().visitor(), email, "not the one")).code).toBe(2002);
    });

    test("check 2: thirty wrong ones from one address over many accounts ask for a human check", async () => {
      nowMs += 3_600_000;
      const codes: number[] = [];
      for (let time = 0; time < 31; time += 1) codes.push((await signInWith(app().visitor(), newEmail(), "not the one")).code);
      expect(new Set(codes.slice(0, 30))).toEqual(new Set([2002]));
      expect(codes[30]).toBe(2004);
      nowMs += 10 * 60_000;
      expect((await signInWith(app().visitor(), newEmail(), "not the one")).code).toBe(2002);
    });
  },
  undefined,
  { now: () => nowMs },
);
