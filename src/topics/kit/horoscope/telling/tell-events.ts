import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { SkyEvent } from "../../sky/sky-events.ts";
import type { SkyMonth } from "../sky-month.ts";
import * as en from "./en/event-names.ts";
import { bodyNames } from "./names.ts";
import type { ToldEvent, ToldRetrograde } from "./told.ts";
import * as zh from "./zh/event-names.ts";

const eventNames: Record<Locale, (event: SkyEvent) => string> = { zh: zh.toEventName, en: en.toEventName };

/** @returns whose event it is: the Moon's for a phase, the quicker body's for an aspect */
const toBodyOf = (event: SkyEvent): string => {
  if (event.kind === "phase") return "moon";
  return event.kind === "aspect" ? event.a : event.body;
};

/** Events with their names: "狮子座新月", "Mercury turns back in Scorpio". `kind` is the sky's own: phase, ingress, station, eclipse, aspect. */
export const tellEvents = (events: readonly SkyEvent[], locale: Locale): ToldEvent[] =>
  events.map((event) => ({
    at: new Date(event.at * 1000).toISOString(),
    kind: event.kind,
    body: toBodyOf(event),
    sign: event.sign,
    name: eventNames[locale](event),
  }));

/** Who moves backwards in a month, named. */
export const tellRetrogrades = (retrogrades: SkyMonth["retrogrades"], locale: Locale): ToldRetrograde[] =>
  retrogrades.map(({ body, from, to }) => ({ body, name: bodyNames[locale][body], from, to }));
