import { expect } from "vitest";
import * as contract from "../../../../shared/contract/credentials.ts";
import { createAuthenticator } from "../../../testing/authenticator.ts";
import { createBrowser, createWallet, signChallenge, ticketOf, walkTo } from "../../../testing/browser.ts";
import type { startProviders } from "../../../testing/providers.ts";
import { sealPassword } from "../../../testing/seal-password.ts";
import { goodPassword, newEmail, signUp } from "../../../testing/sign-up.ts";
import type { TestApp } from "../../../testing/test-app.ts";

/** Somebody with an address and a password, Google, a wallet and a passkey. @param number theirs at Google */
export const createVictim = async (app: TestApp, { google }: Awaited<ReturnType<typeof startProviders>>, number: string) => {
  const [browser, email, wallet, authenticator] = [createBrowser(app), newEmail(), createWallet(), createAuthenticator()];
  const { user_id: personId } = await signUp(app, browser, email);
  const proof = async () => ({ password: await sealPassword(browser, "proof.password", goodPassword) });
  google.set({ sub: number, email, email_verified: true });
  const access_token = ticketOf(await walkTo(browser, "google"));
  const made = [
    await browser.ask(contract.addIdentity, { kind: "google", access_token, proof: await proof() }),
    await browser.ask(contract.addIdentity, { kind: "evm", wallet: await signChallenge(browser, wallet), proof: await proof() }),
  ];
  const { id, options } = (await browser.ask(contract.startPasskey)).data;
  made.push(await browser.ask(contract.addPasskey, { id, response: authenticator.make(options) }));
  expect(made.map(({ code }) => code)).toEqual([200, 200, 200]);
  return { browser, email, personId, number, wallet, authenticator, proof };
};
export type Victim = Awaited<ReturnType<typeof createVictim>>;

/** Every way in is as it was, and nobody else is in. */
export const expectUntouched = async ({ kernel }: TestApp, { browser, personId }: Victim): Promise<void> => {
  const { identities, hasPassword } = (await browser.ask(contract.listIdentities)).data;
  expect([identities.map(({ kind }) => kind), hasPassword]).toEqual([["email", "google", "evm"], true]);
  expect(await kernel.database.run("select count(*)::int as n from passkeys where person_id = $1", [personId])).toEqual([{ n: 1 }]);
  expect((await browser.ask(contract.listSessions)).data.sessions.map(({ isThis }) => isThis)).toEqual([true]);
};
