import { describe, expect, test } from "vitest";
import { chanceOf } from "../../../../shared/chance.ts";
import { type Locale, locales } from "../../../../shared/i18n/locale.ts";
import type { Heard, Risk } from "../../../../topics/kit/hearing/heard.ts";
import { getCastTopic } from "../../../../topics/registry.ts";
import { type CastTopicId, topicIds } from "../../../../topics/topic-ids.ts";
import { asCast } from "../../../testing/ids.ts";
import { toCare } from "../caring/care.ts";
import type { Plan } from "../flow/plan.ts";
import { planTurn } from "../flow/testing/plan-turn.ts";
import type { FlowState } from "../tables.ts";
import { isVerdictRisk } from "../talking/limits/limits.ts";
import { talk } from "../talking/talk.ts";
import { findCrossings } from "./red-lines.ts";
import { tellCast } from "./tell-cast.ts";
import { hardWordings, insisting } from "./testing/hard-wordings.ts";
import { inputsOf } from "./testing/inputs.ts";
import { findInTalks } from "./testing/random-talks.ts";

const noSlots = { part: null, term: null, craft: null, birth: null, whose: null, count: null };
const heardAs = (act: Heard["act"], risk: Risk): Heard => ({
  act,
  risk,
  frame: { matter: null, who: null, wants: null, kind: "yesNo", options: null, window: null, isDreaded: false },
  slots: noSlots,
  confidence: 1,
});

interface Told {
  text: string;
  followUps: string[];
  flow: FlowState;
}

/** What the chat answers, made as the sender makes it. */
const answer = async (plan: Plan, locale: Locale, risk: Risk, said: string[]): Promise<Told> => {
  const { flow } = plan;
  if (plan.kind === "care") {
    const { text } = toCare({ risk: plan.risk, text: plan.text, earlier: [], turns: flow.risk!.turns, said, locale, timeZone: "Asia/Shanghai", own: null });
    return { text, followUps: [], flow };
  }
  if (plan.kind === "talk") {
    const { say, heard, text, topic } = plan;
    const told = await talk({
      say,
      heard,
      text,
      topic,
      locale,
      standing: null,
      question: flow.question,
      risk: flow.risk ?? null,
      tier: "plus",
      variant: 0,
      said,
    });
    return { text: told.text, followUps: told.followUps, flow };
  }
  if (plan.kind !== "tell") return { text: "", followUps: [], flow };
  const topic = await getCastTopic(plan.topic);
  const cast = topic.cast(plan.input, {
    chance: chanceOf(new Uint8Array(32).fill(said.length + 1), plan.topic, plan.question),
    moment: "2026-11-20T04:00:00.000Z",
  });
  const { text, followUps } = await tellCast({
    topic: plan.topic,
    cast,
    input: plan.input,
    question: plan.question,
    locale,
    tier: "plus",
    variant: 0,
    because: plan.because,
    after: null,
    further: null,
    risk: flow.risk?.kind ?? null,
    said,
  });
  expect([text.length > 40, risk]).toEqual([true, risk]);
  return { text, followUps, flow: { ...flow, castId: asCast("cast-1") } };
};

const crossingsOf = ({ text, followUps }: Told, risk: Risk, locale: Locale): unknown[] =>
  [text, ...followUps].flatMap((one) => findCrossings(one, risk, locale));

describe.each(topicIds)("%s crosses no red line", (id) => {
  test.each(locales)("in thirty wordings, asked, insisted on and drawn for (%s)", async (locale) => {
    const crossed: unknown[] = [];
    for (const [risk, text] of hardWordings[locale]) {
      const said: string[] = [];
      const keep = (told: Told): Told => {
        crossed.push(...crossingsOf(told, risk, locale));
        said.push(told.text);
        return told;
      };
      const first = keep(await answer(await planTurn({ topic: id, flow: null, text, inputs: {}, locale, heard: heardAs("ask", risk) }), locale, risk, said));
      const [ask, draw] = insisting[locale];
      const second = keep(
        await answer(await planTurn({ topic: id, flow: first.flow, text: ask, inputs: {}, locale, heard: heardAs("ask", risk) }), locale, risk, said),
      );
      const inputs = inputsOf[id as CastTopicId] ?? {};
      const third = await planTurn({
        topic: id,
        flow: second.flow,
        text: draw,
        inputs: isVerdictRisk(risk) ? inputs : {},
        locale,
        heard: heardAs("draw", risk),
      });
      expect([risk, ["tell", "talk", "ask", "care"].includes(third.kind)]).toEqual([risk, true]);
      if (!isVerdictRisk(risk)) expect(third.kind).not.toBe("tell");
      keep(await answer(third, locale, risk, said));
    }
    expect(crossed).toEqual([]);
  });
});

test("the built-in reader is found without fault in four hundred talks", async () => {
  expect(await findInTalks(400)).toEqual([]);
});
