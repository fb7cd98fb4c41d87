import type { CastTopicId } from "../../topic-ids.ts";
import type { Craft } from "../asked.ts";
import { hasAskingSign } from "./asks.ts";
import { type Choice, chooseLabel, type Scores, scoreTurn } from "./classifier/classify.ts";
import { noFrame, toFrame } from "./frame.ts";
import { type Act, type Frame, framedActs, type Heard, type HearRequest } from "./heard.ts";
import { findRisk } from "./risk.ts";
import { findSlots } from "./slots.ts";
import { findSureAct } from "./sure-act.ts";

/** How far the best act must be ahead to be all but certain. */
const sureLead = 1.95;
/** Under this the act of a few letters is anybody's guess: found on voices that were not learnt from. */
const leastLead = 0.02;
const fewLetters = 6;

const toConfidence = (lead: number): number => Math.max(0, Math.min(1, 0.5 + lead / (2 * sureLead)));

const trim = (request: HearRequest): HearRequest => ({ ...request, text: request.text.trim() });

/** So little ahead, words without any sign of asking do not ask. */
const unaskedLead = 0.4;

const chooseAct = (text: string, scores: Scores): Choice => {
  const chosen = chooseLabel("act", scores);
  if (chosen.label !== "ask" || chosen.lead > unaskedLead || hasAskingSign(text)) return chosen;
  return chooseLabel("act", scores, "ask");
};

/** What a classifier and the rules hear together. @param score the scores of a turn */
export const hearBy = (score: (turn: HearRequest) => Scores, request: HearRequest, crafts: readonly Craft<CastTopicId>[]): Heard => {
  const scores = score(request);
  const chosen = chooseAct(request.text, scores);
  const sure = findSureAct(request, crafts);
  const act = sure ?? (chosen.lead < leastLead && request.text.length < fewLetters ? "unclear" : (chosen.label as Act));
  const risk = findRisk(request, act, scores, score);
  return {
    act,
    risk,
    frame: framedActs.has(act) ? toFrame(request, scores, risk, act === "ask") : noFrame,
    slots: findSlots(request, act, crafts),
    confidence: sure ? 1 : toConfidence(chosen.lead),
  };
};

/** The built-in adapter: hears one turn by rules and a classifier; no clock, no network, the same for the same request. @param crafts as the registry lists them */
export const hear = (given: HearRequest, crafts: readonly Craft<CastTopicId>[] = []): Heard => hearBy((turn) => scoreTurn(turn), trim(given), crafts);

/** What words ask that are known to ask: a question as it was kept. */
export const hearFrame = (given: HearRequest): Pick<Heard, "risk"> & { frame: Frame } => {
  const request = trim(given);
  const scores = scoreTurn(request);
  const risk = findRisk(request, "ask", scores, scoreTurn);
  return { risk, frame: request.text === "" ? noFrame : toFrame(request, scores, risk, true) };
};
