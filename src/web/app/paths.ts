import type { Locale } from "../../shared/i18n/locale.ts";
import { manifest } from "../../topics/manifest.ts";
import type { TopicId } from "../../topics/topic-ids.ts";

interface ChatPlace {
  topic: TopicId;
  locale: Locale;
  msggroup: string;
  /** The question to open it at; left out: where it was left. */
  turnId?: string | undefined;
}
interface HistoryPlace {
  topic?: TopicId | undefined;
  query?: string;
  /** What the page opens with: the cursor in the search field, or the boxes for selecting. */
  focus?: "search" | "select";
}

/** Left out: one's own sign, the day, today, all five together, the day's own month. */
interface HoroscopeAddress {
  sign?: string | undefined;
  period?: string | undefined;
  date?: string | undefined;
  theme?: string | undefined;
  month?: string | undefined;
}

const withQuery = (path: string, query: [name: string, value: string | undefined][]): string => {
  const given = query.filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** What names a turn in an address's hash. */
export const turnPrefix = "turn=";

/** Every address of the app, in one place. */
export const paths = {
  landing: "/",
  index: "/index",
  topic: (topic: TopicId, locale: Locale) => withQuery("/index", [["type", `${topic}_${locale}`]]),
  newChat: (topic: TopicId, locale: Locale) =>
    withQuery("/index", [
      ["type", `${topic}_${locale}`],
      ["type", "newChat"],
    ]),
  /** A new chat that is kept only while its page is open. */
  temporary: (topic: TopicId, locale: Locale) =>
    withQuery("/index", [
      ["type", `${topic}_${locale}`],
      ["type", "temporary"],
    ]),
  chat: ({ topic, locale, msggroup, turnId }: ChatPlace) =>
    withQuery("/index", [
      ["type", `${topic}_${locale}`],
      ["msg", msggroup],
    ]) + (turnId ? `#${turnPrefix}${encodeURIComponent(turnId)}` : ""),
  ask: (id: string) => `/askDivination/${encodeURIComponent(id)}`,
  history: ({ topic, query, focus }: HistoryPlace = {}) =>
    withQuery("/history", [
      ["module", topic && manifest[topic].letter],
      ["query", query],
      ["focus", focus],
    ]),
  /** One comparison by its id; a reading that is to be asked elsewhere by its chat and answer; else the form and the list. */
  compare: (address: { id?: string; chat?: string; answer?: string } = {}) => withQuery("/compare", Object.entries(address)),
  shares: "/shares",
  memory: "/memory",
  account: "/account",
  settings: "/settings",
  about: "/about",
  agreement: "/agreement",
  privacy: "/privacy",
  /** With `ask`: a link that asks for a birth is made at once. */
  archives: (address: { ask?: "profile" | "marriage" } = {}) => withQuery("/archives", Object.entries(address)),
  /** A profile by its id; else a new one, begun with a relation, or with the birth that a chat knows. */
  editProfile: (address: { id?: string; relationship?: string; chat?: string; about?: string } = {}) => withQuery("/editPage", Object.entries(address)),
  /** A topic’s opening with a profile’s birth in it. */
  castWith: (topic: TopicId, locale: Locale, profile: string) =>
    withQuery("/index", [
      ["type", `${topic}_${locale}`],
      ["profile", profile],
    ]),
  journal: (entry?: string) => withQuery("/journal", [["entry", entry]]),
  horoscope: (address: HoroscopeAddress = {}) => withQuery("/horoscope", Object.entries(address)),
};
