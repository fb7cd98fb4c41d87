import { describe, expect, test } from "vitest";
import { bytesToHex, chanceOf, commitmentOf } from "../../../../shared/chance.ts";
import { castTarot } from "../../../../topics/tarot/engine.ts";
import { checkDraw } from "./check-draw.ts";

const seed = Uint8Array.from({ length: 32 }, (_, at) => at * 7);
const castId = "cast-1";
const nonce = "abc_c1_x2_y3_t4";
const drawn = castTarot({ spread: "one", question: "" }, { chance: chanceOf(seed, castId, nonce) }).cards[0]!;
const opened = { castId, seed: bytesToHex(seed), nonce, commitment: "", topic: "tarot", input: {}, moment: "" };
const seen = { commitment: commitmentOf(seed, castId), nonce, card: { slug: drawn.name, reversed: drawn.reversed } };

describe("checking a draw in the page", () => {
  test("an honest draw matches in all three", () => {
    expect(checkDraw(opened, seen)).toEqual({ seed: opened.seed, castId, isSealRight: true, isNonceRight: true, isCardRight: true, card: seen.card });
  });

  test("another seed than the sealed one shows in the seal", () => {
    const other = bytesToHex(seed.map((byte) => byte ^ 1));
    expect(checkDraw({ ...opened, seed: other }, seen).isSealRight).toBe(false);
  });

  test("another nonce than the person's shows, whatever came of it", () => {
    expect(checkDraw({ ...opened, nonce: "server-made" }, seen).isNonceRight).toBe(false);
  });

  test("another card than the drawn one shows, and so does the same card turned round", () => {
    expect(checkDraw(opened, { ...seen, card: { ...seen.card, slug: "no-such-card" } }).isCardRight).toBe(false);
    expect(checkDraw(opened, { ...seen, card: { ...seen.card, reversed: !seen.card.reversed } }).isCardRight).toBe(false);
  });
});
