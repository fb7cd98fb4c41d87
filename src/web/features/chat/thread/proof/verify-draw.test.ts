import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bytesToHex, chanceOf, commitmentOf } from "../../../../../shared/chance.ts";
import type { CastData } from "../../../../../shared/contract/stream.ts";
import { getCastTopic } from "../../../../../topics/registry.ts";
import { verifyDraw } from "./verify-draw.ts";

const moment = "2026-11-20T04:00:00.000Z";

/** A draw as the server makes and sends it. */
const draw = async (
  topicId: string,
  input: Record<string, unknown>,
  seed: Uint8Array,
  nonce: string,
): Promise<{ data: CastData; opened: { seed: string; nonce: string } }> => {
  const topic = await getCastTopic(topicId);
  const castId = "abcDEF123";
  const parsed = topic.parse(input);
  const cast = topic.cast(parsed, { chance: chanceOf(seed, castId, nonce), moment });
  const commitment = commitmentOf(seed, castId);
  const sent = JSON.parse(
    JSON.stringify({ castId, topic: topicId, input: parsed, cast, engineVersion: topic.engineVersion, moment, commitment, question: "" }),
  ) as CastData;
  return { data: sent, opened: { seed: bytesToHex(seed), nonce } };
};

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe("checking a draw in the page", () => {
  it.each([
    ["tarot", { spread: "celticCross" }],
    ["zhouYi", { method: "coins" }],
    ["zhouYi", { method: "yarrow" }],
  ])("finds an honest draw of %s honest", async (topic, input) => {
    await fc.assert(
      fc.asyncProperty(seeds, fc.stringMatching(/^[A-Za-z0-9_-]{0,64}$/), async (seed, nonce) => {
        const { data, opened } = await draw(topic, input, seed, nonce);
        expect(await verifyDraw(data, opened, { commitment: data.commitment!, nonce })).toEqual({ isSealKept: true, isNonceOurs: true, isCastSame: true });
      }),
      { numRuns: 20 },
    );
  });

  const seed = (byte: number) => new Uint8Array(32).fill(byte);
  const keep = ({ data, opened }: Awaited<ReturnType<typeof draw>>) => ({ commitment: data.commitment!, nonce: opened.nonce });

  it("finds another seed, another nonce and a changed cast", async () => {
    const honest = await draw("tarot", { spread: "three" }, seed(7), "mine");
    const { data, opened } = honest;
    const kept = keep(honest);
    expect(await verifyDraw(data, { ...opened, seed: bytesToHex(seed(8)) }, kept)).toMatchObject({ isSealKept: false, isCastSame: false });
    expect(await verifyDraw(data, { ...opened, nonce: "other" }, kept)).toEqual({ isSealKept: true, isNonceOurs: false, isCastSame: true });
    const changed = structuredClone(data);
    (changed.cast as { cards: { reversed: boolean }[] }).cards[0]!.reversed = !(changed.cast as { cards: { reversed: boolean }[] }).cards[0]!.reversed;
    expect(await verifyDraw(changed, opened, kept)).toEqual({ isSealKept: true, isNonceOurs: true, isCastSame: false });
  });

  it("finds a cast forged after the seal: another seed with a seal of its own, or a number picked to suit", async () => {
    const shown = keep(await draw("tarot", { spread: "three" }, seed(7), "mine"));
    const otherSeed = await draw("tarot", { spread: "three" }, seed(9), "mine");
    expect((await verifyDraw(otherSeed.data, otherSeed.opened, shown)).isSealKept).toBe(false);
    const otherNonce = await draw("tarot", { spread: "three" }, seed(7), "picked");
    expect(await verifyDraw(otherNonce.data, otherNonce.opened, shown)).toEqual({ isSealKept: true, isNonceOurs: false, isCastSame: false });
  });

  it("claims nothing of a number it did not give", async () => {
    const { data, opened } = await draw("tarot", { spread: "one" }, seed(7), "server");
    expect(await verifyDraw(data, opened, null)).toEqual({ isSealKept: true, isNonceOurs: null, isCastSame: true });
  });

  it("takes keys in another order for the same cast, as a database may give them back", async () => {
    const { data, opened } = await draw("tarot", { spread: "one" }, seed(7), "");
    const reordered = { ...data, cast: Object.fromEntries(Object.entries(data.cast as object).reverse()) };
    expect((await verifyDraw(reordered, opened, null)).isCastSame).toBe(true);
  });

  it("does not judge a cast of another engine version", async () => {
    const { data, opened } = await draw("tarot", { spread: "one" }, seed(7), "");
    expect(await verifyDraw({ ...data, engineVersion: 999 }, opened, null)).toMatchObject({ isSealKept: true, isCastSame: null });
  });
});
