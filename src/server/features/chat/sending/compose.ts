import { choiceButtonsAtMost, type Tier } from "../../../../shared/constants.ts";
import type { CastData } from "../../../../shared/contract/stream.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Question } from "../../../../topics/kit/question/question.ts";
import { understandQuestion } from "../../../../topics/kit/question/understand.ts";
import type { Reading } from "../../../../topics/kit/reading.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import { findOpeningWords } from "../../../../topics/opening-words.ts";
import { getCastTopic } from "../../../../topics/registry.ts";
import { careText, helpLines } from "../flow/care.ts";
import { findCaution, toCautionText } from "../flow/caution.ts";
import { courtesyText } from "../flow/courtesy.ts";
import type { Plan } from "../flow/plan.ts";
import type { StoredPart } from "../generation/run.ts";
import type { CastRow } from "../queries.ts";
import { toMarkdown } from "../telling/to-markdown.ts";
import { withoutBirths } from "./without-births.ts";

/** An answer with nothing left to decide: only its telling, by reader or model, is still to come. */
export interface Composition {
  /** Parts that stand before the text: the cast, the fields asked for, help lines. */
  parts: StoredPart[];
  /** What a model may tell instead of the built-in reader; null where the words are ours by design. */
  told: { topic: CastTopic; cast: unknown; question: Question; asked: Question | null } | null;
  /** The built-in reader's answer; made only when it is needed. */
  read(): Reading;
}

export interface CastInHand {
  topic: CastTopic;
  row: Pick<CastRow, "id" | "input" | "cast" | "question" | "engineVersion" | "commitment"> & { moment: string };
}

const cautionParagraph = (text: string, locale: Locale): Reading["paragraphs"] => {
  const kind = findCaution(text);
  return kind ? [{ label: "", text: toCautionText(kind, locale), facts: [], part: "caution" }] : [];
};

const plain = (text: string): Reading => ({
  headline: "",
  paragraphs: text.split("\n\n").map((part) => ({ label: "", text: part, facts: [], part: "body" })),
  followUps: [],
});

export const composeCare = (locale: Locale): Composition => ({
  parts: [{ type: "data-care", data: { lines: helpLines[locale] } }],
  told: null,
  read: () => plain(careText[locale]),
});

/** The topic's opening remark, or a word in kind, in return for a courtesy. */
export const composeGreeting = async ({ topic, courtesy }: Extract<Plan, { kind: "greet" }>, locale: Locale): Promise<Composition> => {
  const text = courtesy === "greeting" ? (await findOpeningWords(topic))[locale].opening : courtesyText[courtesy][locale];
  return { parts: [], told: null, read: () => plain(text) };
};

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
  const text = [`${lead}${asked}`, isChoice ? way.choice : way.form, ...(picture ? [picture] : [])].join(locale === "zh" ? "" : " ");
  return {
    parts: [{ type: "data-ask", data: { topic: plan.topic, fields: plan.fields, known: plan.flow.known } }],
    told: null,
    read: () => plain(text),
  };
};

const toCastPart = ({ topic, row }: CastInHand): StoredPart => {
  const data: CastData = {
    castId: row.id,
    topic: topic.id,
    input: row.input,
    cast: row.cast,
    engineVersion: row.engineVersion ?? topic.engineVersion,
    moment: row.moment,
    commitment: topic.isDraw ? row.commitment : null,
    question: row.question ?? "",
  };
  return { type: "data-cast", data };
};

export interface TellRequest {
  cast: CastInHand;
  locale: Locale;
  tier: Tier;
  variant: number;
  because?: string | null;
}

/** What the built-in reader is asked. */
const toReadersQuestion = ({ row }: CastInHand, locale: Locale): Question => understandQuestion(withoutBirths(row.question ?? "", row.input), locale);

/** The reading of a fresh cast, with its picture first. */
export const composeTell = ({ cast, locale, tier, variant, because }: TellRequest): Composition => {
  const question = understandQuestion(cast.row.question ?? "", locale);
  return {
    parts: [toCastPart(cast)],
    told: { topic: cast.topic, cast: cast.row.cast, question, asked: null },
    read() {
      const reading = cast.topic.tell(cast.row.cast, toReadersQuestion(cast, locale), { tier, variant });
      const why: Reading["paragraphs"] = because ? [{ label: locale === "zh" ? "用哪一法" : "Method", text: because, facts: [], part: "lead" }] : [];
      return { ...reading, paragraphs: [...why, ...reading.paragraphs, ...cautionParagraph(question.text, locale)] };
    },
  };
};

/** A follow-up, from the cast that stands: no new picture. */
export const composeAnswer = ({ cast, locale, tier, variant }: TellRequest, asked: Question, turn: number): Composition => {
  const question = understandQuestion(cast.row.question ?? "", locale);
  return {
    parts: [],
    told: { topic: cast.topic, cast: cast.row.cast, question, asked },
    read() {
      const reading = cast.topic.answer(cast.row.cast, toReadersQuestion(cast, locale), { tier, variant, asked, turn });
      return { ...reading, paragraphs: [...reading.paragraphs, ...cautionParagraph(asked.text, locale)] };
    },
  };
};

export const toCastInHand = async (row: CastRow): Promise<CastInHand> => {
  if (row.moment === null) throw new AppError("notFound");
  return { topic: await getCastTopic(row.topic), row: { ...row, moment: new Date(row.moment).toISOString() } };
};

/** The built-in reader's words with where each paragraph starts. */
export const toTold = (composition: Composition, locale: Locale) => {
  const reading = composition.read();
  const chips = composition.told ? composition.told.topic.chips(composition.told.cast, locale) : [];
  return { ...toMarkdown(reading, chips), followUps: reading.followUps };
};
