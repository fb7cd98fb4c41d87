import { pino } from "pino";
import { expect, test } from "vitest";
import {
  checkEmailCode4ResetPassword,
  checkLogin,
  getPublicKey,
  mobileLogin,
  modifyPassword,
  register,
  resetPassword,
  sendEmailCode,
  sendEmailCode4ResetPassword,
  sendMobileCode,
  userLogin,
} from "../../../shared/contract/accounts.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { readCode, readLetters } from "../../testing/read-letters.ts";
import { sealPassword } from "../../testing/seal-password.ts";
import { askForCode, goodPassword, newEmail, signInWith, signUp } from "../../testing/sign-up.ts";
import { solveHumanCheck } from "../../testing/solve-human-check.ts";
import type { Visitor } from "../../testing/test-app.ts";
import { forgetOldCodes } from "./codes/codes.ts";
import { forgetOldEvents } from "./events/record-event.ts";
import { takeCode } from "./index.ts";
import { forgetOldTries } from "./signing-in/tries.ts";

let nowMs = Date.now();
const lines: string[] = [];
const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
let phones = 0;
const newPhone = (): string => {
  phones += 1;
  return `+86138001${String(38_000 + phones)}`;
};
const wrongOf = (code: string): string => (code === "000000" ? "000001" : "000000");

