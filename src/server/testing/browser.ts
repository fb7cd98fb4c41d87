import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import * as contract from "../../shared/contract/accounts.ts";
import type { PersonId } from "../../shared/ids.ts";
import type { TestApp, Visitor } from "./test-app.ts";

/** A visitor whose cookies are kept and sent again, as a browser does, and who is led along redirects. */
export interface Browser extends Visitor {
  cookies: Map<string, string>;
  /** Sends the token from now on. */
  signIn(token: string): void;
  open(path: string, more?: Record<string, string>): Promise<Response>;
}

export const createBrowser = (app: TestApp, lang: "zh" | "en" = "zh", base = "http://localhost:3000"): Browser => {
  const visitor = app.visitor(lang);
  const cookies = new Map<string, string>();
  const headers = visitor.headers as Record<string, string>;
  const keep = (response: Response): Response => {
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(";");
      const at = pair!.indexOf("=");
      cookies.set(pair!.slice(0, at), pair!.slice(at + 1));
    }
    if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return response;
  };
  return {
    ...visitor,
    cookies,
    signIn(token) {
      headers.authorization = token;
    },
    open: async (path, more = {}) => {
      const { cookie } = headers;
      return keep(await app.fetch(new Request(new URL(path, base), { headers: { ...(cookie && { cookie }), ...more }, redirect: "manual" })));
    },
  };
};

/** Leaves for a provider, says there whatever it is set to say, and stands before the way back. */
export const leaveFor = async (browser: Browser, name: "google" | "x", query = ""): Promise<URL> => {
  const started = await browser.open(`/api/oauth/${name}/start${query}`);
  const page = started.headers.get("location");
  if (started.status !== 302 || !page) throw new Error(`no way to ${name}: ${started.status}`);
  const answered = await fetch(page, { redirect: "manual" });
  return new URL(answered.headers.get("location")!);
};

/** All the way to a provider and back. @returns where one lands */
export const walkTo = async (browser: Browser, name: "google" | "x", query = ""): Promise<string> => {
  const back = await leaveFor(browser, name, query);
  return (await browser.open(back.pathname + back.search)).headers.get("location")!;
};

/** The ticket of a landing. */
export const ticketOf = (landing: string): string => /(?:access_token|code)=([^&]+)/.exec(landing)?.[1] ?? "";

export const signInBy = async (browser: Browser, request: Record<string, unknown>) => {
  const answer = await browser.ask(contract.userLogin, request);
  if (answer.code === 200) browser.signIn(answer.data.user_token);
  return answer;
};

/** Signs in with Google or X. */
export const enterFrom = async (browser: Browser, name: "google" | "x") =>
  signInBy(browser, { type: 2, access_token: ticketOf(await walkTo(browser, name)), third_name: name });

export const createWallet = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey());

/** What a wallet signed, as a call takes it. */
export const signChallenge = async (visitor: Visitor, wallet: PrivateKeyAccount) => {
  const { timestamp, message } = (await visitor.ask(contract.walletChallenge, { wallet_address: wallet.address })).data;
  return { wallet_address: wallet.address, signature: await wallet.signMessage({ message }), timestamp };
};

/** Somebody with an account, opened by a wallet. */
export const createMember = async (app: TestApp, lang: "zh" | "en" = "zh") => {
  const [browser, wallet] = [createBrowser(app, lang), createWallet()];
  const { code, data } = await signInBy(browser, { type: 1, ...(await signChallenge(browser, wallet)) });
  if (code !== 200) throw new Error(`no member: ${code}`);
  return { browser, wallet, signedIn: data, personId: data.user_id as PersonId };
};
