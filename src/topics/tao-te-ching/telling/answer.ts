import { findBeyond } from "../../kit/hearing/beyond.ts";
import type { Question, Theme } from "../../kit/hearing/question.ts";
import type { FollowUpRequest, Paragraph, Reading } from "../../kit/reading.ts";
import { getChapter } from "../data/chapters.ts";
import type { ClauseRange } from "../data/text.ts";
import type { TaoTeChingCast } from "../engine.ts";
import type { TaoTeChingFacts } from "../facts.ts";
import { asksOfDissent, findAskedLine, findNamedChapter } from "./asked.ts";
import { toFollowUps } from "./follow-ups.ts";
import { sayFitting, toHeadline } from "./headline.ts";
import type { Language } from "./language.ts";
import { tellTaoTeChing } from "./tell.ts";
import { say, slotsOf, toView, type View } from "./view.ts";

type Part = "love" | "work" | "money" | "inner" | "picture" | "dissent" | "verdict";

/** What the answer turns on: its first sentence, and the chapter and parts that carry it. */
interface Reply {
  headline: string;
  chapter: number;
  parts: Part[];
  quote: ClauseRange | null;
  /** A neighbour that says the same in other words, on this field. */
  beside?: Theme;
}

interface Scene {
  view: View;
  request: FollowUpRequest<TaoTeChingCast, TaoTeChingFacts>;
  theme: Theme;
  /** Everything the first telling said. */
  told: string;
}

const toFactId = ({ cast, neighbours }: View, chapter: number): string => {
  const at = neighbours.indexOf(chapter);
  return chapter === cast.chapter || at < 0 ? "chapter" : `neighbour.${at + 1}`;
};

/** The chapter that speaks next on `part`: the one drawn and its neighbours, those first whose passage has not been told. */
const pickChapter = ({ view, request, told }: Scene, part: Part): number => {
  const chain = [view.cast.chapter, ...view.neighbours];
  const isTold = (chapter: number): boolean => told.includes(view.language.texts[chapter]![part]);
  const order = [...chain.filter((chapter) => !isTold(chapter)), ...view.neighbours.filter(isTold)];
  return order[request.turn % order.length]!;
};

const toThemeRange = (chapter: number, theme: Theme): ClauseRange => getChapter(chapter).keys[theme];

const replyOnLine = ({ view, request }: Scene, line: { range: ClauseRange; theme: Theme }): Reply => {
  const { cast, language } = view;
  const v = language.inline(cast.chapter, line.range);
  const headline = sayFitting(view, [language.answer.line, `“{v}”${language.locale === "zh" ? "。" : "."}`, language.headline.plain], {
    ...slotsOf(view, cast.chapter),
    v,
  });
  const parts: Part[] = request.turn % 2 === 0 ? [line.theme, "verdict"] : ["picture"];
  return {
    headline: headline.replace(/^“(.)/, (_, letter: string) => `“${letter.toUpperCase()}`),
    chapter: cast.chapter,
    parts,
    quote: null,
    beside: line.theme,
  };
};

const replyOnChapter = ({ view, theme }: Scene, chapter: number): Reply => ({
  headline: sayFitting(view, [view.language.answer.chapter, view.language.headline.plain], slotsOf(view, chapter)),
  chapter,
  parts: [theme, "picture"],
  quote: toThemeRange(chapter, theme),
});

/** Chapters of one pace may speak of one time. */
const toTimed = ({ view, request }: Scene): number => {
  const { pace } = getChapter(view.cast.chapter);
  const alike = [view.cast.chapter, ...view.neighbours].filter((chapter) => getChapter(chapter).pace === pace);
  return alike[request.turn % alike.length]!;
};

const replyByKind = (scene: Scene, asked: Question): Reply => {
  const { view, request, theme } = scene;
  const { language } = view;
  const chapter = pickChapter(scene, theme);
  const base = { chapter, parts: [theme] as Part[], quote: toThemeRange(chapter, theme) };
  switch (asked.kind) {
    case "how":
      return {
        ...base,
        headline: sayFitting(view, [language.answer.how, language.headline.how, language.headline.plain], slotsOf(view, chapter)),
        parts: [theme, "picture"],
      };
    case "when":
      return { ...base, headline: toHeadline({ ...view, question: asked }, toTimed(scene), request.turn), parts: ["verdict", theme] };
    case "why":
    case "who": {
      const seen = pickChapter(scene, "picture");
      return {
        headline: toHeadline({ ...view, question: asked }, seen, request.turn),
        chapter: seen,
        parts: ["picture", theme],
        quote: toThemeRange(seen, theme),
      };
    }
    case "yesNo":
    case "choice":
      return { ...base, headline: toHeadline({ ...view, question: asked }, chapter, request.turn), parts: ["verdict", theme] };
    default: {
      const headline = asked.theme ? language.answer.theme[asked.theme] : language.headline.open;
      return { ...base, headline: sayFitting(view, [headline, language.headline.plain], slotsOf(view, chapter), request.turn) };
    }
  }
};

