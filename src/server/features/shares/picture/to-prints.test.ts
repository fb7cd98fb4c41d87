import { expect, test } from "vitest";
import type { ShareSnapshot } from "../../../../shared/contract/share.ts";
import { listCasts } from "../../../../topics/sample-casts.ts";
import { toPrints } from "./to-prints.ts";

type Figure = NonNullable<ShareSnapshot["records"][number]["figure"]>;
const snapshotOf = (figure: Partial<Figure> | null): ShareSnapshot => ({
  lang: "zh",
  topic: "tarot",
  title: "",
  description: "",
  day: "2026-11-20",
  out: { birth: false, names: false, photo: false },
  records: [
    {
      asked: "",
      photos: [],
      headline: null,
      passages: [],
      isCut: false,
      figure: figure && { topic: "tarot", title: "", lines: [], cast: null, isBounded: false, commitment: null, ...figure },
    },
  ],
});

test("a spread is printed card by card, a reversed one marked", async () => {
  const casts = (await listCasts("tarot")) as { cards: { name: string; reversed: boolean }[] }[];
  const cast = casts.find(({ cards }) => cards.length === 3)!;
  const [print] = await toPrints(snapshotOf({ cast }));
  expect(print!.pieces.map(({ drawing, isMarked }) => [drawing.of === "card" && drawing.slug, isMarked])).toEqual(
    cast.cards.map((card) => [card.name, card.reversed]),
  );
});

test("a cast an older engine made, or none at all, is printed by the topic's sign", async () => {
  expect(await toPrints(snapshotOf({ cast: { spread: "gone", cards: [{ id: 900 }] } }))).toEqual([null]);
  expect(await toPrints(snapshotOf({ topic: "astro", cast: null }))).toEqual([null]);
  expect(await toPrints(snapshotOf({ topic: "runes" }))).toEqual([null]);
  expect(await toPrints(snapshotOf(null))).toEqual([null]);
});
