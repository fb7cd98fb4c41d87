import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Risk } from "../../../../../topics/kit/hearing/heard.ts";
import type { Told } from "../../telling/tell-cast.ts";
import { chooseUnsaid, type Ways } from "../choose-unsaid.ts";
import { toTold } from "../told.ts";
import { carryChips } from "./carry.ts";
import { findFit } from "./find-fit.ts";
import type { VerdictRisk } from "./limit-words.ts";
import { limitsEn } from "./limits.en.ts";
import { limitsZh } from "./limits.zh.ts";

const words = { zh: limitsZh, en: limitsEn };

const verdictRisks: readonly string[] = ["medical", "death", "legal", "stake", "infidelity"] satisfies VerdictRisk[];

export const isVerdictRisk = (risk: Risk | null | undefined): risk is VerdictRisk => verdictRisks.includes(risk ?? "");

export interface LimitRequest {
  risk: VerdictRisk;
  /** What was asked. */
  text: string;
  locale: Locale;
  variant: number;
  /** Our earlier answers in this chat, oldest first. */
  said: readonly string[];
}

/** A way in two: what a cast cannot say, and the rest. */
const cut = (way: string): { first: string; rest: string } => {
  const at = /。|\.(?=\s)/.exec(way)?.index ?? way.length - 1;
  return { first: way.slice(0, at + 1), rest: way.slice(at + 1).trim() };
};

const choose = ({ risk, text, locale, variant, said }: LimitRequest): { first: string; rest: string } => {
  const { ways, fits } = words[locale][risk];
  const seed = `${text}${variant}`;
  const parts = ways.map(cut);
  const rest = chooseUnsaid(parts.map((part) => part.rest) as unknown as Ways, said, seed);
  const own = parts.find((part) => part.rest === rest)!.first;
  const fit = fits[findFit(risk, text) ?? ""];
  const first = fit ? chooseUnsaid(fit, said, seed) : own;
  return { first: said.some((earlier) => earlier.includes(first)) ? own : first, rest };
};

/** What a cast cannot say here, and who can; then what the person carries, and an offer to look at that. */
export const toLimit = (request: LimitRequest): Told => {
  const { first, rest } = choose(request);
  return toTold(`${first}${request.locale === "zh" ? "" : " "}${rest}`, carryChips[request.locale].slice(0, 1));
};

/** The same as the first words of a reading that carries no verdict. */
export const toLimitLead = (request: LimitRequest): { headline: string; first: string } => ({
  headline: chooseUnsaid(words[request.locale][request.risk].headlines, request.said, `${request.text}${request.variant}`),
  first: choose(request).first,
});
