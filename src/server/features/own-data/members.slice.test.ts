import { expect, test } from "vitest";
import * as contract from "../../../shared/contract/credentials.ts";
import { deleteAccount } from "../../../shared/contract/own-data.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { createAuthenticator } from "../../testing/authenticator.ts";
import { createBrowser, createMember, signChallenge } from "../../testing/browser.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { readLetters } from "../../testing/read-letters.ts";
import { sealPassword } from "../../testing/seal-password.ts";
import { goodPassword, newEmail, signUp } from "../../testing/sign-up.ts";
import { forgetLeaving } from "./leaving/forget.ts";

const clock = { aheadMs: 0 };

describeServer(
  "leaving",
  (app) => {
    test("check 57: an account goes with a proof only, and its owner is told", async () => {
      const [browser, email] = [createBrowser(app()), newEmail()];
      await signUp(app(), browser, email);
      expect(await browser.ask(deleteAccount)).toMatchObject({ code: 1001, data: { fields: { proof: "required" } } });
      const leave = async (password: string) =>
        (await browser.ask(deleteAccount, { proof: { password: await sealPassword(browser, "proof.password", password) } })).code;
      expect([await leave("another one"), await leave(goodPassword)]).toEqual([2002, 200]);
      expect((await readLetters(app().kernel, email)).map(({ kind }) => kind)).toContain("notice.deletion");
      expect((await browser.ask(getUser)).data.deletes_at).not.toBeNull();
    });

    test("check 57: after a week neither a wallet nor a passkey finds anybody, and no row of theirs is left", async () => {
      const { browser, wallet, personId } = await createMember(app());
      const authenticator = createAuthenticator();
      const { id, options } = (await browser.ask(contract.startPasskey)).data;
      await browser.ask(contract.addPasskey, { id, response: authenticator.make(options) });
      expect((await browser.ask(deleteAccount, { proof: { wallet: await signChallenge(browser, wallet) } })).code).toBe(200);
      clock.aheadMs += 8 * 86_400_000;
      expect(await forgetLeaving(app().kernel)).toBeGreaterThan(0);
      const asked = (await app().visitor().ask(contract.startPasskeyLogin)).data;
      expect(
        (
          await app()
            .visitor()
            .ask(contract.passkeyLogin, { id: asked.id, response: authenticator.answer(asked.options) })
        ).code,
      ).toBe(2002);
      for (const table of ["credentials", "passkeys", "sessions", "passwords"])
        expect(await app().kernel.database.run(`select 1 from ${table} where person_id = $1`, [personId])).toEqual([]);
      const again = await createMember(app());
      expect(again.personId).not.toBe(personId);
    });
  },
  undefined,
  { now: () => Date.now() + clock.aheadMs },
);
