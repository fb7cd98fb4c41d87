import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkLogin, loginOut, register, userLogin } from "../../../shared/contract/accounts.ts";
import { getMsgGroupList } from "../../../shared/contract/chat.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { sealPassword } from "../../testing/seal-password.ts";
import { askForCode, goodPassword, newEmail, signInWith, signUp } from "../../testing/sign-up.ts";

describeServer("accounts", (app) => {
  test("a visitor signs up and keeps what is theirs, signs in, is known by the token, and signs out", async () => {
    const visitor = app().visitor();
    await say(visitor, "该不该去？");
    const before = (await visitor.ask(getUser)).data;
    const email = newEmail();
    const { user_token, ...account } = await signUp(app(), visitor, email);
    expect(account).toEqual({ account: email, session: 1, user_id: before.user_id });
    expect(user_token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect((await visitor.ask(checkLogin)).data).toEqual(account);
    expect((await visitor.ask(getMsgGroupList)).data.messageGroupList).toHaveLength(1);
    const out = await visitor.raw(loginOut);
    expect([out.status, out.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect((await visitor.ask(checkLogin)).code).toBe(4001);
  });

  test("check 13: a token has 256 bits of chance, and the database holds its SHA-256 alone", async () => {
    const { user_token } = await signUp(app(), app().visitor());
    expect(Buffer.from(user_token, "base64url")).toHaveLength(32);
    const rows = JSON.stringify(await app().kernel.database.run("select * from sessions", []));
    expect([rows.includes(createHash("sha256").update(user_token).digest("hex")), rows.includes(user_token)]).toEqual([true, false]);
  });

  test("signing up signs nobody in", async () => {
    const visitor = app().visitor();
    const email = newEmail();
    const verifyCode = await askForCode(app(), visitor, email);
    const password = await sealPassword(visitor, "register.password", goodPassword);
    expect(await visitor.ask(register, { email, verifyCode, password })).toEqual({ code: 200, data: null, msg: "" });
    expect((await visitor.ask(checkLogin)).code).toBe(9008);
  });

  test("a phone and a password are an account as well, whichever way the number is written", async () => {
    const visitor = app().visitor();
    expect((await signUp(app(), visitor, "+8613800138000")).session).toBe(2);
    expect((await signInWith(app().visitor(), "138 0013 8000")).data).toMatchObject({ account: "+8613800138000", session: 2 });
  });

  test("a wrong password and an account that is not there are one answer", async () => {
    const email = newEmail();
    await signUp(app(), app().visitor(), email);
    const wrong = await signInWith(app().visitor(), email, "not the one");
    expect(wrong.code).toBe(2002);
    expect(await signInWith(app().visitor(), newEmail(), "not the one")).toEqual(wrong);
    expect((await app().visitor().ask(userLogin, { email, password: "in clear" })).code).toBe(1001);
  });
});
