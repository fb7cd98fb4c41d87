import { findBeyond } from "../../kit/hearing/beyond.ts";
import type { Theme } from "../../kit/hearing/question.ts";
import type { FollowUpRequest, Paragraph, Reading } from "../../kit/reading.ts";
import { fittingHeadline } from "../../kit/telling/headline.ts";
import { helpsBody } from "../body-use.ts";
import type { NumberCast } from "../engine.ts";
import type { NumberFacts } from "../facts.ts";
import { findTopic, type Topic } from "./asked.ts";
import { toFollowUps } from "./follow-ups.ts";
import { type Headline, sayFitting, toHeadline, toTurnSlots } from "./headline.ts";
import type { Language } from "./language.ts";
import { tellNumber, toClose } from "./tell.ts";
import { factOf, fill, hexagramOf, listSides, type Side, toView, type View } from "./view.ts";

/** A passage that can be told, and the fact it rests on. */
interface Passage {
  text: string;
  facts: string[];
}

const perAnswer = 2;

const toOwn = (view: View, side: Side, text: string): Passage => ({
  text: [fill(view.language.from[side], { h: view.language.nameOf(hexagramOf(view, side)) }), text].join(view.language.gap),
  facts: [factOf(side)],
});

/** Everything the cast can say on one field of life, the nearest to body and use first. */
const listPassages = (view: View, theme: Theme): Passage[] => {
  const { language, sides } = view;
  const ofSide = listSides(view).map((side) => toOwn(view, side, language.tellingOf(hexagramOf(view, side).number)[theme]));
  const cores = listSides(view).map((side) => toOwn(view, side, language.tellingOf(hexagramOf(view, side).number).core));
  return [
    { text: language.texts.bonds[sides.bond][theme], facts: ["bond"] },
    { text: language.texts.uses[sides.use.name][theme], facts: ["use"] },
    ...ofSide,
    ...cores,
  ];
};

/** What a question about a part of the craft is told first. */
const toTopicPassage = (view: View, topic: Topic): Passage => {
  const { language, cast, sides } = view;
  const { texts } = language;
  const byTopic: Record<Topic, () => Passage> = {
    dissent: () => ({ text: texts.dissents[sides.bond], facts: ["bond", "lean"] }),
    use: () => ({ text: language.saySides(cast, sides.body.name, sides.use.name, sides.isUseUpper), facts: ["use", "body"] }),
    body: () => ({ text: texts.bodies[sides.body.name], facts: ["body"] }),
    changed: () => ({
      text: [language.sayTurned(sides.turned.name, hexagramOf(view, "changed")), texts.turns[sides.turn]].join(language.gap),
      facts: ["turn"],
    }),
    nuclear: () => ({ text: texts.middles[sides.middle.filter(helpsBody).length]!, facts: ["middle"] }),
    line: () => ({ text: language.tellingOf(cast.primary.number).lines[cast.moving - 1]!.telling, facts: ["line"] }),
    casting: () => ({ text: language.sayCasting(cast), facts: ["digit.1", "digit.2", "digit.3"] }),
  };
  return byTopic[topic]();
};

const pick = (passages: Passage[], told: string, turn: number, count: number): Passage[] => {
  const bare = ({ text }: Passage): boolean => !told.includes(text);
  const order = [...passages.filter(bare), ...passages.filter((passage) => !bare(passage))];
  return Array.from({ length: count }, (_, at) => order[(turn * perAnswer + at) % order.length]!);
};

const sayHeadline = (view: View, topic: Topic | null, theme: Theme | null, turn: number): Headline => {
  const { language, question, sides } = view;
  const { essences, briefs } = language.texts;
  if (topic === "dissent" && turn === 0) {
    const opposite = hexagramOf(view, "opposite");
    return sayFitting(view, language.dissent, { h: language.nameOf(opposite), s: language.tellingOf(opposite.number).essence });
  }
  if (topic) return sayFitting(view, language.again[topic === "dissent" ? "dissent" : "open"], toTurnSlots(view, turn));
  if (theme && question.kind === "open") {
    if (turn > 0) return sayFitting(view, language.again.theme, toTurnSlots(view, turn));
    const text = fittingHeadline(
      language.locale,
      language.theme[theme].map((way) => fill(way, { e: essences[sides.bond], b: briefs[sides.bond] })) as [string],
    );
    return { text, rest: [] };
  }
  return toHeadline(view, turn);
};

const toBody = (view: View, topic: Topic | null, told: string, turn: number, rest: readonly string[]): Paragraph => {
  const { language, sides, question } = view;
  const theme = view.themes[0]!;
  const isFirst = turn === 0;
  const own = topic && isFirst ? [toTopicPassage(view, topic)] : [];
  const season = question.kind === "when" && isFirst ? [{ text: language.texts.seasons[sides.season], facts: ["season", "timing"] }] : [];
  const leading = [...own, ...season];
  const passages = [...leading, ...pick(listPassages(view, theme), told, turn, leading.length > 0 ? 1 : perAnswer)];
  return {
    label: language.themes[theme],
    part: "body",
    text: [...rest, ...passages.map(({ text }) => text)].join(language.gap),
    facts: [...new Set(passages.flatMap(({ facts }) => facts))],
  };
};

/** Answers a further question from the same three numbers, first out of what has not been told. */
export const answerNumber = (request: FollowUpRequest<NumberCast, NumberFacts>, language: Language): Reading => {
  const { cast, question, asked, variant, turn } = request;
  const view = toView(
    cast,
    { ...asked, theme: asked.theme ?? question.theme, text: asked.theme ? asked.text : `${question.text} ${asked.text}` },
    variant,
    language,
  );
  const own = { ...view, question: asked };
  const first = tellNumber(request, language);
  const told = [first.headline, ...first.paragraphs.map(({ text }) => text)].join("\n");
  const named = findTopic(asked.text, asked.locale);
  // “When will there be a result” asks for the time, not for the hexagram it becomes.
  const topic = asked.kind === "when" && named === "changed" ? null : named;
  const sides = listSides(view);
  const beyond = findBeyond(asked);
  const caution: Paragraph[] = beyond ? [{ label: language.labels.caution, part: "caution", text: language.caution[beyond], facts: [] }] : [];
  const headline = sayHeadline(own, topic, asked.theme, turn);
  return {
    headline: headline.text,
    paragraphs: [toBody({ ...view, question: asked }, topic, told, turn, headline.rest), ...caution, toClose(view, sides[(turn + 2) % sides.length]!)],
    followUps: toFollowUps(own, turn + 1, asked.text),
  };
};
