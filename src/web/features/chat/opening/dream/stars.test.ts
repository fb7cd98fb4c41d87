import { describe, expect, it, test } from "vitest";
import { locales } from "../../../../../shared/i18n/locale.ts";
import { castDream } from "../../../../../topics/dream/engine.ts";
import { placeStars, places, withMood } from "./stars.ts";
import { words } from "./words.ts";

const dreams = { zh: "梦见一条黑蛇追我", en: "A black snake chased me" };

describe("a star", () => {
  it("stays where it rose when others come and go", () => {
    const first = placeStars([], ["snake", "house", "teeth"]);
    expect(first.slice(0, 4)).toEqual(["snake", "house", "teeth", null]);
    const next = placeStars(first, ["water", "teeth", "snake"]);
    expect(next.slice(0, 4)).toEqual(["snake", "water", "teeth", null]);
  });

  it("that finds no place free does not rise", () => {
    const ids = Array.from({ length: places.length + 2 }, (_, at) => `image${at}`);
    expect(placeStars([], ids)).toEqual(ids.slice(0, places.length));
  });
});

describe.each(locales)("how one woke, in %s", (locale) => {
  const { moods } = words[locale];
  const all = moods.map(({ sentence }) => sentence);

  test("is heard by the topic as it is written", () => {
    for (const { mood, sentence } of moods)
      expect(castDream({ text: withMood(dreams[locale], sentence, all) }, { moment: "2026-11-21T12:00:00Z" }).wakingMood).toBe(mood);
  });

  test("stands once, after the dream, and goes when it is chosen again", () => {
    const [one, other] = all as [string, string];
    const stop = locale === "zh" ? "。" : ". ";
    const told = withMood(dreams[locale], one, all);
    expect(told).toBe(`${dreams[locale]}${stop}${one}`);
    expect(withMood(told, other, all)).toBe(`${dreams[locale]}${stop}${other}`);
    expect(withMood(told, one, all).replace(/[.。]$/, "")).toBe(dreams[locale]);
    expect(withMood("", one, all)).toBe(one);
  });
});