describeServer(
  "codes",
  (app) => {
    const registerWith = async (visitor: Visitor, email: string, verifyCode: string) =>
      (await visitor.ask(register, { email, verifyCode, password: await sealPassword(visitor, "register.password", goodPassword) })).code;
    const askTo = async (call: typeof sendEmailCode | typeof sendEmailCode4ResetPassword, email: string) => {
      const visitor = app().visitor();
      const action = call === sendEmailCode ? "register" : "reset";
      return visitor.ask(call, { email, "g-recaptcha-response": await solveHumanCheck(visitor, action) });
    };
    const kindsTo = async (to: string) => (await readLetters(app().kernel, to)).map(({ kind }) => kind);

    test("check 8: a code makes one account, and is spent with it", async () => {
      const [visitor, email] = [app().visitor(), newEmail()];
      const code = await askForCode(app(), visitor, email);
      expect(await registerWith(visitor, email, code)).toBe(200);
      expect(await registerWith(app().visitor(), email, code)).toBe(2006);
    });

    test("check 8: a code is good for ten minutes", async () => {
      const [visitor, email] = [app().visitor(), newEmail()];
      const code = await askForCode(app(), visitor, email);
      nowMs += 10 * 60_000;
      expect(await registerWith(visitor, email, code)).toBe(2006);
    });

    test("check 9: after five wrong codes the right one fails, also when requests are rolled back", async () => {
      const [visitor, email] = [app().visitor(), newEmail()];
      const code = await askForCode(app(), visitor, email);
      // A wrong code is refused with an error: whatever its request had written is gone, and the count must not be.
      for (let time = 0; time < 5; time += 1) expect(await registerWith(visitor, email, wrongOf(code))).toBe(2006);
      expect(await registerWith(visitor, email, code)).toBe(2006);
      const one = { purpose: "register", to: { kind: "email", subject: email } } as const;
      expect(await takeCode(app().kernel, app().kernel.database.db, one, code)).toBe(false);
    });

    test("check 9: one code a minute, five an hour, for addresses that are not there as well, and the newest alone is good", async () => {
      const [known, unknown] = [newEmail(), newEmail()];
      await signUp(app(), app().visitor(), known);
      nowMs += 3_600_000;
      for (const email of [known, unknown]) {
        expect((await askTo(sendEmailCode4ResetPassword, email)).code).toBe(200);
        const soon = await askTo(sendEmailCode4ResetPassword, email);
        expect(soon).toMatchObject({ code: 9001, data: { retryAfterSeconds: 60 } });
      }
      const first = await readCode(app().kernel, known);
      for (let time = 1; time < 5; time += 1) {
        nowMs += 60_000;
        for (const email of [known, unknown]) expect((await askTo(sendEmailCode4ResetPassword, email)).code).toBe(200);
      }
      const last = await readCode(app().kernel, known);
      const check = async (verifyCode: string) => (await app().visitor().ask(checkEmailCode4ResetPassword, { email: known, verifyCode })).data.is_checked;
      expect([first === last ? 0 : await check(first), await check(last)]).toEqual([0, 1]);
      nowMs += 60_000;
      for (const email of [known, unknown]) expect((await askTo(sendEmailCode4ResetPassword, email)).code).toBe(9001);
    });

    test("check 10: a code to sign up sets no new password, and a code for one address serves no other", async () => {
      const [visitor, email, other] = [app().visitor(), newEmail(), newEmail()];
      const code = await askForCode(app(), visitor, email);
      expect((await visitor.ask(checkEmailCode4ResetPassword, { email, verifyCode: code })).data.is_checked).toBe(0);
      const others = await askForCode(app(), visitor, other);
      if (others !== code) expect(await registerWith(visitor, other, code)).toBe(2006);
      expect(await registerWith(visitor, email, code)).toBe(200);
    });

    test("check 11: a code is six figures, and neither it nor the address stands in the rows that judge it", async () => {
      const email = newEmail();
      const code = await askForCode(app(), app().visitor(), email);
      expect(code).toMatch(/^\d{6}$/);
      const { database } = app().kernel;
      const rows = JSON.stringify([
        await database.run("select purpose, target, mac from codes", []),
        await database.run("select kind, key, locked from letters", []),
        await database.run("select * from auth_events", []),
      ]);
      expect([rows.includes(`"${code}"`), rows.includes(email)]).toEqual([false, false]);
    });

    test("check 12: sending answers alike for known and unknown addresses; what is so is in the letter", async () => {
      const known = newEmail();
      await signUp(app(), app().visitor(), known);
      nowMs += 60_000;
      const unknown = newEmail();
      for (const call of [sendEmailCode, sendEmailCode4ResetPassword] as const) {
        const answer = await askTo(call, known);
        expect(answer).toEqual({ code: 200, data: null, msg: "" });
        expect(await askTo(call, unknown)).toEqual(answer);
      }
      expect(await kindsTo(known)).toEqual(["code.register", "notice.exists", "code.reset"]);
      expect(await kindsTo(unknown)).toEqual(["code.register", "notice.noAccount"]);
    });

    test("2005 and 2103 come from signing up after a right code alone", async () => {
      for (const [address, taken] of [
        [newEmail(), 2005],
        [newPhone(), 2103],
      ] as const) {
        await signUp(app(), app().visitor(), address);
        nowMs += 60_000;
        const code = await askForCode(app(), app().visitor(), address);
        expect(await registerWith(app().visitor(), address, wrongOf(code))).toBe(2006);
        expect(await registerWith(app().visitor(), address, code)).toBe(taken);
        expect(await registerWith(app().visitor(), address, code)).toBe(2006);
      }
    });

    test("no code goes out without a human check, and one check sends one", async () => {
      const visitor = app().visitor();
      const answer = await solveHumanCheck(visitor, "register");
      expect((await visitor.ask(sendEmailCode, { email: newEmail() })).code).toBe(2004);
      expect((await visitor.ask(sendEmailCode4ResetPassword, { email: newEmail(), "g-recaptcha-response": answer })).code).toBe(2004);
      expect((await visitor.ask(sendEmailCode, { email: newEmail(), "g-recaptcha-response": answer })).code).toBe(200);
      expect((await visitor.ask(sendEmailCode, { email: newEmail(), "g-recaptcha-response": answer })).code).toBe(2004);
    });

    test("a texted code signs in: an unknown number makes an account of the visitor, a known one opens it", async () => {
      const [visitor, mobile] = [app().visitor(), newPhone()];
      const { user_id } = (await visitor.ask(getUser)).data;
      expect((await visitor.ask(sendMobileCode, { mobile })).code).toBe(200);
      const code = await readCode(app().kernel, mobile);
      expect((await visitor.ask(mobileLogin, { mobile, verify_code: wrongOf(code) })).code).toBe(2006);
      expect((await visitor.ask(mobileLogin, { mobile, verify_code: code })).data).toMatchObject({ account: mobile, session: 2, user_id });
      expect((await visitor.ask(mobileLogin, { mobile, verify_code: code })).code).toBe(2006);
      nowMs += 60_000;
      const other = app().visitor();
      expect((await other.ask(sendMobileCode, { mobile, "g-recaptcha-response": await solveHumanCheck(other, "code") })).code).toBe(200);
      expect((await other.ask(mobileLogin, { mobile, verify_code: await readCode(app().kernel, mobile) })).data.user_id).toBe(user_id);
      expect((await other.ask(mobileLogin, { mobile: "12345", verify_code: "1" })).code).toBe(2104);
    });

    test("without a human check one text a minute goes to a number", async () => {
      const [visitor, mobile] = [app().visitor(), newPhone()];
      expect((await visitor.ask(sendMobileCode, { mobile })).code).toBe(200);
      expect((await visitor.ask(sendMobileCode, { mobile })).code).toBe(2004);
      expect((await visitor.ask(sendMobileCode, { mobile, "g-recaptcha-response": await solveHumanCheck(visitor, "code") })).code).toBe(9001);
    });

    test("numbers that differ in their last figures alone are sent thirty texts an hour, human check or not", async () => {
      const codes: number[] = [];
      for (let at = 0; at < 31; at += 1) {
        const visitor = app().visitor();
        const answer = await solveHumanCheck(visitor, "code");
        codes.push((await visitor.ask(sendMobileCode, { mobile: `+8613700137${String(100 + at)}`, "g-recaptcha-response": answer })).code);
      }
      expect([new Set(codes.slice(0, 30)), codes[30]]).toEqual([new Set([200]), 9001]);
    });

    test("what counts for nothing any more is forgotten, and what happened after half a year", async () => {
      const { kernel } = app();
      await signUp(app(), app().visitor());
      await signInWith(app().visitor(), newEmail(), "not the one");
      const count = async () => {
        const tables = ["codes", "login_tries", "auth_events"] as const;
        return Promise.all(
          tables.map(async (table) => ((await kernel.database.run(`select count(*)::int as n from ${table}`, [])) as { n: number }[])[0]!.n > 0),
        );
      };
      const forget = async () => {
        await forgetOldCodes(kernel);
        await forgetOldTries(kernel);
        await forgetOldEvents(kernel);
      };
      await forget();
      expect(await count()).toEqual([true, true, true]);
      nowMs += 2 * 3_600_000 + 1;
      await forget();
      expect(await count()).toEqual([false, false, true]);
      nowMs += 180 * 86_400_000;
      await forget();
      expect(await count()).toEqual([false, false, false]);
    });

    test("check 14: a token that a client proposes is not taken up, and each sign-in has its own", async () => {
      const email = newEmail();
      const { user_token } = await signUp(app(), app().visitor(), email);
      const device = app().visitor();
      Object.assign(device.headers, { authorization: "proposed-by-the-client-000000000000000000000" });
      const { data } = await signInWith(device, email);
      expect(new Set([data.user_token, user_token, device.headers["x-visitor"]]).size).toBe(3);
      expect((await device.ask(checkLogin)).code).toBe(4001);
    });

    test("check 17: fourteen days unused, or thirty in all, end a session", async () => {
      const visitor = app().visitor();
      await signUp(app(), visitor);
      const dayMs = 86_400_000;
      for (let day = 0; day < 29; day += 13) {
        expect((await visitor.ask(checkLogin)).code).toBe(200);
        nowMs += 13 * dayMs;
      }
      expect((await visitor.ask(checkLogin)).code).toBe(4001);
      const other = app().visitor();
      await signUp(app(), other);
      nowMs += 14 * dayMs;
      expect((await other.ask(checkLogin)).code).toBe(4001);
    });

    test("check 44: more than the contract names has no effect", async () => {
      const [visitor, email] = [app().visitor(), newEmail()];
      const { user_id } = await signUp(app(), visitor, email, { role: "staff", user_id: "p-other", kind: "google", remaining: 99 });
      expect((await visitor.ask(getUser)).data).toMatchObject({ standing: "member", user_id, identities: ["email"] });
    });

    test("check 58: no password, code, token or address is ever logged, whatever is refused", async () => {
      const [visitor, email, mobile] = [app().visitor(), newEmail(), newPhone()];
      const canary = "canary 🐤 49 stalks";
      const code = await askForCode(app(), visitor, email);
      const password = await sealPassword(visitor, "register.password", canary);
      await visitor.ask(register, { email, verifyCode: code, password });
      const { data } = await signInWith(visitor, email, canary);
      await visitor.ask(userLogin, { email, password: canary });
      await visitor.ask(resetPassword, { email, verifyCode: code, password: canary });
      await visitor.ask(sendMobileCode, { mobile });
      Object.assign(visitor.headers, { authorization: data.user_token });
      await visitor.ask(modifyPassword, { old_password: canary, new_password: canary, repeat_password: canary });
      const { database } = app().kernel;
      // A query that fails while it holds all of it.
      await database.run("alter table auth_events rename to away", []);
      expect((await signInWith(visitor, email, canary)).code).toBe(500);
      await database.run("alter table away rename to auth_events", []);
      const said = lines.join("\n");
      expect(said).toContain("unexpected failure");
      for (const secret of [canary, code, data.user_token, email, mobile, mobile.slice(3), (await visitor.ask(getPublicKey)).data.nonce])
        expect(said.includes(secret), secret).toBe(false);
    });

    test("check 59: a failure says a number and a request's id, and nothing of what failed", async () => {
      const { database } = app().kernel;
      await database.run("alter table login_tries rename to away", []);
      const answer = await signInWith(app().visitor(), newEmail());
      await database.run("alter table away rename to login_tries", []);
      expect(Object.keys(answer).toSorted()).toEqual(["code", "data", "msg", "requestId"]);
      expect(JSON.stringify(answer)).not.toMatch(/select|insert|login_tries|\bat \//i);
    });
  },
  undefined,
  { now: () => nowMs, log },
);
