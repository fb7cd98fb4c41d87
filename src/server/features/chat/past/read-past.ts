import type { PastAnswer } from "../../../../shared/contract/past.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { type PastTold, tellPast } from "../../../../topics/kit/past/check-past.ts";
import { type AskedYear, chooseYears } from "../../../../topics/kit/past/choose-years.ts";
import type { PastTopic } from "../../../../topics/kit/past/past-topics.ts";
import { getPastCraft } from "../../../../topics/pasts.ts";

export interface AskPastRequest {
  topic: PastTopic;
  /** The cast's own. */
  input: unknown;
  /** The last year that has ended. */
  lastYear: number;
}

export interface TellPastRequest extends AskPastRequest {
  asked: readonly AskedYear[];
  answers: Readonly<Record<string, PastAnswer>>;
  locale: Locale;
}

/** The years to ask of a chart. */
export const askPast = async ({ topic, input, lastYear }: AskPastRequest): Promise<AskedYear[]> =>
  chooseYears((await getPastCraft(topic)).view(input), lastYear);

/** What the answers say. A year left out is one not recalled. */
export const readPast = async ({ topic, input, lastYear, asked, answers, locale }: TellPastRequest): Promise<PastTold> => {
  const { view, sayRule } = await getPastCraft(topic);
  return tellPast(view(input), { asked, answers: asked.map(({ id }) => answers[id] ?? "unsure"), lastYear, say: sayRule[locale] });
};
