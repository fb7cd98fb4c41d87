import type { Locale } from "../../shared/i18n/locale.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { type Term, toTerm } from "../kit/terms/term.ts";
import { type DeckCard, deck, type Element } from "./data/deck.ts";
import { partTerms } from "./data/terms.ts";
import { textsEn } from "./data/texts.en.ts";
import { textsZh } from "./data/texts.zh.ts";
import { type Place, type Role, spreadIds, spreads } from "./spreads.ts";

const elements: Record<Element, string> = { fire: "火", water: "水", air: "风", earth: "土" };
const roles: Record<Role, Record<Locale, string>> = {
  root: { zh: "看这件事从哪里来", en: "where the matter comes from" },
  present: { zh: "看眼下是什么样子", en: "how things stand" },
  obstacle: { zh: "看什么挡着、什么顶着", en: "what stands against it" },
  advice: { zh: "看能做什么", en: "what you can do" },
  other: { zh: "看旁人那头", en: "the other people in it" },
  outcome: { zh: "看照这样下去往哪边走，算两份", en: "where it goes if it goes on like this; it counts twice" },
};

const toCardTerm = ({ slug, arcana, element, nameZh, nameEn }: DeckCard): Term => {
  const [zh, en] = [textsZh[slug]!, textsEn[slug]!];
  const bare = nameEn.replace(/^The /, "");
  return toTerm(
    nameZh,
    bare === nameEn ? nameEn : `${nameEn}|${bare}`,
    `${arcana === "major" ? "大牌" : "小牌"}，属${elements[element]}。正位是${zh.upright.essence}，逆位是${zh.reversed.essence}。`,
    `A ${arcana} of ${element}. Upright it is ${en.upright.essence}; reversed, ${en.reversed.essence}.`,
  );
};

const allPlaces: readonly Place[] = spreadIds.flatMap((id) => spreads[id].places);
const alikeIn = (en: string): readonly Place[] => allPlaces.filter(({ words }) => words.en === en);

/** Two spreads may call one place by two names in Chinese: 往哪里去, 走向. */
const placeTerms = allPlaces
  .filter((place) => alikeIn(place.words.en)[0] === place)
  .map(({ role, words: { zh, en } }) => {
    const names = [...new Set(alikeIn(en).map(({ words }) => words.zh))].join("|");
    return toTerm(names, en, `牌阵里的一个位置，“${zh}”：${roles[role].zh}。`, `A place of the spread, “${en}”: ${roles[role].en}.`);
  });

const spreadTerms = spreadIds.map((id) => {
  const { words, places } = spreads[id];
  const zh = places.map(({ words: place }) => place.zh).join("、");
  const en = places.map(({ words: place }) => place.en).join("; ");
  return toTerm(
    words.zh,
    words.en,
    `一种牌阵，用${places.length}张牌，位置是：${zh}。`,
    `A spread with ${places.length === 1 ? "one place" : `${places.length} places`} to lay a card on: ${en}.`,
  );
});

export const terms = joinTerms(partTerms, deck.map(toCardTerm), spreadTerms, placeTerms);
