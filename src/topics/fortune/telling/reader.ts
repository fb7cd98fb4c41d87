import type { Locale } from "../../../shared/i18n/locale.ts";
import type { FactWording } from "../../kit/fact.ts";
import type { FollowUpRequest, Paragraph, Reader, Reading, ReadingRequest } from "../../kit/reading.ts";
import { countWords, readingLength } from "../../kit/telling/sentences.ts";
import type { Aspect } from "../aspect.ts";
import type { FortuneCast } from "../engine.ts";
import type { FortuneFacts } from "../facts.ts";
import { type FollowUp, toFollowUp } from "./follow-up.ts";
import { toView, type View } from "./view.ts";

/** One paragraph without its facts and its part. */
export interface Said {
  label: string;
  text: string;
}

/** Everything a language says of its own. */
export interface Language {
  locale: Locale;
  words: FactWording<FortuneFacts>;
  headline(view: View): string;
  lead(view: View): Said;
  verse(view: View): Said | null;
  picture(view: View): Said;
  /** The picture in one sentence, for the short telling. */
  glimpse(view: View): Said;
  grade(view: View): Said;
  /** Where the lot stands in its set. */
  shares(view: View): Said;
  way(view: View): Said;
  /** What the tone asks for in the matter. */
  step(view: View): Said;
  /** How a sheet of this kind is read. */
  method(view: View): Said;
  source(view: View): Said;
  rest(view: View): Said | null;
  timing(view: View): Said;
  blocks(view: View): Said;
  dissent(view: View): Said;
  /** What to do, and what to watch too unless it is short. */
  close(view: View, isShort: boolean): Said;
  caution(view: View): Said | null;
  beside(view: View, aspects: readonly Aspect[]): Said;
  /** Headline and body of the answer to a further question. */
  answer(view: View, followUp: FollowUp, turn: number): { headline: string; body: Said[] };
  followUps(view: View, turn: number): string[];
  summarise(cast: FortuneCast): string;
}

/** How far a whole reading goes. */
interface Extent {
  besides: Aspect[];
  hasMethod: boolean;
  hasSource: boolean;
}

type Request = ReadingRequest<FortuneCast, FortuneFacts>;

const toParagraph = ({ label, text }: Said, part: Paragraph["part"], facts: string[]): Paragraph => ({ label, text, part, facts });
const besideLeast = 2;
/** Characters or words, the headline counted. */
const basicLength = { least: 120, most: 200 };

/** A question that names nothing is given a matter not told yet, then what to do, what to watch, the verse. */
const toOpen = (view: View, told: readonly Aspect[], turn: number): FollowUp => {
  const untold = view.beside.filter((aspect) => !told.includes(aspect));
  const ways: FollowUp[] = [
    ...untold.map((aspect): FollowUp => ({ about: "aspect", aspect, isTold: false })),
    { about: "doing" },
    { about: "watching" },
    { about: "verse" },
  ];
  return ways[turn % ways.length]!;
};

const factsOfAnswer = (view: View, { about }: FollowUp): string[] => {
  const graded = view.lot.grade === null ? "lot" : "grade";
  const rests: Partial<Record<FollowUp["about"], string[]>> = {
    again: ["blocks"],
    returned: ["refused"],
    verse: ["verse", "title"],
    blocks: ["blocks"],
    grade: [graded],
    deity: ["deity"],
    when: [view.cast.ganzhi === null ? "lot" : "ganzhi"],
    verdict: [graded, "lot"],
  };
  return rests[about] ?? ["lot"];
};

