import { findBeyond } from "../../kit/hearing/beyond.ts";
import type { Theme } from "../../kit/hearing/question.ts";
import type { Paragraph, Reading, ReadingRequest } from "../../kit/reading.ts";
import { helpsBody } from "../body-use.ts";
import type { NumberCast } from "../engine.ts";
import type { NumberFacts } from "../facts.ts";
import { toFollowUps } from "./follow-ups.ts";
import { type Headline, toHeadline } from "./headline.ts";
import type { Language } from "./language.ts";
import { factOf, fill, hexagramOf, listSides, type Side, toView, type View } from "./view.ts";

type Part = Paragraph["part"];

const toEnd = ({ language }: View): string => (language.locale === "zh" ? "。" : ".");

const toParagraph = ({ language }: View, label: string, sentences: string[], facts: string[], part: Part = "body"): Paragraph => ({
  label,
  part,
  text: sentences.join(language.gap),
  facts,
});

const toLead = (view: View, theme: Theme, isWhole: boolean, { rest }: Headline): Paragraph => {
  const { language, sides } = view;
  const { bodies, bonds, seasons } = language.texts;
  const more = isWhole ? [bodies[sides.body.name], seasons[sides.season]] : [];
  return toParagraph(
    view,
    language.labels.lead,
    [...rest, bonds[sides.bond][theme], ...more],
    ["bond", "body", "use", "lean", ...(isWhole ? ["season"] : [])],
    "lead",
  );
};

const toCasting = (view: View): Paragraph => {
  const { language, cast, sides } = view;
  const told = [language.sayCasting(cast), language.saySides(cast, sides.body.name, sides.use.name, sides.isUseUpper)];
  return toParagraph(view, language.labels.casting, told, ["digit.1", "digit.2", "digit.3", "body", "use", "hexagram.primary"]);
};

const toLine = (view: View): Paragraph[] => {
  const { language, cast } = view;
  return [
    toParagraph(view, language.labels.line, [language.quote(cast)], ["line"], "verse"),
    toParagraph(view, language.labels.line, [language.tellingOf(cast.primary.number).lines[cast.moving - 1]!.telling], ["line"]),
  ];
};

const toChanged = (view: View, theme: Theme): Paragraph => {
  const { language, sides } = view;
  const changed = hexagramOf(view, "changed");
  const told = [language.sayTurned(sides.turned.name, changed), language.texts.turns[sides.turn], language.tellingOf(changed.number)[theme]];
  return toParagraph(view, language.labels.changed, told, ["hexagram.changed", "turn"]);
};

const toMiddle = (view: View, theme: Theme): Paragraph => {
  const { language, sides } = view;
  const nuclear = hexagramOf(view, "nuclear");
  const helping = language.texts.middles[sides.middle.filter(helpsBody).length]!;
  const isNew = listSides(view).includes("nuclear");
  const own = isNew ? [fill(language.from.nuclear, { h: language.nameOf(nuclear) }), language.tellingOf(nuclear.number)[theme]] : [];
  return toParagraph(view, language.labels.middle, [helping, ...own], ["middle", "hexagram.nuclear"]);
};

const toTiming = (view: View): Paragraph => {
  const { language, cast, sides } = view;
  return toParagraph(view, language.labels.timing, [language.sayTiming(cast.upper + cast.lower + cast.moving, sides.bond) + toEnd(view)], ["timing"]);
};

/** What to do and what to watch, from one hexagram of the cast. */
export const toClose = (view: View, side: Side): Paragraph => {
  const { language } = view;
  const { act, watch } = language.tellingOf(hexagramOf(view, side).number);
  return toParagraph(view, language.labels.close, [fill(language.close, { act, watch })], [factOf(side)], "close");
};

const toWhole = (view: View, headline: Headline): Paragraph[] => {
  const { language, cast, sides } = view;
  const [own, next, third] = view.themes as [Theme, Theme, Theme];
  const { labels, texts } = language;
  const primary = language.tellingOf(cast.primary.number);
  const head = [toLead(view, own, true, headline), toCasting(view), toParagraph(view, labels.use, [texts.uses[sides.use.name][own]], ["use"]), ...toLine(view)];
  const tail = [
    toChanged(view, own),
    ...(view.question.kind === "when" ? [] : [toTiming(view)]),
    toParagraph(view, labels.dissent, [texts.dissents[sides.bond]], ["bond", "lean"], "dissent"),
    toClose(view, view.variant % 2 === 0 ? "primary" : "changed"),
  ];
  const spare = [
    toParagraph(view, language.themes[own], [fill(language.from.primary, { h: language.nameOf(cast.primary) }), primary[own]], ["hexagram.primary"]),
    toMiddle(view, own),
    toParagraph(view, language.themes[next], [texts.bonds[sides.bond][next], texts.uses[sides.use.name][next]], ["bond", "use"]),
    toParagraph(view, language.themes[third], [primary[third]], ["hexagram.primary"]),
    toParagraph(view, language.nameOf(cast.primary), [primary.core], ["hexagram.primary"]),
  ];
  const body: Paragraph[] = [];
  for (const paragraph of spare) {
    if (body.length > 0 && language.lengthOf([headline.text, ...[...head, ...body, ...tail].map(({ text }) => text)].join("\n")) >= language.whole) break;
    body.push(paragraph);
  }
  return [...head, ...body, ...tail];
};

const toBasic = (view: View, headline: Headline): Paragraph[] => {
  const { language, sides } = view;
  const own = view.themes[0]!;
  const [verse, telling] = toLine(view) as [Paragraph, Paragraph];
  const use = toParagraph(view, language.labels.use, [language.texts.uses[sides.use.name][own]], ["use"]);
  const close = toClose(view, view.variant % 2 === 0 ? "primary" : "changed");
  const lead = toLead(view, own, false, headline);
  const drafts = [
    [lead, use, verse, telling, close],
    [lead, verse, telling, close],
    [lead, use, verse, close],
    [lead, verse, close],
  ];
  const lengthOf = (draft: Paragraph[]): number => language.lengthOf([headline.text, ...draft.map(({ text }) => text)].join("\n"));
  return drafts.find((draft) => lengthOf(draft) <= language.basicMost) ?? drafts.at(-1)!;
};

/** The reading of a cast: the whole of it on Plus, the answer with its line and the close on Basic. */
export const tellNumber = (request: ReadingRequest<NumberCast, NumberFacts>, language: Language): Reading => {
  const view = toView(request.cast, request.question, request.variant, language);
  const headline = toHeadline(view);
  const told = request.tier === "basic" ? toBasic(view, headline) : toWhole(view, headline);
  const beyond = findBeyond(request.question);
  const caution: Paragraph[] = beyond ? [{ label: language.labels.caution, part: "caution", text: language.caution[beyond], facts: [] }] : [];
  return { headline: headline.text, paragraphs: [...told.slice(0, -1), ...caution, ...told.slice(-1)], followUps: toFollowUps(view, 0) };
};
