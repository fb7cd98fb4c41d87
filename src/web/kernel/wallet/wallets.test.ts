import { describe, expect, test, vi } from "vitest";
import { readRefusal, signWelcome } from "./sign.ts";
import { type Announced, knownWallets, type Provider, toWallets } from "./wallets.ts";

const provider: Provider = { request: async () => null };
const announce = (rdns: string, name = rdns): Announced => ({ info: { uuid: `${rdns}${name}`, name, rdns }, provider });

describe("the wallets of a browser", () => {
  test("the four keep their places whether they are there or not", () => {
    const names = ["MetaMask", "OKX Wallet", "TokenPocket", "Bitget"];
    expect(toWallets([], {}).map(({ name }) => name)).toEqual(names);
    const some = toWallets([announce("com.bitkeep.wallet"), announce("io.metamask")], {});
    expect(some.map(({ name, provider: here }) => [name, here !== undefined])).toEqual([
      ["MetaMask", true],
      ["OKX Wallet", false],
      ["TokenPocket", false],
      ["Bitget", true],
    ]);
  });
  test("others that have made themselves known stand below, once each, without taking over the page", () => {
    const many = Array.from({ length: 30 }, (_, at) => announce(`app.${at}`, "x".repeat(100)));
    const all = toWallets([announce("me.rainbow", "Rainbow"), announce("me.rainbow", "Rainbow"), ...many], {});
    expect(all[4]?.name).toBe("Rainbow");
    expect(all).toHaveLength(10);
    expect(all.every(({ name }) => name.length <= 40)).toBe(true);
  });
  test("one that does not announce itself is found where it used to be", () => {
    expect(toWallets([], { okxwallet: provider })[1]?.provider).toBe(provider);
    expect(toWallets([], { ethereum: Object.assign({ isMetaMask: true }, provider) })[0]?.provider).toBeDefined();
  });
  test("its app opens this page in its own browser", () => {
    const url = new URL("https://yarrow.example/index?type=ask_zh&dialog=login");
    for (const { openIn } of knownWallets) expect(decodeURIComponent(decodeURIComponent(openIn(url)))).toContain("yarrow.example/index?type=ask_zh");
  });
});

describe("signing in by a wallet", () => {
  test("signs what the server gave for the address, as hexadecimal bytes", async () => {
    const request = vi.fn(async ({ method }: { method: string }) => (method === "eth_requestAccounts" ? ["0xAb"] : "0xsig"));
    const signed = await signWelcome({ request }, async (address) => ({ timestamp: 7, message: `欢迎 ${address}` }));
    expect(signed).toEqual({ wallet_address: "0xAb", signature: "0xsig", timestamp: 7 });
    expect(request).toHaveBeenLastCalledWith({ method: "personal_sign", params: [`0x${Buffer.from("欢迎 0xAb").toString("hex")}`, "0xAb"] });
  });
  test("a wallet that gives no address signs nothing", async () => {
    expect(await signWelcome({ request: async () => [] }, async () => ({ timestamp: 7, message: "" }))).toBeNull();
  });
  test("a no is told from a fault", () => {
    expect(readRefusal({ code: 4001 })).toBe("refused");
    expect(readRefusal(new Error("User rejected the request."))).toBe("refused");
    expect(readRefusal({ code: -32002, message: "already pending" })).toBe("busy");
    expect(readRefusal(new Error("boom"))).toBeNull();
    expect(readRefusal(null)).toBeNull();
  });
});
