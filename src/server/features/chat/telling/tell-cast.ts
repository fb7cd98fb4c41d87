import type { Tier } from "../../../../shared/constants.ts";
import type { FactsData } from "../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Frame, Heard, Risk } from "../../../../topics/kit/hearing/heard.ts";
import { hearQuestion, toQuestion } from "../../../../topics/kit/hearing/to-question.ts";
import type { Paragraph, Reading } from "../../../../topics/kit/reading.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import { getCastTopic } from "../../../../topics/registry.ts";
import { findCaution, toCautionText } from "../flow/caution.ts";
import { withFrame } from "../flow/frame.ts";
import { isVerdictRisk } from "../talking/limits/limits.ts";
import { type Bounds, bindChips, bindReading, toCarryQuestion } from "./bound-reading.ts";
import { layBeside } from "./lay-beside.ts";
import { offerDraw } from "./offer-draw.ts";
import { tellChanges } from "./tell-changes.ts";
import { tellSubject } from "./tell-subject.ts";
import { toMarkdown } from "./to-markdown.ts";
import { withoutBirths } from "./without-births.ts";
import { shareSaid, toSaid, withoutSaid } from "./without-said.ts";

/** A cast and what is asked of it. */
export interface TellRequest {
  topic: string;
  cast: unknown;
  /** The cast's own. */
  input: unknown;
  /** What the cast was made for. */
  question: string;
  locale: Locale;
  tier: Tier;
  variant: number;
  /** Why this method, where the person did not choose it. */
  because: string | null;
  /** What was heard and has no use here, said once. */
  note?: string | null;
  /** The cast it lies beside, puts right or adds to, and the fact of it that is asked about, if it is one. */
  after: { topic: string; cast: unknown; how: "beside" | "corrected" | "added"; fact?: string | null } | null;
  /** What the talk is about: a short turn leaves it unsaid. */
  frame?: Frame | undefined;
  /** A draw of its own was offered for this further question. */
  offersDraw?: boolean;
  /** A further question on the cast, as it was heard, and how many it has answered before; null for the reading of the cast itself. */
  further: { asked: string; heard: Heard; turn: number } | null;
  /** Whose data the cast is made from, where it is not the person's own: `husband`, `daughter` … */
  whose?: string;
  /** The danger the talk touches: what may not be told is not. */
  risk: Risk | null;
  /** The person's own day, YYYY-MM-DD. */
  today?: string;
  /** Our earlier answers in this chat, oldest first: no sentence of theirs comes again. */
  said: readonly string[];
  /** Of this topic's answers in other chats of the last month: other wordings are taken where there are some. */
  saidElsewhere?: readonly string[];
}

export interface Told {
  /** Markdown. */
  text: string;
  /** Where its paragraphs start and the facts they rest on. */
  data: FactsData;
  followUps: string[];
}

/** Said once in a chat. */
const toCaution = (asked: string, locale: Locale, said: readonly string[]): Paragraph[] => {
  const kind = findCaution(asked);
  const text = kind && toCautionText(kind, locale);
  return text && !said.some((earlier) => earlier.includes(text)) ? [{ label: "", text, facts: [], part: "caution" }] : [];
};

const toNote = ({ note }: TellRequest): Paragraph[] => (note ? [{ label: "", text: note, facts: [], part: "caution" }] : []);

const toLeadIn = (topic: CastTopic, { because, after, cast, locale, said, whose: subject, further }: TellRequest): Paragraph[] => {
  const why: Paragraph[] = because ? [{ label: locale === "zh" ? "用哪一法" : "Method", text: because, facts: [], part: "lead" }] : [];
  const ids = subject && !further ? topic.facts(cast).map(({ id }) => id) : [];
  const whose = subject && !further ? [tellSubject(subject, ids, locale, said)] : [];
  if (after?.topic !== topic.id) return [...why, ...whose];
  const { how, cast: before, fact } = after;
  if (how !== "beside") return [...why, ...whose, tellChanges(topic, { before, now: cast, how }, locale, said)];
  // Its name, without how it lies.
  const [asked] =
    topic
      .chips(before, locale)
      .find(({ id }) => id === fact)
      ?.value.split(/·|, /) ?? [];
  return [...why, ...whose, layBeside(topic, { cast: before, asked }, cast, locale, said)];
};

const mostChips = 3;

/** As many other wordings as are tried where the first was heard before, and how much of one may have been. */
const mostTried = 4;
const mostSaid = 0.1;
/** What was said in another chat counts less: it is only a reason to word it otherwise. */
const elsewhereWeight = 0.5;

/** The reading in the wording that was heard least in this chat, without what was. */
const tellAnew = (tell: (variant: number) => Reading, { variant, said, saidElsewhere = [], locale }: TellRequest): Reading => {
  const heard = toSaid(said);
  const elsewhere = toSaid(saidElsewhere);
  const toShare = (reading: Reading): number => shareSaid(reading, heard) + shareSaid(reading, elsewhere) * elsewhereWeight;
  let best = tell(variant);
  let share = toShare(best);
  for (let tried = 1; tried < mostTried && share > mostSaid; tried += 1) {
    const other = tell(variant + tried);
    const ofOther = toShare(other);
    if (ofOther < share) [best, share] = [other, ofOther];
  }
  return withoutSaid(best, heard, said, locale);
};

/** The danger a telling touches where no verdict is ours: the chat's, or the question's own. */
const toBounds = (request: TellRequest, heard: Risk | null): Bounds | null => {
  const risk = isVerdictRisk(request.risk) ? request.risk : heard;
  const { locale, tier, variant, said, further, question } = request;
  return isVerdictRisk(risk) ? { risk, text: further?.asked ?? question, locale, tier, variant, said } : null;
};

/** The built-in reader's answer. @throws AppError topicNotOpen */
export const tellCast = async (request: TellRequest): Promise<Told> => {
  const { cast, input, locale, further, tier } = request;
  const topic = await getCastTopic(request.topic);
  const own = withFrame(hearQuestion(withoutBirths(request.question, input), locale), request.frame);
  const bounds = toBounds(request, further?.heard.risk ?? own.risk);
  const question = bounds ? toCarryQuestion(bounds) : own;
  const asked = further && (bounds ? question : withFrame(toQuestion(further.asked, locale, further.heard), request.frame));
  const tell = (variant: number): Reading => {
    const reading =
      further && asked ? topic.answer(cast, question, { tier, variant, asked, turn: further.turn + variant }) : topic.tell(cast, question, { tier, variant });
    return bounds ? bindReading(reading, { ...bounds, variant }) : reading;
  };
  const reading = tellAnew(tell, request);
  const chips = topic.chips(cast, locale);
  if (bounds)
    return { ...toMarkdown({ ...reading, paragraphs: [...reading.paragraphs, ...toNote(request)] }, bindChips(chips, reading)), followUps: reading.followUps };
  const offer = request.offersDraw ? offerDraw(locale, request.said, further?.asked ?? "") : null;
  const last: Paragraph[] = offer ? [{ label: "", text: offer.line, facts: [], part: "caution" }] : [];
  const cautions = toCaution(further?.asked ?? request.question, locale, request.said);
  const paragraphs = [...toLeadIn(topic, request), ...reading.paragraphs, ...toNote(request), ...cautions, ...last];
  const followUps = offer ? [offer.chip, ...reading.followUps.slice(0, mostChips - 1)] : reading.followUps;
  return { ...toMarkdown({ ...reading, paragraphs }, chips), followUps };
};
