import type { RequestOf } from "../../../../shared/contract/call.ts";
import type * as contract from "../../../../shared/contract/compare.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { isComparedTopic } from "../../../../topics/compared.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { type ChatReading, findAnswerOfRun, findReading, type Runs, type Sender } from "../../chat/index.ts";

type Request = RequestOf<typeof contract.createComparison>;
type Side = Request["sides"][number];
type NewSide = Extract<Side, { module: string }>;

export interface Asking {
  kernel: Kernel;
  runs: Runs;
  send: Sender;
  person: Person;
  locale: Locale;
  signal: AbortSignal | undefined;
}

const refuse = (field: string, problem: string): never => {
  throw new AppError("invalidParameters", { fields: { [field]: problem } });
};

const isNew = (side: Side): side is NewSide => "module" in side;

const toTopic = ({ module }: NewSide): string => {
  const topic = findTopicId(module);
  return topic && isComparedTopic(topic) ? topic : refuse("sides", "invalid_value");
};

const findBirth = ({ input }: ChatReading): unknown => (typeof input === "object" && input !== null && "birth" in input ? input.birth : undefined);

/** Says the question in a chat of its own. @returns the reading; null where what came is none: care, a question back */
const ask = async ({ kernel, runs, send, person, locale, signal }: Asking, side: NewSide, question: string, { model, birth }: Request) => {
  const { module, ...ids } = side;
  const isDraw = manifest[toTopic(side) as keyof typeof manifest].isDraw ?? false;
  if (!isDraw && birth === undefined) refuse("birth", "required");
  // What is filled in asks for a cast, whatever else the words could be; danger in them is met first all the same.
  const inputs = isDraw ? { question } : { birth };
  const generationId = await send({ kernel, runs, person, locale, signal }, { ...ids, module, question, model, receiveType: "text", inputs, lang: locale });
  const answer = await findAnswerOfRun(kernel.database.db, person.id, generationId);
  return answer ? findReading(kernel.database.db, person.id, answer.groupId, answer.answerId) : null;
};

/**
 * Both readings of a comparison: those that stand already, and those asked for now, one after the other.
 * @returns both, or the one chat whose answer is no reading: the second craft is then not asked
 * @throws AppError invalidParameters for crafts that cannot be compared, without a question, or without a birth where one is needed
 */
export const askBoth = async (
  asking: Asking,
  request: Request,
): Promise<{ question: string; readings: [ChatReading, ChatReading] } | { chat: { msggroup: string; module: string } }> => {
  const { db } = asking.kernel.database;
  const { sides } = request;
  const standing = await Promise.all(sides.map((side) => (isNew(side) ? null : findReading(db, asking.person.id, side.msggroup, side.messageId))));
  const topics = sides.map((side, at) => {
    if (isNew(side)) return toTopic(side);
    const topic = standing[at]?.topic;
    return topic && isComparedTopic(topic) ? topic : refuse("sides", "invalid_value");
  });
  if (topics[0] === topics[1]) refuse("sides", "same");
  if (sides[0].msggroup === sides[1].msggroup) refuse("sides", "same");
  const before = standing.find((reading) => reading !== null);
  const question = (before?.question ?? request.question).trim();
  if (question === "") refuse("question", "required");
  const birth = request.birth ?? (standing.map((reading) => reading && findBirth(reading)).find(Boolean) as Request["birth"]);
  const readings: ChatReading[] = [];
  for (const [at, side] of sides.entries()) {
    const reading = isNew(side) ? await ask(asking, side, question, { ...request, birth }) : standing[at]!;
    if (!reading) return { chat: { msggroup: side.msggroup, module: manifest[topics[at] as keyof typeof manifest].letter } };
    readings.push(reading);
  }
  return { question, readings: readings as [ChatReading, ChatReading] };
};
