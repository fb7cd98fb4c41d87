import { expect, test } from "vitest";
import { type Locale, locales } from "../shared/i18n/locale.ts";
import { fold } from "./kit/terms/fold.ts";
import { findTerm } from "./kit/terms/term.ts";
import { isPlain } from "./kit/terms/testing/plain-words.ts";
import { getCastTopic, getTerms, listTerms } from "./registry.ts";
import { listCasts } from "./sample-casts.ts";
import { type CastTopicId, topicIds } from "./topic-ids.ts";

const ids = topicIds.filter((id): id is CastTopicId => id !== "ask");
test.each(ids)("every label and value of a chip of %s is explained, or is a plain word", async (id) => {
  const topic = await getCastTopic(id);
  const terms = await getTerms(id);
  const casts = await listCasts(id);
  expect(casts.length).toBeGreaterThan(0);
  const listUnknown = (locale: Locale): string[] => {
    const said = casts.flatMap((cast) => topic.chips(cast, locale).flatMap(({ key, label, value }) => [`${key} ${label}`, `${key} ${value}`]));
    return [...new Set(said)].filter((line) => {
      const at = line.indexOf(" ");
      const text = line.slice(at + 1);
      return !isPlain(id, line.slice(0, at), text) && !findTerm(terms, text);
    });
  };
  expect(locales.map(listUnknown)).toEqual([[], []]);
});

test.each(ids)("no name of %s is given twice", async (id) => {
  const names = (await getTerms(id)).flatMap(({ names: { zh, en } }) => [...new Set([...zh, ...en].map(fold))]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** Characters, and letters. */
const lengths: Record<Locale, readonly [least: number, most: number]> = { zh: [15, 220], en: [40, 420] };

test.each(locales)("a meaning is neither a word nor an essay, and no two are one (%s)", async (locale) => {
  const terms = await listTerms();
  const [least, most] = lengths[locale];
  const odd = terms.filter(({ meaning }) => meaning[locale].length < least || meaning[locale].length > most);
  expect(odd.map(({ names, meaning }) => `${names[locale][0]}: ${meaning[locale].length}`)).toEqual([]);
  const meanings = terms.map(({ meaning }) => meaning[locale]);
  expect(meanings.filter((meaning, at) => meanings.indexOf(meaning) !== at)).toEqual([]);
});

test("every craft has terms, and together they are more than any one has", async () => {
  const counts = await Promise.all(ids.map(async (id) => (await getTerms(id)).length));
  expect(Math.min(...counts)).toBeGreaterThan(10);
  expect((await listTerms()).length).toBeGreaterThanOrEqual(450);
});

test.each(["ask", "kit", "runes"])("%s has no terms of its own", (id) => {
  expect(() => getTerms(id)).toThrow();
});
