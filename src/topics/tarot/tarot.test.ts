import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf, hexToBytes } from "../../shared/chance.ts";
import { chiSquareBound, chiSquareOf } from "../kit/testing/chi-square.ts";
import type { Element } from "./data/deck.ts";
import { deck } from "./data/deck.ts";
import { textsEn } from "./data/texts.en.ts";
import { textsZh } from "./data/texts.zh.ts";
import { toDignity } from "./dignity.ts";
import { castTarot } from "./engine.ts";
import { toTarotFacts } from "./facts.ts";
import { findMeantCard } from "./find-meant.ts";
import goldenDeck from "./golden/deck.json" with { type: "json" };
import goldenDignities from "./golden/dignities.json" with { type: "json" };
import goldenSeeds from "./golden/seeds.json" with { type: "json" };
import goldenSpreads from "./golden/spreads.json" with { type: "json" };
import { toLean } from "./lean.ts";
import * as shares from "./shares.ts";
import type { SpreadId } from "./spreads.ts";
import { spreadIds, spreads } from "./spreads.ts";
import { tarot } from "./topic.ts";

const seedOf = (n: number): Uint8Array => new Uint8Array(32).map((_, at) => (n >> (8 * (at % 4))) & 255);
const cast = (spread: SpreadId, n: number) => castTarot({ spread, question: "" }, { chance: chanceOf(seedOf(n), "test", "") });
const anySpread = fc.constantFrom(...spreadIds);

it.each([
  ["卡住的那张，再抽一张看看。", "three", "card.2"],
  ["one more for the card that blocks me", "three", "card.2"],
  ["结果那张再补一张", "celticCross", "card.6"],
  ["one more for what helps", "cross", "card.4"],
  ["one more for what helps", "three", null],
  ["再抽一张", "three", null],
] as const)("“%s” means, in the spread %s, %s", (text, spread, meant) => {
  expect(findMeantCard(text, cast(spread, 1))).toBe(meant);
});

describe("the deck", () => {
  it("holds seventy-eight different cards, their ids their places", () => {
    expect(deck.map(({ id }) => id)).toEqual(Array.from({ length: 78 }, (_, id) => id));
    expect(new Set(deck.map(({ slug }) => slug)).size).toBe(78);
  });

  it("keeps the order and the names of Waite and Smith", () => {
    expect(deck.slice(0, 22).map(({ nameEn }) => nameEn)).toEqual(goldenDeck.majors);
    expect(deck.slice(22).map(({ suit, rank }) => `${suit}-${rank}`)).toEqual(
      goldenDeck.suits.flatMap((suit) => goldenDeck.ranks.map((rank) => `${suit}-${rank}`)),
    );
    for (const { id, nameEn } of goldenDeck.cases) expect(deck[id]?.nameEn).toBe(nameEn);
  });

  it.each([
    ["zh", textsZh],
    ["en", textsEn],
  ] as const)("has every passage of every card both ways up (%s)", (_, texts) => {
    for (const { slug } of deck) {
      for (const side of ["upright", "reversed"] as const) {
        const text = texts[slug]?.[side];
        for (const field of ["core", "love", "work", "money", "inner", "essence", "counsel", "act", "watch"] as const) {
          expect(text?.[field], `${slug} ${side} ${field}`).toMatch(/\S{2}/);
        }
      }
    }
  });
});

describe("elemental dignity", () => {
  it.each(goldenDignities.cases)("%s beside %s is %s, whichever comes first", (a, b, dignity) => {
    expect(toDignity(a as Element, b as Element)).toBe(dignity);
    expect(toDignity(b as Element, a as Element)).toBe(dignity);
  });
});

describe("the spreads", () => {
  it("give the Celtic cross Waite's ten places, each once", () => {
    expect(spreads.celticCross.places.map(({ key }) => key)).toEqual(goldenSpreads.celticCross.map(({ key }) => key));
    expect(new Set(goldenSpreads.celticCross.map(({ waite }) => waite)).size).toBe(10);
  });

  it("name no place twice and all lead somewhere", () => {
    for (const { places } of Object.values(spreads)) {
      expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
      expect(places.at(-1)?.role).toBe("outcome");
    }
  });
});

describe("the draw", () => {
  it("lays different cards in every place, whatever the seed", () => {
    fc.assert(
      fc.property(anySpread, fc.nat(), (spread, n) => {
        const { cards, dignities } = cast(spread, n);
        expect(cards).toHaveLength(spreads[spread].places.length);
        expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
        expect(cards.map(({ name }) => name)).toEqual(cards.map(({ id }) => deck[id]?.slug));
        expect(dignities).toHaveLength(cards.length - 1);
      }),
      { numRuns: 200 },
    );
  });

  it.each(goldenSeeds.cases)("is replayed card by card from a revealed seed ($spread)", ({ spread, seed, castId, nonce, cards }) => {
    const chance = chanceOf(hexToBytes(seed), castId, nonce);
    expect(castTarot({ spread: spread as SpreadId, question: "" }, { chance }).cards.map(({ id, reversed }) => [id, reversed])).toEqual(cards);
  });

  it("changes with the person's own nonce", () => {
    const [plain, salted] = ["", "mine"].map((nonce) => castTarot({ spread: "celticCross", question: "" }, { chance: chanceOf(seedOf(1), "test", nonce) }));
    expect(plain).not.toEqual(salted);
  });

  it("favours no card and no way up in twenty thousand draws", () => {
    const chance = chanceOf(seedOf(7), "fair", "");
    const counts = [0, 1, 2].map(() => new Array<number>(78).fill(0));
    const turned = [0, 1, 2].map(() => [0, 0]);
    for (let draw = 0; draw < 20_000; draw += 1) {
      for (const [place, { id, reversed }] of castTarot({ spread: "three", question: "" }, { chance }).cards.entries()) {
        counts[place]![id]! += 1;
        turned[place]![reversed ? 1 : 0]! += 1;
      }
    }
    for (const count of [...counts, ...turned]) expect(chiSquareOf(count)).toBeLessThan(chiSquareBound(count.length - 1));
  });

  it("takes a person's own cards as they lie, and uses no chance for them", () => {
    const cards = [
      { id: 9, reversed: false },
      { id: 37, reversed: true },
      { id: 17, reversed: false },
    ];
    const laid = castTarot(
      { spread: "three", question: "", cards },
      {
        chance: {
          below: () => {
            throw new RangeError("no chance");
          },
        },
      },
    );
    expect(laid.cards.map(({ name, reversed, position }) => [position, name, reversed])).toEqual([
      ["root", "hermit", false],
      ["obstacle", "cups-2", true],
      ["outcome", "star", false],
    ]);
  });
});

