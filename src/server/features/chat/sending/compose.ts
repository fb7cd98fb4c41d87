import { choiceButtonsAtMost, type Tier } from "../../../../shared/constants.ts";
import type { CastData } from "../../../../shared/contract/stream.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findOpeningWords } from "../../../../topics/opening-words.ts";
import { isTopicId } from "../../../../topics/topic-ids.ts";
import { careText, helpLines } from "../flow/care.ts";
import { courtesyText } from "../flow/courtesy.ts";
import type { Plan } from "../flow/plan.ts";
import type { StoredPart } from "../generation/run.ts";
import type { CastRow } from "../queries.ts";
import type { TellRequest } from "../telling/tell-cast.ts";

/** An answer with nothing left to decide: only its telling is still to come. */
export interface Composition {
  /** Parts that stand before the text: the cast, the fields asked for, help lines. */
  parts: StoredPart[];
  /** A cast, told by the built-in reader or a model; or words that are ours by design. */
  telling: TellRequest | string;
}

export const composeCare = (locale: Locale): Composition => ({
  parts: [{ type: "data-care", data: { lines: helpLines[locale] } }],
  telling: careText[locale],
});

/** The topic's opening remark, or a word in kind, in return for a courtesy. */
export const composeGreeting = async ({ topic, courtesy }: Extract<Plan, { kind: "greet" }>, locale: Locale): Promise<Composition> => ({
  parts: [],
  telling: courtesy === "greeting" ? (await findOpeningWords(topic))[locale].opening : courtesyText[courtesy][locale],
});

const askWords = {
  zh: { lead: "还差一点：", way: { form: "写给我，或填在下面。", choice: "点一个，或写给我。" } },
  en: { lead: "One thing more: ", way: { form: "Write it to me, or fill it in below.", choice: "Tap one, or write it to me." } },
} satisfies Record<Locale, object>;

/** What is still missing, in words; the fields go along as a form. */
export const composeAsk = async (plan: Extract<Plan, { kind: "ask" }>, locale: Locale): Promise<Composition> => {
  const labels = plan.fields.map(({ label }) => label[locale]);
  const inSentence = locale === "zh" ? labels.join("；") : labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join("; ");
  const asked = /[?？]$/.test(inSentence) ? inSentence : `${inSentence}${locale === "zh" ? "。" : "."}`;
  const [only, ...others] = plan.fields;
  const isChoice = only?.options !== undefined && only.options.length <= choiceButtonsAtMost && others.length === 0;
  const { lead, way } = askWords[locale];
  const { picture } = (await findOpeningWords(plan.topic))[locale];
  return {
    parts: [{ type: "data-ask", data: { topic: plan.topic, fields: plan.fields, known: plan.flow.known } }],
    telling: [`${lead}${asked}`, isChoice ? way.choice : way.form, ...(picture ? [picture] : [])].join(locale === "zh" ? "" : " "),
  };
};

const toCastPart = (row: CastRow): StoredPart => {
  if (row.moment === null || row.engineVersion === null) throw new AppError("notFound");
  const data: CastData = {
    castId: row.id,
    topic: row.topic,
    input: row.input,
    cast: row.cast,
    engineVersion: row.engineVersion,
    moment: new Date(row.moment).toISOString(),
    commitment: isTopicId(row.topic) && manifest[row.topic].isDraw ? row.commitment : null,
    question: row.question ?? "",
    ...(row.nonceBy && isTopicId(row.topic) && manifest[row.topic].isDraw && { nonceBy: row.nonceBy }),
  };
  return { type: "data-cast", data };
};

/** How an answer is wanted. */
export interface Manner {
  locale: Locale;
  tier: Tier;
  variant: number;
}

const toTelling = ({ topic, cast, input, question }: CastRow, manner: Manner) => ({ topic, cast, input, question: question ?? "", ...manner });

/** The reading of a cast, with its picture first. */
export const composeTell = (row: CastRow, manner: Manner, because: string | null): Composition => ({
  parts: [toCastPart(row)],
  telling: { ...toTelling(row, manner), because, further: null },
});

/** A follow-up, from the cast that stands: no new picture. @param turn how many it has answered before */
export const composeAnswer = (row: CastRow, manner: Manner, asked: string, turn: number): Composition => ({
  parts: [],
  telling: { ...toTelling(row, manner), because: null, further: { asked, turn } },
});
