import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { locales } from "../../shared/i18n/locale.ts";
import { Card } from "./card.tsx";
import { castDream } from "./engine.ts";

const text = "梦见一条蛇咬了我，奶奶在厨房里做饭。";
const earlier = [{ date: "2026-11-03", symbols: ["snake"] }];
const cast = castDream({ text, earlier }, { moment: "2026-11-21T12:00:00Z" });
const show = (given: unknown, locale: "zh" | "en"): string =>
  renderToStaticMarkup(<Card cast={given} locale={locale} isFresh={false} activeFactId={null} onFact={() => {}} />);

describe("the card of a dream", () => {
  test("names its images in the language of the page, by the cast alone", () => {
    expect(cast.symbols.map(({ id }) => id)).toEqual(expect.arrayContaining(["snake", "grandmother"]));
    for (const { id } of [...cast.symbols, ...cast.recurring]) for (const locale of locales) expect(show(cast, locale)).toContain(cast.names![id]![locale]);
    expect(show(cast, "en")).toContain("snake");
  });

  test("of an old cast, which has no names, shows the dreamer’s own words", () => {
    const { names: _, ...old } = cast;
    for (const locale of locales) {
      const shown = show(old, locale);
      for (const { spans } of cast.symbols) expect(shown).toContain(spans[0]!.words);
      expect(shown).not.toMatch(/undefined/);
    }
  });
});
