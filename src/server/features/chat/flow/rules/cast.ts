import type { CastTopic } from "../../../../../topics/kit/topic.ts";
import { manifest } from "../../../../../topics/manifest.ts";
import type { CastTopicId } from "../../../../../topics/topic-ids.ts";
import type { FlowState } from "../../tables.ts";
import { goesOn } from "../bare.ts";
import { completeBirths, pickKept, settlePlaces } from "../births.ts";
import type { Data } from "../data.ts";
import { isOtherMatter, mergeFrame } from "../frame.ts";
import { gather, refuseUnknown } from "../gather.ts";
import { findBirthName, isSomebodyElses, keepPerson } from "../people.ts";
import type { Plan } from "../plan.ts";
import type { Rule } from "../rules.ts";
import { hasTest, pickTest, toTestTopic } from "../sit.ts";
import type { Turn } from "../turn.ts";
import { talk } from "./talk.ts";

/** What is asked for twice in a row is not asked a third time. */
const mostAsked = 2;

const countAsked = ({ asked }: FlowState, fields: string): NonNullable<FlowState["asked"]> => ({
  fields,
  times: asked?.fields === fields ? asked.times + 1 : 1,
});

type Tell = Extract<Plan, { kind: "tell" }>;
export interface Casting {
  data: Data;
  after: Tell["after"];
  /** Laid over what the topic's router gave. */
  input?: Record<string, unknown>;
}

/** What stays when a cast that has been told leaves: its question goes, and what its topic keeps stays; all of it where only that was put right. */
const pickStanding = (flow: FlowState, topic: CastTopic, isCorrection: boolean): Record<string, unknown> =>
  flow.castId === null || isCorrection ? flow.known : { ...pickKept(flow.known, topic), ...pickTest(flow.known, topic) };

/** A cast with all that is known; or what is lacking is asked, or a test is sat. @throws AppError invalidParameters */
export const planCast = async (turn: Turn, { data, after, input }: Casting): Promise<Plan> => {
  const { topic, inputs, heard, command, today } = turn;
  const { target, flow, understood, isCorrection, question } = data;
  const kept = pickStanding(flow, target.topic, isCorrection);
  const sent = completeBirths(inputs, kept, target.topic.fields);
  const given: Record<string, unknown> = { ...kept, ...target.input, ...input, ...understood, ...sent, question: question.text };
  const known = settlePlaces(given, flow.people);
  const frame = data.isReply || question.text === flow.question ? (flow.frame ?? heard.frame) : mergeFrame(heard.frame, flow.frame, question.text);
  const { asked: _asked, ...standing } = flow;
  const craft = heard.act === "craft" && heard.slots.craft ? heard.slots.craft : flow.craft;
  const next: FlowState = keepPerson(
    {
      ...standing,
      topic,
      known,
      question: question.text,
      castId: null,
      turn: 0,
      ...(frame && { frame }),
      ...(craft && { craft }),
      ...(heard.risk && { risk: { kind: heard.risk, turns: (flow.risk?.turns ?? 0) + 1 } }),
    },
    findBirthName(target.topic),
  );
  const caster = await toTestTopic(target.topic, known);
  refuseUnknown(inputs, [target.topic, caster]);
  const gathered = gather(caster, known, inputs);
  if ("fields" in gathered) {
    const asked = countAsked(flow, gathered.fields.map(({ name, needs }) => `${name}:${needs?.join()}`).join(" "));
    if (asked.times > mostAsked && !turn.hasInputs) return talk(turn, "without", { ...next, asked, offer: { kind: "craft", craft: "tarot" } });
    return { kind: "ask", topic: caster.id, isForTest: hasTest(caster), fields: gathered.fields, heard, flow: { ...next, asked } };
  }
  if ("input" in gathered) {
    const { id, recall } = caster;
    const told = { question: question.text, because: target.because, after, heard, flow: { ...next, castOn: today, caster: id as CastTopicId } };
    return { kind: "tell", topic: id as Tell["topic"], input: gathered.input, recalls: recall !== null, ...told };
  }
  const test = typeof known.test === "string" ? known.test : caster.id;
  const isAsked = question.text !== "" && question.text !== flow.question && heard.act !== "give" && heard.act !== "draw";
  return { kind: "sit", test, version: known.version, isFresh: command.isFresh, isAsked, flow: next };
};

const answer = ({ heard, text, flow }: Turn, offer?: FlowState["offer"]): Plan => ({
  kind: "answer",
  castId: flow.castId!,
  asked: text,
  heard,
  flow: { ...flow, turn: flow.turn + 1, ...(offer && { offer }) },
});

export const castRules: readonly Rule[] = [
  {
    name: "another birth than the one that stands: whose is it?",
    plan(turn) {
      const { data, heard, flow } = turn;
      const name = findBirthName(data.target.topic);
      if (name === undefined || heard.act === "correct" || heard.slots.whose !== null || turn.hasInputs || flow.castId === null) return null;
      if (turn.offer?.kind === "whose" || data.question.text !== flow.question) return null;
      const isOther = isSomebodyElses(flow.known[name], data.understood[name]);
      return isOther ? talk(turn, "whose", { ...flow, offer: { kind: "whose", text: turn.text } }) : null;
    },
  },
  {
    name: "a question on the cast that stands is answered from it",
    plan(turn) {
      const { data, flow, command, hasInputs, heard } = turn;
      if (flow.castId === null || command.isFresh || command.isStart || hasInputs || heard.act === "craft") return null;
      if (Object.keys(data.understood).length > 0 || data.flow !== flow) return null;
      const isElse = heard.act === "ask" && manifest[flow.caster ?? data.target.topic.id].isDraw && !goesOn(turn.text) && isOtherMatter(heard, flow.frame);
      return answer(turn, isElse ? { kind: "draw", question: turn.text } : undefined);
    },
  },
  {
    name: "with all that is known, a cast; else what is lacking is asked once",
    plan(turn) {
      const { data, flow } = turn;
      return planCast(turn, { data, after: data.how && flow.castId ? { castId: flow.castId, how: data.how } : null });
    },
  },
];
