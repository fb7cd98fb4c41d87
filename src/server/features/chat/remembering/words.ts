import type { Locale } from "../../../../shared/i18n/locale.ts";
import { nameBirth } from "../../../../topics/kit/birth/name-birth.ts";
import { nameDate } from "../../../../topics/kit/days/name-days.ts";
import { nameWho } from "../../../../topics/kit/hearing/who-names.ts";
import { me } from "../flow/people.ts";
import type { RememberedBirth, RememberedQuestion } from "./port.ts";
import { toIndirect } from "./to-indirect.ts";

/** A day beside today: the year is said where it is another. */
const nameDay = (day: string, today: string, locale: Locale): string => {
  if (day === today) return { zh: "今天早些时候", en: "earlier today" }[locale];
  const named = nameDate(day, locale);
  if (day.slice(0, 4) !== today.slice(0, 4)) return locale === "zh" ? named : `on ${named}`;
  return locale === "zh" ? named.replace(/^\d+ 年 /, "") : `on ${named.replace(/ \d{4}$/, "")}`;
};

const toCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “11 月 3 日你问过要不要走。” "On 3 November you asked whether to leave." */
export const wordQuestion = ({ text, day }: RememberedQuestion, today: string, locale: Locale): string => {
  const indirect = toIndirect(text, locale);
  const on = nameDay(day, today, locale);
  const bare = text.replace(/(?<![\s?？。.!！])[\s?？。.!！]+$/, "");
  if (locale === "zh") return indirect ? `${on}你问过${indirect}。` : `${on}你问过：“${bare}？”`;
  return indirect ? `${toCapital(on)} you asked ${indirect}.` : `${toCapital(on)} you asked: “${bare}?”`;
};

/** Whose birth is used, when it was given, and what it says. */
export const wordBirth = ({ whose, birth, day }: RememberedBirth, today: string, locale: Locale): string => {
  const on = nameDay(day, today, locale);
  const said = nameBirth(birth, locale);
  const who = whose === me ? null : nameWho(whose, locale);
  // A figure stands off from the word before it.
  const gap = /^\d/.test(on) ? " " : "";
  if (locale === "zh") return `用的是你${gap}${on}说过的${whose === me ? "" : `${who ?? "那个人"}的`}生辰：${said}。`;
  return `This uses ${whose === me ? "the birth you gave" : `the birth you gave for your ${who ?? "other half"}`} ${on}: ${said}.`;
};
