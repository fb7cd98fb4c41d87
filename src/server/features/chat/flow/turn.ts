import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { type Command, findCommand } from "../../../../topics/kit/hearing/command.ts";
import { hear } from "../../../../topics/kit/hearing/hear.ts";
import type { Heard, Matter, Risk, Turn as Said } from "../../../../topics/kit/hearing/heard.ts";
import { listCrafts } from "../../../../topics/registry.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { isBlank } from "../../../kernel/is-blank.ts";
import type { ChosenBirth } from "../../profiles/index.ts";
import type { FlowState } from "../tables.ts";
import { isPlainYes } from "./bare.ts";
import { layChosen } from "./chosen.ts";
import { type Data, findData } from "./data.ts";
import { findMend } from "./mend.ts";
import { picksTestHere } from "./sit.ts";
import { toState } from "./to-state.ts";

export interface PlanRequest {
  topic: TopicId;
  /** The flow after the message this one answers; null at a chat's start. */
  flow: FlowState | null;
  text: string;
  inputs: Record<string, unknown>;
  locale: Locale;
  /** Earlier messages of the chat, oldest first. */
  recent: readonly Said[];
  /** The person's own day, YYYY-MM-DD. */
  today: string;
  /** What a model heard, where it was asked: in place of the built-in hearing. */
  heard?: Heard;
  /** Profiles chosen with the message. */
  chosen?: readonly ChosenBirth[];
}

/** A message as the rules see it. */
export interface Turn {
  topic: TopicId;
  locale: Locale;
  today: string;
  /** Where the talk stands; what was offered last is no longer in it. */
  flow: FlowState;
  offer: FlowState["offer"];
  /** The words, or the question a form brought as one of its fields. */
  text: string;
  inputs: Record<string, unknown>;
  hasInputs: boolean;
  heard: Heard;
  /** One chip of what was understood is put right. */
  isMend: boolean;
  command: Command;
  /** What it brings for a cast. */
  data: Data;
}

/** What a verdict would be about: while a question stays with it, no verdict is given on it. */
// biome-ignore format: a table
const mattersOf: Partial<Record<Risk, readonly Matter[]>> = {
  medical: ["health", "pregnancy", "eldercare", "parents", "child", "grief", "sleep", "mood"],
  death: ["health", "eldercare", "parents", "grief", "self", "year"],
  legal: ["legal", "visa", "divorce", "abroad"],
  stake: ["invest", "debt", "income", "luck", "house", "runBusiness"],
  infidelity: ["infidelity", "relationship", "marriageTrouble", "marriage", "ambiguous", "conflict", "ex"],
};

/** The flow without a danger the talk has left: another matter is asked about, or the danger was none of the kind that stays. */
const leaveRisk = (flow: FlowState, { act, risk, frame }: Heard): FlowState => {
  if (risk !== null || !flow.risk) return flow;
  const { risk: before, ...left } = flow;
  const own = mattersOf[before.kind];
  const isOther = act === "ask" && frame.matter !== null && frame.matter !== "other" && !own?.includes(frame.matter);
  return own && !isOther ? flow : left;
};

const sureOfCraft = 0.8;

/** @throws AppError invalidParameters for an empty message */
export const toTurn = async ({ topic, inputs, locale, today, recent, chosen = [], ...given }: PlanRequest): Promise<Turn> => {
  const start: FlowState = { topic, known: {}, question: "", castId: null, turn: 0 };
  const { offer, ...standing } = given.flow?.topic === topic ? given.flow : start;
  const hasInputs = Object.keys(inputs).length > 0 || chosen.length > 0;
  if (isBlank(given.text) && !hasInputs) throw new AppError("invalidParameters", { fields: { question: "required" } });
  const text = isBlank(given.text) && typeof inputs.question === "string" ? inputs.question : given.text;
  const command = findCommand(text);
  // "Another question: where does the desk go?" is heard by what comes after.
  const said = command.isFresh && command.rest !== "" ? command.rest : text;
  const words = [said, ...Object.values(inputs).filter((value) => typeof value === "string" && value !== text)].join("\n");
  const first = given.heard ?? hear({ topic, locale, state: toState(given.flow), recent, text: words }, await listCrafts());
  const picksTest = first.act === "craft" && (await picksTestHere(topic, first.slots.craft));
  const heard: Heard = picksTest ? { ...first, act: "give", slots: { ...first.slots, craft: null } } : first;
  const flow = leaveRisk(standing, heard);
  // A craft that nobody named, of a turn that is about something: it asks.
  const isAsking = heard.act === "craft" && heard.slots.craft === null && heard.confidence < sureOfCraft && heard.frame.matter !== null;
  const isTaken = offer !== undefined && offer.kind !== "whose" && isPlainYes(text);
  const taken: Heard = isTaken && heard.act !== "draw" ? { ...heard, act: "assent", confidence: 1 } : isAsking ? { ...heard, act: "ask" } : heard;
  const plain = { topic, locale, text: text.trim(), flow, heard: taken };
  const mend = hasInputs ? null : await findMend(plain);
  const turn = { ...plain, ...mend, isMend: mend !== null, today, offer, inputs, hasInputs, command };
  const data = await findData(turn);
  return { ...turn, data: chosen.length > 0 ? await layChosen(data, chosen, turn) : data };
};
