import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as contract from "../../../shared/contract/accounts.ts";
import { getMsgGroupList } from "../../../shared/contract/chat.ts";
import { getUser } from "../../../shared/contract/people.ts";
import { createBrowser, createWallet, signChallenge, signInBy } from "../../testing/browser.ts";
import { say } from "../../testing/chat.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { isSigned } from "./wallet/is-signed.ts";

const clock = { aheadMs: 0 };

describeServer(
  "wallets",
  (app) => {
    const browser = () => createBrowser(app());

    test("the message is EIP-4361, in the caller's language, for our own address whatever the request says of the host", async () => {
      const wallet = createWallet();
      const { message, timestamp } = (await app().visitor("en").ask(contract.walletChallenge, { wallet_address: wallet.address.toLowerCase() })).data;
      const lines = message.split("\n");
      expect(lines.slice(0, 4)).toEqual([
        "yarrow.example wants you to sign in with your Ethereum account:",
        wallet.address,
        "",
        "Welcome to Yarrow. Signing only shows that this wallet is yours: it costs nothing and moves nothing.",
      ]);
      expect(message).toMatch(/\nURI: https:\/\/yarrow\.example\nVersion: 1\nChain ID: 1\nNonce: [0-9a-f]{24}\nIssued At: /);
      const [issued, expires] = ["Issued At", "Expiration Time"].map((name) => Date.parse(new RegExp(`${name}: (.+)`).exec(message)![1]!));
      expect([issued, expires! - issued!]).toEqual([timestamp, 300_000]);
      expect((await app().visitor().ask(contract.walletChallenge, { wallet_address: wallet.address })).data.message).toContain("欢迎来到蓍问");
      const request = new Request("http://evil.example/api/walletChallenge", {
        method: "POST",
        headers: { host: "evil.example", "x-forwarded-host": "evil.example", "content-type": "application/json" },
        body: JSON.stringify({ wallet_address: wallet.address }),
      });
      const poisoned = await (await app().fetch(request)).text();
      expect(poisoned).toContain("yarrow.example");
      expect(poisoned).not.toContain("evil");
    });

    test("the first signature makes an account of the visitor and what is theirs; the next one opens it from anywhere", async () => {
      const [one, wallet] = [browser(), createWallet()];
      await say(one, "该不该去？");
      const { user_id } = (await one.ask(getUser)).data;
      const first = await signInBy(one, { type: 1, ...(await signChallenge(one, wallet)) });
      expect(first).toMatchObject({ code: 200, data: { user_id, session: 3, account: wallet.address } });
      expect((await one.ask(getMsgGroupList)).data.messageGroupList).toHaveLength(1);
      const other = browser();
      const again = await signInBy(other, { type: 1, ...(await signChallenge(other, wallet)) });
      expect(again.data).toMatchObject({ user_id, session: 3, account: wallet.address });
      expect(again.data.user_token).not.toBe(first.data.user_token);
      const rows = await app().kernel.database.run("select subject, shown from credentials where kind = 'evm' and person_id = $1", [user_id]);
      expect(rows).toEqual([{ subject: wallet.address.toLowerCase(), shown: wallet.address }]);
    });

    test("two of one wallet in one millisecond are two, and four first visits at once make one account", async () => {
      const wallet = createWallet();
      const signed = await Promise.all(Array.from({ length: 4 }, () => signChallenge(app().visitor(), wallet)));
      expect(new Set(signed.map(({ timestamp }) => timestamp)).size).toBe(4);
      const entered = await Promise.all(signed.map((one) => signInBy(browser(), { type: 1, ...one })));
      expect(entered.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
      expect(new Set(entered.map(({ data }) => data.user_id)).size).toBe(1);
    });

    test("check 24: a signature is good once, also of eight at once", async () => {
      const signed = { type: 1, ...(await signChallenge(app().visitor(), createWallet())) };
      const codes = (await Promise.all(Array.from({ length: 8 }, () => signInBy(browser(), signed)))).map(({ code }) => code);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      expect(codes.filter((code) => code === 2002)).toHaveLength(7);
    });

    test("check 24: another address, another site's message, another time and what is no signature are refused, never failed upon", async () => {
      const [wallet, other] = [createWallet(), createWallet()];
      const refused = async (change: (signed: Awaited<ReturnType<typeof signChallenge>>) => Record<string, unknown>) =>
        (await signInBy(browser(), { type: 1, ...change(await signChallenge(app().visitor(), wallet)) })).code;
      expect(await refused((signed) => ({ ...signed, wallet_address: other.address }))).toBe(2002);
      expect(await refused((signed) => ({ ...signed, timestamp: signed.timestamp + 1000 }))).toBe(2002);
      expect(await refused((signed) => ({ ...signed, timestamp: 1.5 }))).toBe(2002);
      const { timestamp, message } = (await app().visitor().ask(contract.walletChallenge, { wallet_address: wallet.address })).data;
      const elsewhere = await wallet.signMessage({ message: message.replaceAll("yarrow.example", "evil.example") });
      expect((await signInBy(browser(), { type: 1, wallet_address: wallet.address, signature: elsewhere, timestamp })).code).toBe(2002);
      const malformed = ["", "0x", "0x00", "nonsense", `0x${"0".repeat(130)}`, `0x${"f".repeat(130)}`, `0x${"1".repeat(19_000)}`, "0x\u0000", "💥"];
      for (const signature of malformed) expect(await refused((signed) => ({ ...signed, signature }))).toBe(2002);
      expect(await refused((signed) => ({ ...signed, wallet_address: "0x12" }))).toBe(2002);
      expect((await app().visitor().ask(contract.walletChallenge, { wallet_address: "0x12" })).code).toBe(1001);
      // The right one still opens.
      expect((await signInBy(browser(), { type: 1, ...(await signChallenge(app().visitor(), wallet)) })).code).toBe(200);
    });

    test("check 24: after five minutes a signature opens nothing", async () => {
      const signed = await signChallenge(app().visitor(), createWallet());
      clock.aheadMs += 300_001;
      expect((await signInBy(browser(), { type: 1, ...signed })).code).toBe(2002);
    });
  },
  async () => ({ PUBLIC_URL: "https://yarrow.example" }),
  { now: () => Date.now() + clock.aheadMs },
);

describe("a wallet that is a contract", () => {
  const asked: string[] = [];
  let says = "0x01";
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const bytes of request) text += String(bytes);
    const { id, method } = JSON.parse(text) as { id: number; method: string };
    asked.push(method);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ jsonrpc: "2.0", id, result: says }));
  });
  let url = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const check = async (rpc: string | undefined, signature: string) => {
    const log = { warn: () => {} };
    return isSigned({ config: { EVM_RPC_URL: rpc } as never, log: log as never }, { address: createWallet().address, message: "m", signature });
  };

  test("is asked on the chain where a node is set, and nowhere else", async () => {
    expect(await check(undefined, "0x1234")).toBe(false);
    expect(asked).toEqual([]);
    expect(await check(url, "0x1234")).toBe(true);
    expect(asked).toContain("eth_call");
    says = "0x00";
    expect(await check(url, "0x1234")).toBe(false);
    expect(await check("http://127.0.0.1:1", "0x1234")).toBe(false);
  });
});
