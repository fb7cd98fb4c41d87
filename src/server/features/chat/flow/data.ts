import { isAsking } from "../../../../topics/kit/birth/speech/gate.ts";
import type { Question } from "../../../../topics/kit/hearing/question.ts";
import { hearQuestion, toQuestion } from "../../../../topics/kit/hearing/to-question.ts";
import type { FlowState } from "../tables.ts";
import { isBareDraw } from "./bare.ts";
import { listKept } from "./births.ts";
import { findBirthName, findSubject, me, turnTo } from "./people.ts";
import { hasTest, picksOnlyTest, understandWords } from "./sit.ts";
import { resolveTarget, type Target } from "./target.ts";
import type { Turn } from "./turn.ts";

/** What a message brings for a cast. */
export interface Data {
  target: Target;
  /** The flow it is laid over, turned to whom the message is about. */
  flow: FlowState;
  understood: Record<string, unknown>;
  /** It answers what was asked, or puts right what was given: the question that stands is meant. */
  isReply: boolean;
  /** It puts right, or adds to, what the present cast was made from. */
  isCorrection: boolean;
  /** How: null where it is another person's. */
  how: "corrected" | "added" | null;
  /** The question the cast is to be made for. */
  question: Question;
  /** The inputs that chosen profiles gave. */
  chosen?: readonly string[];
}

/** The question is no datum: it goes where the words go. */
const listData = (understood: object): string[] => Object.keys(understood).filter((name) => name !== "question");

/**
 * What the words give, laid over what is known. A birth that is whole takes no other unasked: one that is given all the same is heard by itself, as
 * somebody's.
 */
const understandGiven = async (
  topic: Target["topic"],
  birthName: string | undefined,
  text: string,
  flow: FlowState,
  { heard, locale }: Pick<Turn, "heard" | "locale">,
): Promise<Record<string, unknown>> => {
  const understood = await understandWords(topic, text, flow, locale);
  if (birthName === undefined || understood[birthName] !== undefined || heard.act !== "give" || heard.slots.birth === null) return understood;
  const { [birthName]: birth } = await understandWords(topic, text, { ...flow, known: {} }, locale);
  return birth === undefined ? understood : { ...understood, [birthName]: birth };
};

/** True where something was known otherwise. */
const isPutRight = (before: unknown, given: unknown): boolean => {
  if (before === undefined) return false;
  if (typeof before !== "object" || before === null || typeof given !== "object" || given === null) return before !== given;
  return Object.entries(before).some(([name, value]) => isPutRight(value, (given as Record<string, unknown>)[name]));
};

/** A dream, as one tells it, is any text at all. */
const takesAnyText = new Set(["text"]);

/** What a command leaves of the words: nothing, where they ask for a draw and for nothing else. */
const toAsked = (text: string, { act }: Turn["heard"], command: Turn["command"]): string => {
  if (act === "draw" && isBareDraw(text)) return "";
  return command.isFresh || command.isStart ? command.rest : text;
};

/** What the words, the flow and the heard turn give together. */
export const findData = async ({ topic, locale, text, flow: standing, heard, isMend, command }: Omit<Turn, "data">): Promise<Data> => {
  const words = toAsked(text, heard, command);
  // What is put right, added, or drawn once more is of the craft that stands, wherever these words alone would lead.
  const stands = standing.castId !== null && (heard.act === "correct" || heard.act === "give" || heard.slots.whose !== null || words === "");
  const craft = heard.act === "craft" && heard.slots.craft ? heard.slots.craft : ((stands ? standing.caster : undefined) ?? standing.craft);
  const asked = words === text ? toQuestion(text, locale, heard) : hearQuestion(words, locale);
  const before = hearQuestion(standing.question, locale);
  // What is still asked for goes to the topic the question was for, wherever these words alone would lead.
  const asking = standing.castId === null && standing.question !== "" ? await resolveTarget(topic, before, craft) : null;
  const isForAsking = asking !== null && listData(await understandWords(asking.topic, text, standing, locale)).length > 0;
  const named = isForAsking ? asking : await resolveTarget(topic, asked.text === "" ? before : asked, craft);
  const birthName = findBirthName(named.topic);
  const subject = birthName ? findSubject(heard, standing) : null;
  const flow = birthName && subject !== null ? turnTo(standing, subject, birthName) : standing;
  const understood = await understandGiven(named.topic, birthName, text, flow, { heard, locale });
  const hearsKept = listKept(named.topic).some((name) => name in understood);
  const isData = (isMend || heard.act === "correct" || heard.act === "give") && !hasTest(named.topic);
  const adds = isData && listData(understood).some((name) => !takesAnyText.has(name));
  const isCorrection = flow.castId !== null && (hearsKept || adds) && !command.isFresh;
  const isRight = isMend || heard.act === "correct" || Object.entries(understood).some(([name, given]) => isPutRight(flow.known[name], given));
  const how = !isCorrection || (flow.subject ?? me) !== (standing.subject ?? me) ? null : isRight ? "corrected" : "added";
  // What was asked for is an answer to us, not a question of theirs; unless it brings the question that was still to come.
  const bringsQuestion = hearsKept && isAsking(text) && (flow.castId !== null || !isAsking(flow.question));
  const isReply = (flow.castId === null || isCorrection) && flow.question !== "" && Object.keys(understood).length > 0 && !bringsQuestion;
  const question = isReply || picksOnlyTest(named.topic, text, understood) ? before : asked.text === "" ? before : asked;
  return { target: isReply ? await resolveTarget(topic, question, craft) : named, flow, understood, isReply, isCorrection, how, question };
};

/** True where a message gives what a cast is made from, beside its question. */
export const givesData = ({ data: { understood }, heard }: Turn): boolean =>
  listData(understood).some((name) => !takesAnyText.has(name) || heard.act !== "unclear");
