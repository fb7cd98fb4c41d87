import { type Choice, chooseLabel, type Scores } from "./classifier/classify.ts";
import { none } from "./classifier/heads.ts";
import { isBadNews } from "./dread.ts";
import type { Frame, HearRequest, Kind, Matter, Party, Risk } from "./heard.ts";
import { toHeardLocale } from "./heard-locale.ts";
import { findKind } from "./kind.ts";
import { findOptions } from "./options.ts";
import { toPolarity } from "./polarity.ts";
import { findWants } from "./wants.ts";
import { findWindow } from "./window.ts";

export const noFrame: Frame = { matter: null, who: null, wants: null, kind: null, options: null, window: null, isDreaded: false };

const known = <Label extends string>({ label }: Pick<Choice, "label">): Label | null => (label === none ? null : (label as Label));

/** So far ahead the classifier is surer of a kind than the signs of the words. */
const sureKind = 0.2;

const toKind = (text: string, locale: HearRequest["locale"], options: Frame["options"], chosen: Choice): Kind | null => {
  const heard = known<Kind>({ label: chosen.label.replace(/[+-]$/, "") || none });
  if (options) return "choice";
  const signed = findKind(text, locale);
  if (signed && (chosen.lead < sureKind || heard === "choice")) return signed;
  return heard;
};

/** What it is about: faithlessness only where its danger was heard too. */
const chooseMatter = (scores: Scores, risk: Risk | null): Matter | null => {
  const chosen = chooseLabel("matter", scores);
  if (chosen.label !== "infidelity" || risk === "infidelity") return known<Matter>(chosen);
  return known<Matter>(chooseLabel("matter", scores, "infidelity"));
};

/** What a turn asks, where it asks. @param isAsking an asking always is about something, in some way */
export const toFrame = ({ text, locale }: HearRequest, scores: Scores, risk: Risk | null, isAsking: boolean): Frame => {
  const spoken = toHeardLocale(text, locale);
  const options = findOptions(text, spoken);
  const chosen = chooseLabel("kind", scores);
  const kind = toKind(text, spoken, options, chosen);
  const matter = chooseMatter(scores, risk);
  return {
    matter: isAsking ? (matter ?? "other") : matter,
    who: known<Party>(chooseLabel("who", scores)),
    wants: findWants(text, spoken),
    kind: isAsking ? (kind ?? "open") : kind,
    options,
    window: findWindow(text),
    isDreaded: isBadNews(text, spoken, toPolarity(text, spoken), chosen.label === "yesNo-"),
  };
};
