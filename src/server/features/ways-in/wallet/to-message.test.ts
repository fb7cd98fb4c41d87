import { createSiweMessage } from "viem/siwe";
import { expect, test } from "vitest";
import { toMessage } from "./to-message.ts";

const address = "0xA0Cf798816D4b9b9866b5330EEa46a18382f251e";
const [fromMs, toMs] = [Date.UTC(2026, 10, 23, 12), Date.UTC(2026, 10, 23, 12, 5)];
const make = (publicUrl: string) =>
  toMessage({ config: { publicUrl } as never, randomBytes: (n) => new Uint8Array(n).fill(7) }, { address, locale: "en", fromMs, toMs });

test("the message is the one that viem makes", () => {
  expect(make("https://yarrow.example/")).toBe(
    createSiweMessage({
      address,
      chainId: 1,
      domain: "yarrow.example",
      uri: "https://yarrow.example",
      version: "1",
      nonce: "07".repeat(12),
      issuedAt: new Date(fromMs),
      expirationTime: new Date(toMs),
      statement: "Welcome to Yarrow. Signing only shows that this wallet is yours: it costs nothing and moves nothing.",
    }),
  );
});

test.each(["http://yarrow-box:3000", "http://[fd00::5]:3000", "http://192.168.1.5"])("a house network has one too: %s", (publicUrl) => {
  expect(make(publicUrl).split("\n")[0]).toBe(`${new URL(publicUrl).host} wants you to sign in with your Ethereum account:`);
});