describe("the input", () => {
  it("is three cards without a question unless more is said", () => {
    expect(tarot.parse({})).toEqual({ spread: "three", question: "" });
  });

  it.each([
    ["a spread nobody knows", { spread: "four" }],
    ["too few cards of one's own", { spread: "three", cards: [{ id: 1 }] }],
    ["a card twice", { spread: "three", cards: [{ id: 1 }, { id: 1 }, { id: 2 }] }],
    ["a card outside the deck", { spread: "one", cards: [{ id: 78 }] }],
    ["a question longer than a message", { question: "x".repeat(4001) }],
  ])("refuses %s", (_, input) => {
    expect(() => tarot.parse(input)).toThrow();
  });

  it.each([
    ["zh", "凯尔特十字", { spread: "celticCross" }],
    ["zh", "用一张牌看看今天", { spread: "one", question: "用一张牌看看今天" }],
    ["zh", "关系牌阵，他怎么想的", { spread: "relationship", question: "关系牌阵，他怎么想的" }],
    ["zh", "是非牌", { spread: "yesNo" }],
    ["zh", "该不该换工作？", { question: "该不该换工作？" }],
    [
      "zh",
      "我抽到了隐者正位、圣杯二逆位、星星。该不该换工作？",
      {
        spread: "three",
        cards: [
          { id: 9, reversed: false },
          { id: 37, reversed: true },
          { id: 17, reversed: false },
        ],
        question: "该不该换工作？",
      },
    ],
    ["zh", "我还差一张证书，该不该考？", { question: "我还差一张证书，该不该考？" }],
    ["zh", "我抽到了隐者和星星", { question: undefined }],
    ["en", "Celtic cross please", { spread: "celticCross" }],
    ["en", "yes or no: should I go?", { spread: "yesNo", question: "yes or no: should I go?" }],
    [
      "en",
      "I drew the Hermit, Two of Cups reversed, the Star",
      {
        spread: "three",
        cards: [
          { id: 9, reversed: false },
          { id: 37, reversed: true },
          { id: 17, reversed: false },
        ],
      },
    ],
    ["en", "I got the job, should I take it?", { question: "I got the job, should I take it?" }],
  ] as const)("understands (%s) %s", (locale, text, understood) => {
    const given = tarot.understand(text, {}, locale);
    expect(given).toEqual(JSON.parse(JSON.stringify(understood)));
  });
});

describe("the facts", () => {
  it("count exactly how rare a pattern is", () => {
    expect(shares.shareOfSuit(3, 3)).toBeCloseTo((4 * 364) / 76_076, 12);
    expect(shares.shareOfMajors(3, 3)).toBeCloseTo(1540 / 76_076, 12);
    expect(shares.shareOfMissing(3)).toBeCloseTo(41_664 / 76_076, 12);
    expect(shares.shareOfReversals(3, 3)).toBeCloseTo(1 / 8, 12);
  });

  it("have ids of their own and put rare patterns before the cards, common ones after", () => {
    fc.assert(
      fc.property(anySpread, fc.nat(), (spread, n) => {
        const facts = toTarotFacts(cast(spread, n));
        expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
        const firstCard = facts.findIndex(({ key }) => key === "card");
        for (const [at, { values }] of facts.entries()) if ("share" in values) expect(values.share < 0.2).toBe(at < firstCard);
      }),
      { numRuns: 100 },
    );
  });

  it("lean to yes or no by the sum of the cards, where it leads counting twice", () => {
    const laid = castTarot(
      {
        spread: "three",
        question: "",
        cards: [
          { id: 9, reversed: false },
          { id: 37, reversed: true },
          { id: 17, reversed: false },
        ],
      },
      { chance: chanceOf(seedOf(0), "", "") },
    );
    expect(toLean(laid)).toEqual({ total: 2, most: 8, level: "leanYes" });
  });

  it.each(["zh", "en"] as const)("are said as chips (%s)", (locale) => {
    fc.assert(
      fc.property(anySpread, fc.nat(), (spread, n) => {
        for (const { label, value, note } of tarot.chips(cast(spread, n), locale)) {
          expect(label).not.toBe("");
          expect(`${value}${note}`).not.toMatch(/undefined|NaN|null/);
        }
      }),
      { numRuns: 60 },
    );
  });
});
