import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { HoroscopeCast } from "../cast.ts";
import { themes } from "../themes.ts";
import { chooseClosing, choosePoint, toTeller } from "./choose.ts";
import { toLuckyWords as toLuckyEn, toScoreRule as toScoreRuleEn } from "./en/lucky.ts";
import { toThemeReasons } from "./list-reasons.ts";
import { tellEvents } from "./tell-events.ts";
import { tellCourse, tellSky } from "./tell-sky.ts";
import { tellTheme } from "./tell-theme.ts";
import type { ParagraphTheme, ToldHoroscope, ToldParagraph } from "./told.ts";
import { type TellView, toTellView, toTouch, toWording } from "./view.ts";
import type { Roaming } from "./word-types.ts";
import type { Writer } from "./writer.ts";
import { writers } from "./writers.ts";
import { toLuckyWords as toLuckyZh, toScoreRule as toScoreRuleZh } from "./zh/lucky.ts";

export { tellEvents, tellRetrogrades } from "./tell-events.ts";

const toLuckyWords = { zh: toLuckyZh, en: toLuckyEn } satisfies Record<Locale, unknown>;
const toScoreRule = { zh: toScoreRuleZh, en: toScoreRuleEn } satisfies Record<Locale, unknown>;

const tellOpening = ({ cast, moon }: TellView, writer: Writer): string => {
  if (!moon) return writer.join([cast.period === "year" ? writer.jupiterHouses[cast.houses.jupiter.house - 1]! : writer.sunHouses[cast.houses.sun.house - 1]!]);
  const { touch } = moon;
  const opening = writer.moonOpenings[moon.house - 1]![moon.third];
  return writer.join([opening, ...(touch ? [writer.moonTouch(writer.moonTouches[touch.other][toTouch(touch.type)], moon)] : []), ...tellSky(cast, writer)]);
};

const tellHeadline = ({ cast, turn }: TellView, writer: Writer): string => {
  const point = choosePoint(cast, turn);
  if (!point) return writer.headline(writer.headlines.health.moon[cast.scores.overall > 57 ? "lift" : "drag"], cast.period);
  const { lift, drag } = writer.headlines[point.theme][toTeller(point.points)];
  return writer.headline(point.points.value > 0 ? lift : drag, cast.period);
};

const tellClosing = ({ cast, moon, turn }: TellView, writer: Writer): { text: string; reasons: string[] } => {
  const third = moon ? ((turn % 3) + 3) % 3 : 0;
  const lift = chooseClosing(cast, 1, third === 2 ? 1 : 0);
  const drag = chooseClosing(cast, -1, moon ? toWording(turn) : 0);
  const lifter = lift && toTeller(lift.points);
  const house = moon?.house ?? cast.houses.sun.house;
  const doing = !lift || lifter === "moon" || third === 1 ? writer.moonDoings[house - 1]! : writer.doings[lift.theme][lifter as Roaming][toWording(turn)];
  const watch = drag ? writer.watches[drag.theme][toTeller(drag.points)] : writer.watches.health.moon;
  return { text: writer.closing(doing, watch, cast.period), reasons: [lift, drag].flatMap((chosen) => (chosen ? [chosen.points.id] : [])) };
};

const listParagraphs = (view: TellView, writer: Writer): ToldParagraph[] => {
  const { cast } = view;
  const paragraph = (theme: ParagraphTheme, text: string, reasons: string[]): ToldParagraph => ({
    theme,
    label: writer.label(theme, cast.period),
    text,
    reasons,
  });
  const moonHouse = view.moon ? [`moonHouse.${view.moon.house}`] : [];
  const before = new Set<string>();
  const told = themes.map((theme) => {
    const { text, reasons } = tellTheme(theme, view, before, writer);
    return paragraph(theme, text, reasons);
  });
  const closing = tellClosing(view, writer);
  const sky = cast.period === "day" ? [] : tellSky(cast, writer);
  return [
    paragraph("opening", tellOpening(view, writer), moonHouse),
    ...(cast.period === "day" ? [] : [paragraph("course", writer.join(tellCourse(cast, writer)), [])]),
    ...told,
    ...(sky.length > 0 ? [paragraph("sky", writer.join(sky), [])] : []),
    paragraph("closing", closing.text, closing.reasons),
  ];
};

/** A horoscope in words: every paragraph names the reasons it rests on. */
export const tellHoroscope = (cast: HoroscopeCast, locale: Locale): ToldHoroscope => {
  const writer = writers[locale];
  const view = toTellView(cast);
  const { color, rule } = toLuckyWords[locale](cast);
  return {
    headline: tellHeadline(view, writer),
    paragraphs: listParagraphs(view, writer),
    reasons: toThemeReasons(cast, locale),
    rule: toScoreRule[locale](cast),
    lucky: { color, hex: cast.lucky.hex, number: cast.lucky.number, rule },
    events: tellEvents(cast.events, locale),
  };
};
