import { expect, test } from "vitest";
import { manifest } from "./manifest.ts";
import { findTopicId, type TopicId, topicIds, toTopicFolder } from "./topic-ids.ts";

/** The specification's pairs: they stand in addresses and stored rows, so none may change or go. */
const published: Partial<Record<TopicId, string>> = {
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

test("what is published keeps its module letter", () => {
  const letters = Object.fromEntries(topicIds.map((id) => [id, manifest[id].letter]));
  expect(letters).toMatchObject(published);
});

test("every topic has a letter of its own, which is no topic's key", () => {
  const letters = topicIds.map((id) => manifest[id].letter);
  expect(letters.filter((letter) => !/^[0-9a-z]$/.test(letter))).toEqual([]);
  expect(new Set(letters).size).toBe(letters.length);
});

test("a topic is found by its letter and by its key, and nothing else is", () => {
  for (const id of topicIds) {
    expect(findTopicId(id)).toBe(id);
    expect(findTopicId(manifest[id].letter)).toBe(id);
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
