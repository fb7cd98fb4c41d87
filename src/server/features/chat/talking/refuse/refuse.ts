import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Risk } from "../../../../../topics/kit/hearing/heard.ts";
import { chooseUnsaid } from "../choose-unsaid.ts";
import { refuseEn } from "./refuse.en.ts";
import { refuseZh } from "./refuse.zh.ts";
import type { RefusedRisk } from "./refuse-words.ts";

const words = { zh: refuseZh, en: refuseEn };

const toRefused = (risk: Risk | null | undefined): RefusedRisk => (risk === "stalk" || risk === "minor" ? risk : "harm");

interface RefuseRequest {
  risk: Risk | null | undefined;
  text: string;
  locale: Locale;
  variant: number;
  said: readonly string[];
}

/** No help to hurt, to follow or to touch a child; and a way out. */
export const toRefusal = ({ risk, text, locale, variant, said }: RefuseRequest): string =>
  chooseUnsaid(words[locale][toRefused(risk)], said, `${text}${variant}`);
