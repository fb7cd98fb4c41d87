import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../shared/chance.ts";
import { hearQuestion } from "../../kit/hearing/to-question.ts";
import type { Element } from "../data/deck.ts";
import { deck } from "../data/deck.ts";
import { phrasesEn } from "../data/phrases.en.ts";
import { phrasesZh } from "../data/phrases.zh.ts";
import { textsEn } from "../data/texts.en.ts";
import { textsZh } from "../data/texts.zh.ts";
import { castTarot } from "../engine.ts";
import { toTarotFacts } from "../facts.ts";
import { sayPair } from "./card-pieces.ts";
import { chinese, english } from "./language.ts";
import { toLedger } from "./ledger.ts";
import { toView } from "./view.ts";

const chance = chanceOf(new Uint8Array(32), "pairs", "");
const languages = [
  {
    locale: "zh",
    language: chinese(phrasesZh, textsZh),
    named: /[火水风土]/g,
    elements: { 火: "fire", 水: "water", 风: "air", 土: "earth" } as Record<string, Element>,
    nameOf: (id: number) => deck[id]!.nameZh,
  },
  {
    locale: "en",
    language: english(phrasesEn, textsEn),
    named: /\b(fire|flame|water|air|wind|earth)\b/gi,
    elements: { fire: "fire", flame: "fire", water: "water", air: "air", wind: "air", earth: "earth" } as Record<string, Element>,
    nameOf: (id: number) => deck[id]!.nameEn.replace(/^The /, ""),
  },
] as const;

/** Two cards of a suit and one major of each element, in every order. */
const sample = deck.filter(({ arcana, number, slug }) =>
  arcana === "minor" ? number === 2 || number === 13 : ["emperor", "high-priestess", "magician", "world"].includes(slug),
);
const pairs = sample.flatMap((first) => sample.filter((second) => second !== first).map((second) => [first, second] as const));

describe.each(languages)("a sentence on two neighbours ($locale)", ({ locale, language, named, elements, nameOf }) => {
  const told = pairs.flatMap(([first, second]) =>
    [0, 1, 2, 3].map((variant) => {
      const cards = [first.id, second.id, deck.find(({ id }) => id !== first.id && id !== second.id)!.id].map((id) => ({ id, reversed: false }));
      const cast = castTarot({ spread: "three", question: "", cards }, { chance });
      const view = toView({ cast, facts: toTarotFacts(cast), question: hearQuestion("", locale), variant }, language);
      const { text } = sayPair(view, toLedger(view), view.cards[1]!)!;
      const inOrder = text.indexOf(nameOf(first.id)) < text.indexOf(nameOf(second.id)) ? [first, second] : [second, first];
      return { text, cards: inOrder.map(({ element }) => element), named: (text.match(named) ?? []).map((word) => elements[word.toLowerCase()]!) };
    }),
  );

  it("is tried on every two elements in both orders, and in every wording", () => {
    expect(new Set(pairs.map(([first, second]) => `${first.element} ${second.element}`)).size).toBe(16);
    expect(new Set(told.map(({ text }) => deck.reduce((left, { id }) => left.replaceAll(nameOf(id), ""), text))).size).toBeGreaterThanOrEqual(20);
  });

  it("names the elements of the two cards in the order it names the cards", () => {
    for (const { text, cards, named } of told) expect(named.length > 1 ? named.slice(0, 2) : [named[0], named[0]], text).toEqual(cards);
  });
});
