import { findBeyond } from "../../kit/hearing/beyond.ts";
import type { Theme } from "../../kit/hearing/question.ts";
import type { Paragraph, Reading, ReadingRequest } from "../../kit/reading.ts";
import { chapterCount, getChapter, lastOfTheWay } from "../data/chapters.ts";
import type { TaoTeChingCast } from "../engine.ts";
import type { TaoTeChingFact, TaoTeChingFacts } from "../facts.ts";
import { toFollowUps } from "./follow-ups.ts";
import { toHeadline } from "./headline.ts";
import type { Language } from "./language.ts";
import { say, slotsOf, toView, type View } from "./view.ts";

type Facts = readonly TaoTeChingFact[];

const findValues = <Key extends TaoTeChingFact["key"]>(facts: Facts, key: Key): TaoTeChingFacts[Key] | undefined =>
  facts.find((fact) => fact.key === key)?.values as TaoTeChingFacts[Key] | undefined;

const wantsVerdict = new Set(["yesNo", "choice", "open"]);

type LeadSize = "full" | "plain" | "short" | "bare";

/** Where there is little room, `short` leaves the chapter’s name to the card, and `bare` the verdict to the headline. */
const toLead = (view: View, size: LeadSize): Paragraph => {
  const { cast, language, question } = view;
  const text = language.texts[cast.chapter]!;
  const naming = say(view, cast.drawn ? language.drawn : language.named, slotsOf(view, cast.chapter));
  const end = language.locale === "zh" ? "。" : ".";
  const verdict = wantsVerdict.has(question.kind) && !findBeyond(question) ? [`${text.verdict}${end}`] : [];
  const picture = size === "full" ? [text.picture] : [];
  const named = size === "short" && verdict.length > 0 ? [] : [naming];
  const opening = size === "bare" ? [naming] : [...verdict, ...named];
  return { label: language.labels.chapter, part: "lead", text: [...opening, ...picture].join(language.gap), facts: ["lean", "chapter"] };
};

const toVerse = (view: View, theme: Theme): Paragraph => ({
  label: view.language.labels.verse,
  part: "verse",
  text: view.language.quote(view.cast.chapter, getChapter(view.cast.chapter).keys[theme]),
  facts: [`clause.${theme}`],
});

const toPassage = ({ cast, language }: View, theme: Theme): Paragraph => ({
  label: language.themes[theme],
  part: "body",
  text: language.texts[cast.chapter]![theme],
  facts: [`clause.${theme}`],
});

const toNeighbour = (view: View, at: number): Paragraph => {
  const { language } = view;
  const chapter = view.neighbours[at]!;
  const theme = view.themes[0]!;
  const v = language.inline(chapter, getChapter(chapter).keys[theme]);
  const opening = say(view, language.neighbour, { ...slotsOf(view, chapter), v }, at);
  return {
    label: language.labels.neighbour,
    part: "body",
    text: [opening, language.texts[chapter]![theme]].join(language.gap),
    facts: [`neighbour.${at + 1}`],
  };
};

const toCraft = (view: View, facts: Facts): Paragraph => {
  const { cast, language, question } = view;
  const { lean, pace } = getChapter(cast.chapter);
  const slots = slotsOf(view, cast.chapter);
  const echo = findValues(facts, "echo");
  const sentences = [
    language.half[cast.chapter <= lastOfTheWay ? "way" : "virtue"],
    language.leaning[Math.sign(lean) + 1]!,
    question.kind === "when" ? language.pace[pace] : language.timing,
  ].map((way, at) => say(view, way, { ...slots, n: language.countOf(findValues(facts, at === 1 ? "lean" : "pace")?.count ?? chapterCount) }));
  const repeated = echo
    ? [
        say(view, language.echo, {
          clause: language.locale === "zh" ? echo.clause : toEnglishOf(view, echo.clause),
          chapters: language.listed(echo.chapters.split(",").map((chapter) => language.nameOf(Number(chapter)))),
        }),
      ]
    : [];
  return {
    label: language.labels.craft,
    part: "body",
    text: [...sentences, ...repeated].join(language.gap),
    facts: ["half", "lean", "pace", ...(echo ? ["echo"] : [])],
  };
};

const toEnglishOf = ({ cast, language }: View, clause: string): string => {
  const at = getChapter(cast.chapter).clauses.findIndex((other) => other.replace(/[^\p{Script=Han}]/gu, "") === clause);
  return language.inline(cast.chapter, [at + 1, at + 1]);
};

const toDissent = ({ cast, language }: View): Paragraph => ({
  label: language.labels.dissent,
  part: "dissent",
  text: language.texts[cast.chapter]!.dissent,
  facts: ["lean", "chapter"],
});

const toClose = (view: View): Paragraph => ({
  label: view.language.labels.close,
  part: "close",
  text: say(view, view.language.close, slotsOf(view, view.cast.chapter)),
  facts: ["chapter", `clause.${view.themes[0]!}`],
});

const lengthOf = (language: Language, headline: string, paragraphs: Paragraph[]): number =>
  language.lengthOf([headline, ...paragraphs.map(({ text }) => text)].join("\n"));

const toWhole = (view: View, facts: Facts, headline: string): Paragraph[] => {
  const [own, ...further] = view.themes as [Theme, ...Theme[]];
  const nearest = view.variant % 2;
  const head = [toLead(view, "full"), toVerse(view, own), toPassage(view, own)];
  const tail = [toCraft(view, facts), toDissent(view), toClose(view)];
  const [second, third, fourth] = [0, 1, 2, 3].filter((at) => at !== nearest).map((at) => toNeighbour(view, at)) as [Paragraph, Paragraph, Paragraph];
  const passages = further.map((theme) => toPassage(view, theme));
  const spare = [toNeighbour(view, nearest), ...passages.slice(0, 1), second, ...passages.slice(1, 2), third, ...passages.slice(2), fourth];
  const body: Paragraph[] = [];
  for (const paragraph of spare) {
    if (body.length >= 2 && lengthOf(view.language, headline, [...head, ...body, ...tail]) >= view.language.whole.least) break;
    body.push(paragraph);
  }
  return [...head, ...body, ...tail];
};

const toBasic = (view: View, headline: string): Paragraph[] => {
  const [own, next] = view.themes as [Theme, Theme];
  const build = (size: LeadSize, withNext: boolean): Paragraph[] => [
    toLead(view, size),
    toVerse(view, own),
    toPassage(view, own),
    ...(withNext ? [toPassage(view, next)] : []),
    toClose(view),
  ];
  const { language } = view;
  const drafts = [build("full", false), build("plain", true), build("plain", false), build("short", false), build("bare", false)];
  return drafts.find((draft) => lengthOf(language, headline, draft) <= language.basic.most) ?? drafts.at(-1)!;
};

/** The reading of a cast: the whole of it on Plus, the answer with its line and the close on Basic. */
export const tellTaoTeChing = (request: ReadingRequest<TaoTeChingCast, TaoTeChingFacts>, language: Language): Reading => {
  const view = toView(request.cast, request.question, request.variant, language);
  const headline = toHeadline(view);
  const told = request.tier === "basic" ? toBasic(view, headline) : toWhole(view, request.facts, headline);
  const beyond = findBeyond(request.question);
  const caution: Paragraph[] = beyond ? [{ label: language.labels.caution, part: "caution", text: language.caution[beyond], facts: [] }] : [];
  return { headline, paragraphs: [...told.slice(0, -1), ...caution, ...told.slice(-1)], followUps: toFollowUps(view, 0) };
};
