import { describe, expect, test } from "vitest";
import { type Locale, locales } from "../shared/i18n/locale.ts";
import { hearQuestion } from "./kit/hearing/to-question.ts";
import { keepSentences, toKeeper } from "./kit/sharing/keep-sentences.ts";
import { toChipReader } from "./kit/sharing/sharing.ts";
import { getCastTopic, getSharing, getTerms } from "./registry.ts";
import { listCasts } from "./sample-casts.ts";
import { type CastTopicId, topicIds } from "./topic-ids.ts";

const ids = topicIds.filter((id): id is CastTopicId => id !== "ask");
/** Topics whose casts are, or hold, a birth. */
const births: CastTopicId[] = ["birthday", "astro", "purpleStar", "marriage", "numerology", "huangdi", "fengshui", "auspicious", "name", "business"];
const charts: CastTopicId[] = ["birthday", "astro", "purpleStar", "marriage", "numerology", "huangdi"];
const question: Record<Locale, string> = { zh: "我适合做什么工作？", en: "What work suits me?" };

/** A cast as it is told, and what is left of it while birth and names stay out. */
const listShared = async (id: CastTopicId, locale: Locale) => {
  const [topic, sharing, terms] = await Promise.all([getCastTopic(id), getSharing(id), getTerms(id)]);
  return (await listCasts(id)).flatMap((cast) => {
    const out = sharing.holds(cast);
    if (out.length === 0) return [];
    const chips = topic.chips(cast, locale);
    const lines = sharing.toLines({ cast, locale, chip: toChipReader(chips) });
    const isKept = toKeeper({ sharing, cast, terms, lines, locale, out });
    const { headline, paragraphs } = topic.tell(cast, hearQuestion(question[locale], locale), { tier: "plus", variant: 0 });
    const told = [headline, ...paragraphs.flatMap(({ label, text }) => [label, text])];
    return [{ cast, out, chips, lines, told: told.join("\n"), kept: told.map((text) => keepSentences(text, isKept, locale)).join("\n") }];
  });
};

test.each(births)("a cast of %s with a birth in it says that it holds one", async (id) => {
  const sharing = await getSharing(id);
  expect((await listCasts(id)).some((cast) => sharing.holds(cast).includes("birth"))).toBe(true);
});

test("every other topic's casts hold no birth, whatever they were cast from", async () => {
  for (const id of ids.filter((one) => !births.includes(one))) {
    const sharing = await getSharing(id);
    for (const cast of await listCasts(id)) {
      expect(sharing.holds(cast)).not.toContain("birth");
      if (sharing.holds(cast).length === 0) expect(JSON.stringify(cast)).not.toMatch(/"(?:civilTime|lunarDate|birth|latitude|dayMaster)"/);
    }
  }
});

describe.each(locales)("with the birth left out, in %s", (locale) => {
  test.each(charts)("%s shows a few lines, none of them a figure, a degree or a date", async (id) => {
    for (const { lines } of await listShared(id, locale)) {
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.length).toBeLessThanOrEqual(3);
      if (id !== "numerology") expect(lines.map(({ value }) => value).join()).not.toMatch(/\d|°|[年月日时]/);
    }
  });

  test.each(charts)("the words of %s name nothing of the chart that no line shows", async (id) => {
    for (const { kept, told, chips, lines } of await listShared(id, locale)) {
      const shown = lines.map(({ label, value }) => `${label} ${value}`).join(" ");
      expect(lines.reduce((text, { value }) => text.replaceAll(value, ""), kept)).not.toMatch(/[\d°′%]/);
      const values = chips
        .flatMap(({ value }) => value.split(/[·、，, ]+/))
        .filter((value) => value.length > 2 && !shown.includes(value) && told.includes(value));
      const named = values.filter((value) => (locale === "zh" ? /\d|[甲-癸]|宫/.test(value) : /\d|house|palace/i.test(value)) && kept.includes(value));
      expect(named).toEqual([]);
    }
  });

  test.each(births.filter((id) => !charts.includes(id)))("%s, which is about something else, keeps its words and loses the birth's", async (id) => {
    const shared = await listShared(id, locale);
    expect(shared.length).toBeGreaterThan(0);
    expect(shared.some(({ kept, told }) => kept.length < told.length)).toBe(true);
    for (const { kept } of shared) expect(kept).not.toMatch(/日主|用神|命卦|day master|useful element|\bkua\b/i);
  });
});

describe.each(locales)("with names left out, in %s", (locale) => {
  test.each(["name", "marriage", "numerology", "business", "auspicious", "dream"] as const)("nobody is named in what is left of %s", async (id) => {
    const sharing = await getSharing(id);
    for (const { cast, out, kept, lines } of await listShared(id, locale)) {
      if (!out.includes("name")) continue;
      const names = (sharing.listNames?.(cast) ?? []).flatMap((name) => (name && name.length > 1 ? [name.toLowerCase()] : []));
      const shown = `${kept}\n${JSON.stringify(lines)}`.toLowerCase();
      expect(names.filter((name) => (/^[a-z]/.test(name) ? new RegExp(`\\b${name}\\b`).test(shown) : shown.includes(name)))).toEqual([]);
    }
  });
});
