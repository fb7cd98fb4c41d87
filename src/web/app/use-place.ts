import { useMemo } from "react";
import { useLocation } from "react-router";
import { isLocale, type Locale } from "../../shared/i18n/locale.ts";
import { findTopicId, type TopicId } from "../../topics/topic-ids.ts";

export type Room = "chat" | "history" | "horoscope" | "compare" | "none";

/** Where the address says one is. */
export interface Place {
  room: Room;
  /** `ask` where none is named, or an unknown one. */
  topic: TopicId;
  /** The language the address names; it wins for this view. */
  locale: Locale | undefined;
  msggroup: string | undefined;
  /** Asked for a fresh chat by `type=newChat`. */
  isNewChat: boolean;
  /** By `type=temporary`: a new chat that goes with its page. One that the address names is what it was begun as. */
  isTemporary: boolean;
}

const isId = (value: string): boolean => /^[A-Za-z0-9._-]{1,128}$/.test(value);
const toId = (value: string | null | undefined): string | undefined => (value && isId(value) ? value : undefined);

/** `tarot_zh` → topic and language; a missing or unknown part is left out. */
const parseType = (type: string): { topic: TopicId | undefined; locale: Locale | undefined } => {
  const [key = "", lang] = type.split("_");
  return { topic: findTopicId(key), locale: isLocale(lang) ? lang : undefined };
};

const decode = (text: string): string | null => {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
};

/** Reads an address. @param search with or without its question mark */
export const parsePlace = (pathname: string, search: string): Place => {
  const query = new URLSearchParams(search);
  const types = query.getAll("type");
  const named = types.find((type) => type !== "newChat" && type !== "temporary");
  const { topic, locale } = named ? parseType(named) : { topic: undefined, locale: undefined };
  const place = { topic: topic ?? "ask", locale, msggroup: undefined, isNewChat: types.includes("newChat"), isTemporary: false } as const;
  const path = pathname.length > 1 ? pathname.replace(/(?<!\/)\/+$/, "") : pathname;
  if (path === "/index") {
    const msggroup = toId(query.get("msg"));
    return { ...place, room: "chat", msggroup, isTemporary: msggroup === undefined && types.includes("temporary") };
  }
  if (path.startsWith("/askDivination/")) {
    const msggroup = toId(decode(path.slice("/askDivination/".length)));
    return { ...place, topic: "ask", room: msggroup ? "chat" : "none", msggroup };
  }
  if (path === "/history") {
    const module = query.get("module");
    return { ...place, topic: (module && findTopicId(module)) || "ask", room: "history" };
  }
  return { ...place, room: path === "/horoscope" ? "horoscope" : path === "/compare" ? "compare" : "none" };
};

/** The same address in another language: only what names one changes. */
export const toPlaceIn = (locale: Locale, search: string): string => {
  const query = new URLSearchParams(search);
  const types = query.getAll("type");
  if (!types.some((type) => parseType(type).locale)) return search;
  query.delete("type");
  const rest = [...query];
  const moved = types.map((type): [string, string] => ["type", parseType(type).locale ? `${type.split("_")[0]}_${locale}` : type]);
  return `?${new URLSearchParams([...moved, ...rest])}`;
};

export const usePlace = (): Place => {
  const { pathname, search } = useLocation();
  return useMemo(() => parsePlace(pathname, search), [pathname, search]);
};
