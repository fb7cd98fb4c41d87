import { expect, test } from "vitest";
import { findTopicId, topicIds, topicModules, toTopicFolder } from "./topic-ids.ts";

/** The specification's twenty pairs: they stand in addresses and stored rows. */
const published = {
  ask: "0",
  birthday: "b",
  tarot: "m",
  astro: "a",
  mbti: "r",
  dream: "f",
  fengshui: "i",
  huangdi: "j",
  fortune: "k",
  palmistry: "q",
  personality: "o",
  number: "p",
  purpleStar: "n",
  zhouYi: "l",
  name: "c",
  marriage: "d",
  business: "e",
  auspicious: "g",
  numerology: "h",
  TaoTeChing: "s",
};

test("the twenty topics keep their module letters", () => {
  expect(topicModules).toEqual(published);
});

test("a topic is found by its letter and by its key, and nothing else is", () => {
  for (const id of topicIds) {
    expect(findTopicId(id)).toBe(id);
    expect(findTopicId(published[id])).toBe(id);
  }
  for (const strange of ["", "z", "Tarot", "toString", "__proto__"]) expect(findTopicId(strange)).toBeUndefined();
});

test("a topic's folder is the kebab-case of its key", () => {
  expect([toTopicFolder("purpleStar"), toTopicFolder("TaoTeChing"), toTopicFolder("zhouYi"), toTopicFolder("ask")]).toEqual([
    "purple-star",
    "tao-te-ching",
    "zhou-yi",
    "ask",
  ]);
});
