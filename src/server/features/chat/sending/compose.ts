import { choiceButtonsAtMost, type Tier } from "../../../../shared/constants.ts";
import type { Beside, CastData, HeardData } from "../../../../shared/contract/stream.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Heard } from "../../../../topics/kit/hearing/heard.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findOpeningWords } from "../../../../topics/opening-words.ts";
import { isTopicId } from "../../../../topics/topic-ids.ts";
import { type CareRequest, toCare } from "../caring/care.ts";
import { me } from "../flow/people.ts";
import type { Plan } from "../flow/plan.ts";
import type { StoredPart } from "../generation/run.ts";
import type { CastRow } from "../queries.ts";
import type { FlowState } from "../tables.ts";
import { isVerdictRisk } from "../talking/limits/limits.ts";
import { toTold } from "../talking/told.ts";
import type { TellRequest, Told } from "../telling/tell-cast.ts";
import { wordAsking } from "./word-asking.ts";

/** An answer with nothing left to decide: only its telling is still to come. */
export interface Composition {
  /** Parts that stand before the text: the cast, the fields asked for, help lines. */
  parts: StoredPart[];
  /** A cast, told by the built-in reader or a model; or words that are ours by design. */
  telling: TellRequest | Told;
}

/** What was understood stands before the words. */
const toShown = (shown: HeardData | undefined): StoredPart[] => (shown ? [{ type: "data-heard", data: shown }] : []);

/** What of other chats is used is said. */
const toRemembered = (lines: readonly string[] | undefined): StoredPart[] => (lines ? [{ type: "data-remembered", data: { lines: [...lines] } }] : []);

/** Words for somebody in danger, and people to call. */
export const composeCare = (request: CareRequest): Composition => {
  const { text, lines } = toCare(request);
  return { parts: lines.length > 0 ? [{ type: "data-care", data: { lines } }] : [], telling: toTold(text) };
};

/** Inside a sentence a label begins small; a place, or a question of its own, does not. */
const toInside = (label: string): string => (/[?]$|^(?:[A-Z][\w’'-]+,? ){2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));

const toForm = ({ topic, fields, flow: { known }, offered }: Extract<Plan, { kind: "ask" }>): StoredPart => ({
  type: "data-ask",
  data: { topic, fields, known: { ...known, ...offered }, ...(offered && { remembered: Object.keys(offered) }) },
});

/** What is still missing, in words, none said twice in a chat; the fields go along as a form. */
export const composeAsk = async (plan: Extract<Plan, { kind: "ask" }>, locale: Locale, said: readonly string[]): Promise<Composition> => {
  const labels = plan.fields.map(({ label }) => label[locale]);
  const inSentence = locale === "zh" ? labels.join("；") : labels.map(toInside).join("; ");
  const asked = /[?？]$/.test(inSentence) ? inSentence : `${inSentence}${locale === "zh" ? "。" : "."}`;
  const [only, ...others] = plan.fields;
  const isChoice = only?.options !== undefined && only.options.length <= choiceButtonsAtMost && others.length === 0;
  const { picture } = (await findOpeningWords(plan.topic))[locale];
  const note = plan.shown?.note ?? "";
  const gap = locale === "zh" ? "" : " ";
  return {
    parts: [...toRemembered(plan.remembered), ...toShown(plan.shown), toForm(plan)],
    telling: toTold([...(note ? [note] : []), wordAsking({ asked, isChoice, picture, locale, said })].join(gap)),
  };
};

/** How a cast stands in the thread. */
interface Standing {
  /** No verdict is ours here: the card shows no lean. */
  isBounded: boolean;
  /** Nothing was drawn: there is no seal to show. */
  isOwn: boolean;
  beside: Beside | null;
}

const toCastPart = (row: CastRow, { isBounded, isOwn, beside }: Standing): StoredPart => {
  if (row.moment === null || row.engineVersion === null) throw new AppError("notFound");
  const isDrawn = isTopicId(row.topic) && manifest[row.topic].isDraw && !isOwn;
  const data: CastData = {
    castId: row.id,
    topic: row.topic,
    input: row.input,
    cast: row.cast,
    engineVersion: row.engineVersion,
    moment: new Date(row.moment).toISOString(),
    commitment: isDrawn ? row.commitment : null,
    question: isBounded ? "" : (row.question ?? ""),
    ...(beside && { beside }),
    ...(isBounded && { isBounded }),
    ...(row.nonceBy && isDrawn && { nonceBy: row.nonceBy }),
  };
  return { type: "data-cast", data };
};

/** How an answer is wanted. */
export interface Manner {
  locale: Locale;
  tier: Tier;
  variant: number;
  /** The person's own day, YYYY-MM-DD. */
  today: string;
  /** Our earlier answers in this chat, oldest first. */
  said: string[];
  /** Of this topic's answers in the person's other chats of the last month. */
  saidElsewhere: string[];
}

const toTelling = ({ topic, cast, input, question }: CastRow, manner: Manner, flow: FlowState) => ({
  topic,
  cast,
  input,
  question: question ?? "",
  ...manner,
  ...(flow.subject && flow.subject !== me && { whose: flow.subject }),
  risk: flow.risk?.kind ?? null,
  frame: flow.frame,
  offersDraw: false,
});

/** A cast and what it is laid beside, puts right or adds to. */
export interface Laid {
  row: CastRow;
  shown: HeardData | undefined;
  because: string | null;
  remembered?: readonly string[] | undefined;
  after: { row: CastRow; how: "beside" | "corrected" | "added" } | null;
  /** The person brought what else is drawn. */
  isOwn: boolean;
  /** What its picture hangs under. */
  beside: Beside | null;
}

/** The reading of a cast, with its picture first. */
export const composeTell = ({ row, shown, because, remembered, after, isOwn, beside }: Laid, manner: Manner, flow: FlowState): Composition => ({
  parts: [...toRemembered(remembered), ...toShown(shown), toCastPart(row, { isBounded: isVerdictRisk(flow.risk?.kind), isOwn, beside })],
  telling: {
    ...toTelling(row, manner, flow),
    because,
    note: shown?.note ?? null,
    after: after && { topic: after.row.topic, cast: after.row.cast, how: after.how, fact: beside?.fact ?? null },
    further: null,
  },
});

/** A follow-up, from the cast that stands: no new picture. @param turn how many it has answered before */
export const composeAnswer = (
  row: CastRow,
  manner: Manner,
  flow: FlowState,
  { asked, heard, shown, turn }: { asked: string; heard: Heard; shown?: HeardData; turn: number },
): Composition => ({
  parts: toShown(shown),
  telling: {
    ...toTelling(row, manner, flow),
    because: null,
    note: shown?.note ?? null,
    after: null,
    further: { asked, heard, turn },
    offersDraw: flow.offer?.kind === "draw",
  },
});
