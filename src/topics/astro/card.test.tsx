import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { locales } from "../../shared/i18n/locale.ts";
import { parseInput } from "../kit/parse-input.ts";
import { holdsFact } from "./card/holds.ts";
import { listMonths } from "./card/list-months.ts";
import { listPositionRows } from "./card/position-rows.ts";
import { findView, listViews } from "./card/shown-view.ts";
import { toWheelModel } from "./card/wheel/wheel-model.ts";
import { Card, toCaption } from "./card.tsx";
import { castAstro } from "./engine.ts";
import { toAstroFacts } from "./facts.ts";
import { type AstroInput, astroInput } from "./input.ts";

const birth = { instant: "1990-05-01T05:45:00Z", latitude: 31.23, longitude: 121.47 };
const rowKeys = ["positions", "aspects", "houses", "balance", "year", "making"] as const;
const givens: Record<string, Record<string, unknown>> = {
  "an ordinary birth": birth,
  "a stellium": { instant: "1962-02-05T00:00:00Z", latitude: 40.71, longitude: -74 },
  "an unknown hour": { birth: { date: "1990-05-01", time: null, timeZone: "+08:00", latitude: 31.23, longitude: 121.47 } },
  "a birth inside the polar circle": { instant: "1985-07-12T09:20:00Z", latitude: 70, longitude: 25.8 },
  "a couple": { ...birth, other: { instant: "1988-11-13T22:10:00Z", latitude: 51.5, longitude: -0.13, timeZone: "+00:00" } },
};

describe.each(Object.entries(givens))("%s", (_, given) => {
  const cast = castAstro(parseInput<AstroInput>(astroInput, given), { moment: "2025-11-21T12:00:00Z" });

  test("opens only facts that the chart has", () => {
    const ids = new Set(toAstroFacts(cast).map(({ id }) => id));
    const opened = [
      ...listViews(cast).flatMap((view) => {
        const { marks, lines } = toWheelModel(cast, view);
        return [...marks, ...lines, ...listPositionRows(cast, view)].map(({ fact }) => fact);
      }),
      ...listMonths(cast).flatMap(({ days }) => days.map(({ fact }) => fact)),
    ];
    expect(opened.length).toBeGreaterThan(60);
    expect(opened.filter((fact) => !ids.has(fact))).toEqual([]);
  });

  test("shows each fact on the wheel, or in one row", () => {
    for (const { id } of toAstroFacts(cast)) {
      const view = findView(id) ?? "natal";
      const { marks, lines } = toWheelModel(cast, view);
      const isDrawn = id.startsWith("angle.") || [...marks, ...lines.filter(({ isQuiet }) => !isQuiet)].some(({ fact }) => fact === id);
      const rows = rowKeys.filter((row) => holdsFact(cast, view, row)(id));
      expect(rows.length, id).toBe(isDrawn ? 0 : 1);
    }
  });

  test("leaves no day of the year ahead out of its months", () => {
    const days = listMonths(cast).flatMap((month) => month.days);
    expect(days).toHaveLength(cast.yearAhead.hits.length + cast.yearAhead.eclipses.length);
  });

  test.each(locales)("is drawn in %s with nothing missing", (locale) => {
    const drawn = renderToStaticMarkup(<Card cast={cast} locale={locale} isFresh={false} facts={[]} activeFactId={null} onFact={() => {}} />);
    expect(drawn).not.toMatch(/undefined|NaN|null|\[object/);
    expect(toCaption(cast, locale).note).not.toMatch(/undefined|NaN|null/);
    expect(drawn.includes(locale === "zh" ? "整宫制。" : "whole signs are used")).toBe(cast.houseNote === "polar");
  });
});