/** The order of a reading, the same in every language: the answer, the verse, its picture, what weighs it, the dissent, the close. */
export const toReader = (say: Language): Reader<FortuneCast, FortuneFacts> => {
  const count = (paragraphs: Paragraph[]): number => paragraphs.reduce((sum, { text }) => sum + countWords(text, say.locale), 0);
  const graded = (view: View): string[] => (view.lot.grade === null ? ["lot"] : ["grade", "lot"]);

  const around = (view: View, { besides, hasMethod, hasSource }: Extent): Paragraph[] => {
    const verse = say.verse(view);
    const rest = say.rest(view);
    const caution = say.caution(view);
    return [
      toParagraph(say.lead(view), "lead", view.unheld ? ["lot", "title", "deity"] : ["lot", "title"]),
      ...(verse ? [toParagraph(verse, "verse", ["verse"])] : []),
      toParagraph(say.picture(view), "body", ["verse", "title"]),
      ...(hasMethod ? [toParagraph(say.method(view), "body", ["verse", "title"])] : []),
      toParagraph(say.grade(view), "body", graded(view)),
      toParagraph(say.way(view), "body", graded(view)),
      toParagraph(say.step(view), "body", graded(view)),
      toParagraph(say.beside(view, besides), "body", ["lot"]),
      toParagraph(say.timing(view), "body", [view.cast.ganzhi === null ? "lot" : "ganzhi"]),
      toParagraph(say.shares(view), "body", graded(view)),
      ...(hasSource ? [toParagraph(say.source(view), "body", ["deity"])] : []),
      toParagraph(say.blocks(view), "body", ["blocks", "deity"]),
      toParagraph(say.dissent(view), "dissent", view.returned.length > 0 ? ["refused"] : ["blocks"]),
      ...(rest ? [toParagraph(rest, "body", ["refused"])] : []),
      toParagraph(say.close(view, false), "close", ["lot"]),
      ...(caution ? [toParagraph(caution, "caution", [])] : []),
    ];
  };

  /** The lot's own words first: more of the other matters, one left for a further question; then how the sheet is read, then what the set is. */
  const toExtent = (view: View): Extent => {
    const { least } = readingLength[say.locale].whole;
    const all = view.beside.length;
    const tell = (told: number, hasMethod: boolean, hasSource: boolean): Extent => ({ besides: view.beside.slice(0, told), hasMethod, hasSource });
    const extents = [
      ...view.beside.slice(besideLeast, -1).map((_, at) => tell(besideLeast + at, false, false)),
      tell(all - 1, false, false),
      tell(all - 1, true, false),
      tell(all - 1, true, true),
      tell(all, true, true),
    ];
    return extents.find((extent) => count(around(view, extent)) >= least) ?? extents.at(-1)!;
  };

  const tellWhole = (view: View): Paragraph[] => around(view, toExtent(view));

  /** The answer and what it rests on: the picture whole where there is room, else in a sentence, else the verse alone. */
  const tellBasic = (view: View): Paragraph[] => {
    const verse = say.verse(view);
    const caution = say.caution(view);
    const tell = (between: Paragraph[], isShort = false): Paragraph[] => [
      toParagraph(say.lead(view), "lead", view.unheld ? ["lot", "title", "deity"] : ["lot", "title"]),
      ...(verse ? [toParagraph(verse, "verse", ["verse"])] : []),
      ...between,
      toParagraph(say.close(view, isShort), "close", ["lot"]),
      ...(caution ? [toParagraph(caution, "caution", [])] : []),
    ];
    const picture = toParagraph(say.picture(view), "body", ["verse", "title"]);
    const glimpse = toParagraph(say.glimpse(view), "body", ["verse", "title"]);
    const grade = toParagraph(say.grade(view), "body", graded(view));
    const bare = tell([], true).filter(({ part }) => part !== "verse");
    const room = basicLength.most - countWords(say.headline(view), say.locale);
    const ways = [tell([picture, grade]), tell([picture]), tell([glimpse]), ...(verse ? [tell([]), tell([], true)] : [tell([glimpse], true)]), bare];
    const full = count(ways[1]!) < basicLength.least ? ways[0]! : ways[1]!;
    return [full, ...ways.slice(2)].find((way) => count(way) <= room) ?? ways.at(-1)!;
  };

  return {
    words: say.words,
    tell({ cast, question, tier, variant }: Request): Reading {
      const view = toView(cast, question, variant);
      return { headline: say.headline(view), paragraphs: tier === "basic" ? tellBasic(view) : tellWhole(view), followUps: say.followUps(view, 0) };
    },
    answer({ cast, question, asked, turn, tier, variant }: FollowUpRequest<FortuneCast, FortuneFacts>): Reading {
      const view = toView(cast, question, variant);
      const told = [view.aspect, ...(tier === "basic" ? [] : toExtent(view).besides)].filter((one) => one !== null);
      const heard = toFollowUp(asked, told);
      const followUp: FollowUp = heard.about === "open" ? toOpen(view, told, turn) : heard;
      const { headline, body } = say.answer(view, followUp, turn);
      const facts = factsOfAnswer(view, followUp);
      return {
        headline,
        paragraphs: body.map((said, at) => toParagraph(said, at === 0 ? "lead" : said.text.startsWith("> ") ? "verse" : "body", facts)),
        followUps: say.followUps(view, turn + 1),
      };
    },
    summarise: say.summarise,
  };
};