const toReply = (scene: Scene, asked: Question): Reply => {
  const { view, theme } = scene;
  const { language, cast } = view;
  const named = findNamedChapter(asked.text, cast.chapter);
  if (named !== null) return replyOnChapter(scene, named);
  const line = findAskedLine(asked.text, language.locale, cast.chapter, theme);
  if (line) return replyOnLine(scene, line);
  if (asksOfDissent(asked.text, language.locale)) {
    const chapter = pickChapter(scene, "dissent");
    return {
      headline: sayFitting(view, [language.answer.dissent], slotsOf(view, chapter)),
      chapter,
      parts: ["dissent", theme],
      quote: null,
    };
  }
  return replyByKind(scene, asked);
};

const toBeside = ({ view, request }: Scene, theme: Theme): Paragraph => {
  const { language, neighbours } = view;
  const chapter = neighbours[request.turn % neighbours.length]!;
  const v = language.inline(chapter, getChapter(chapter).keys[theme]);
  return {
    label: language.labels.neighbour,
    part: "body",
    text: [say(view, language.neighbour, { ...slotsOf(view, chapter), v }, request.turn), language.texts[chapter]![theme]].join(language.gap),
    facts: [toFactId(view, chapter)],
  };
};

const toBody = (scene: Scene, { chapter, parts, quote, headline, beside }: Reply): Paragraph[] => {
  const { view, request, theme } = scene;
  const { language } = view;
  const text = language.texts[chapter]!;
  const end = language.locale === "zh" ? "。" : ".";
  const factId = toFactId(view, chapter);
  const facts = factId === "chapter" ? [factId, `clause.${theme}`] : [factId, "chapter"];
  const title = text.title;
  const from = headline.includes(title) || chapter === view.cast.chapter ? [] : [say(view, language.answer.from, slotsOf(view, chapter), request.turn)];
  const told = [...from, ...parts.map((part) => (part === "verdict" ? `${text.verdict}${end}` : text[part]))];
  const verse: Paragraph[] = quote ? [{ label: language.labels.verse, part: "verse", text: language.quote(chapter, quote), facts }] : [];
  return [...verse, { label: title, part: "body", text: told.join(language.gap), facts }, ...(beside ? [toBeside(scene, beside)] : [])];
};

const toPractice = (scene: Scene, reply: Reply): Paragraph => {
  const { view, request, told } = scene;
  const { language } = view;
  const chain = [reply.chapter, ...view.neighbours, view.cast.chapter];
  const isFresh = (chapter: number): boolean => !told.includes(language.texts[chapter]!.act) && !reply.headline.includes(language.texts[chapter]!.act);
  const fresh = chain.filter(isFresh);
  const chapter = fresh[0] ?? chain[request.turn % chain.length]!;
  return {
    label: language.labels.close,
    part: "close",
    text: say(view, language.answer.practice, slotsOf(view, chapter), request.turn),
    facts: [toFactId(view, chapter)],
  };
};

/** Answers a further question from the chapter drawn and its neighbours, first out of what has not been told. */
export const answerTaoTeChing = (request: FollowUpRequest<TaoTeChingCast, TaoTeChingFacts>, language: Language): Reading => {
  const { cast, question, asked, variant, turn } = request;
  const view = toView(
    cast,
    { ...asked, theme: asked.theme ?? question.theme, text: asked.theme ? asked.text : `${question.text} ${asked.text}` },
    variant,
    language,
  );
  const first = tellTaoTeChing(request, language);
  const told = [first.headline, ...first.paragraphs.map(({ text }) => text)].join("\n");
  const scene: Scene = { view, request, theme: view.themes[0]!, told };
  const reply = toReply(scene, asked);
  const beyond = findBeyond(asked);
  const caution: Paragraph[] = beyond ? [{ label: language.labels.caution, part: "caution", text: language.caution[beyond], facts: [] }] : [];
  return {
    headline: reply.headline,
    paragraphs: [...toBody(scene, reply), ...caution, toPractice(scene, reply)],
    followUps: toFollowUps({ ...view, question: asked }, turn + 1, asked.text),
  };
};
