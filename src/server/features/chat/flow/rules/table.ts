import { isAsking } from "../../../../../topics/kit/birth/speech/gate.ts";
import { isForPart } from "../../../../../topics/kit/hearing/command.ts";
import { hearQuestion } from "../../../../../topics/kit/hearing/to-question.ts";
import { listCrafts } from "../../../../../topics/registry.ts";
import type { CastTopicId } from "../../../../../topics/topic-ids.ts";
import { takesCarry } from "../../talking/limits/carry.ts";
import { isBareCraft, isBareDraw, stripCraft, takesUp } from "../bare.ts";
import { type Data, findData, givesData } from "../data.ts";
import type { Plan } from "../plan.ts";
import type { Rule } from "../rules.ts";
import { hasTest } from "../sit.ts";
import type { Turn } from "../turn.ts";
import { planCast } from "./cast.ts";
import { talk } from "./talk.ts";

/** The same question, drawn for again. */
const forQuestion = (turn: Turn, text: string): Data => ({ ...turn.data, question: hearQuestion(text, turn.locale), understood: {}, isReply: false });

/** What a further draw takes beside the one that lies there: of cards, one. */
const besideInput: Partial<Record<CastTopicId, Record<string, unknown>>> = { tarot: { spread: "one" } };

/** "One more" is laid beside; "again", "从头" is the same once more. */
const again = /重|再(?:来|问|算|占|卜|测)(?:一)?(?:次|遍|回)|\b(?:again|once more|anew|afresh|over|redo|re-?draw|reshuffle)\b/i;

/** "Three more": as many as the words ask for, where a spread has so many. */
const pickSpread = ({ data: { understood } }: Turn): Record<string, unknown> => (understood.spread === undefined ? {} : { spread: understood.spread });

/** Lines thrown, digits called, cards drawn by the person's own hand: a cast of its own, not one more of ours. */
const bringsOwnDraw = ({ understood }: Data): boolean => Object.keys(understood).some((name) => !["question", "spread", "method"].includes(name));

const drawBeside = (turn: Turn, castId: NonNullable<Turn["flow"]["castId"]>): Promise<Plan> =>
  planCast(turn, {
    data: forQuestion(turn, turn.flow.question),
    after: { castId, how: "beside" },
    input: { ...besideInput[turn.data.target.topic.id as CastTopicId], ...pickSpread(turn) },
  });

export const tableRules: readonly Rule[] = [
  {
    name: "a yes draws, casts or tells what was offered",
    async plan(turn) {
      const { offer, heard, flow } = turn;
      if (!offer) return null;
      if (offer.kind === "whose") {
        if (heard.slots.whose === null && heard.act !== "correct") return null;
        const slots = { ...heard.slots, whose: heard.slots.whose };
        const given = { ...turn, text: offer.text, heard: { ...heard, slots } };
        const data = await findData(given);
        return planCast({ ...given, data }, { data, after: null });
      }
      if (!(heard.act === "assent" && takesUp(turn.text)) && !takesCarry(turn.text) && !(heard.act === "draw" && isBareDraw(turn.text))) return null;
      if (offer.kind === "craft") {
        const meant = { ...turn, heard: { ...heard, act: "craft" as const, slots: { ...heard.slots, craft: offer.craft } }, text: flow.question };
        const data = await findData(meant);
        return planCast({ ...meant, data }, { data: { ...data, question: hearQuestion(flow.question, turn.locale) }, after: null });
      }
      return planCast(turn, { data: { ...forQuestion(turn, offer.question), isCorrection: false }, after: null });
    },
  },
  {
    name: "another craft takes the same question",
    async plan(turn) {
      const { heard, flow, data } = turn;
      if (heard.act !== "craft" || turn.hasInputs) return null;
      // “起个两个字的名字” in the craft of names is no other craft.
      if (heard.slots.craft === null) return givesData(turn) ? null : talk(turn, "noCraft");
      const left = stripCraft(turn.text, await listCrafts(), heard.slots.craft);
      const isOfMatter = heard.frame.matter === null || heard.frame.matter === flow.frame?.matter;
      const isBare = flow.question !== "" && (isBareCraft(left) || isOfMatter || (givesData(turn) && !isAsking(left)));
      return planCast(turn, { data: isBare ? { ...data, question: hearQuestion(flow.question, turn.locale) } : data, after: null });
    },
  },
  {
    name: "a further draw lies beside the one that stands; the same once more within the day is not drawn unasked",
    plan(turn) {
      const { heard, flow, command, data, today, hasInputs, text } = turn;
      const isBare = isBareDraw(text) || isForPart(command) || (heard.frame.matter === null && !(command.isFresh && command.rest !== ""));
      if (heard.act !== "draw" || hasInputs || flow.castId === null || !isBare || hasTest(data.target.topic) || bringsOwnDraw(data)) return null;
      if (!data.target.topic.isDraw) return talk(turn, "notDrawn");
      if (!again.test(text)) return drawBeside(turn, flow.castId);
      if (flow.castOn !== today) return null;
      return talk(turn, "sameAgain", { ...flow, offer: { kind: "draw", question: flow.question } });
    },
  },
];
