import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { HelpLine, OwnHelpLines } from "../../../kernel/help-lines-file.ts";
import { chooseWhole, type Ways } from "../talking/choose-unsaid.ts";
import { findHarmedSign, findSelfSign, isChild } from "./hear-care.ts";
import { findEmergency, listHelpLines } from "./list-help-lines.ts";
import { harmedEn } from "./words/harmed.en.ts";
import { harmedZh } from "./words/harmed.zh.ts";
import { selfEn } from "./words/self.en.ts";
import { selfZh } from "./words/self.zh.ts";

const words = { zh: { self: selfZh, harmed: harmedZh }, en: { self: selfEn, harmed: harmedEn } };

export interface CareRequest {
  risk: "self" | "harmed";
  text: string;
  /** What the person wrote before, oldest first. */
  earlier: readonly string[];
  /** How many answers of care there were, this one counted. */
  turns: number;
  /** Our earlier answers in this chat, oldest first. */
  said: readonly string[];
  locale: Locale;
  timeZone: string;
  own: OwnHelpLines | null;
}

export interface Care {
  text: string;
  /** People to call, shown under the words; empty where they stand a little further up and nothing presses. */
  lines: HelpLine[];
}

/** The wordings that come in question, the fittest first. */
const listWays = ({ risk, text, turns, locale }: CareRequest, isMinor: boolean): Ways[] => {
  if (risk === "self") {
    const { first, heard, on } = words[locale].self;
    const sign = findSelfSign(text);
    if (turns === 1 && sign !== "means") return [first, on];
    return sign ? [heard[sign], on] : [on, first];
  }
  const { first, minorFirst, heard, on } = words[locale].harmed;
  const opening = isMinor ? minorFirst : first;
  if (turns === 1) return [opening, on];
  const sign = findHarmedSign(text);
  const own = sign ? [heard[sign]] : [];
  return isMinor && sign !== "now" ? [heard.minor, ...own, on] : [...own, on, opening];
};

/** Whether the numbers are shown anew: at the beginning, where it presses, and from time to time. */
const wantsLines = ({ risk, text, turns }: CareRequest): boolean => {
  const presses = risk === "self" ? findSelfSign(text) === "means" : findHarmedSign(text) === "now";
  return turns % 5 === 1 || presses;
};

/** An answer to somebody in danger: it listens, asks one thing back, and never goes to a cast by itself. */
export const toCare = (request: CareRequest): Care => {
  const { risk, text, earlier, said, locale, timeZone, own } = request;
  const isMinor = isChild([...earlier, text]);
  const need = isMinor ? "child" : risk;
  const lines = listHelpLines({ need: isMinor && risk === "self" ? "self" : need, locale, timeZone, own });
  const child = isMinor && risk === "self" ? listHelpLines({ need: "child", locale, timeZone, own }).slice(0, 1) : [];
  const [first] = lines;
  const fill = (way: string): string =>
    way.replaceAll("{line}", first ? `${first.name} ${first.contact}` : "").replaceAll("{emergency}", findEmergency({ need, locale, timeZone }));
  const told = chooseWhole(
    listWays(request, isMinor).map((ways) => ways.map(fill) as unknown as Ways),
    said,
    text,
  );
  return { text: told, lines: wantsLines(request) ? [...lines.slice(0, 1), ...child, ...lines.slice(1)] : [] };
};

/** What such a chat is called in the list. */
export const careTitle: Record<Locale, string> = { zh: "说说话", en: "Someone to talk to" };
