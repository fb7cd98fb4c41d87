import type { Paragraph, Reader, Reading } from "../../kit/reading.ts";
import type { ZhouYiCast } from "../engine.ts";
import type { ZhouYiFacts } from "../fact-types.ts";
import { fill } from "./fill.ts";
import { isAskedAgain, toFollowUp } from "./follow-up.ts";
import { findTheme, toOutline } from "./outline.ts";
import type { chinese } from "./zh/chinese.ts";

type Said = typeof chinese;

/** Everything a language says of its own; Chinese is the pattern. */
export interface Language extends Said {
  /** The shoulder note of the first paragraph. */
  together: string;
  /** What the paragraphs of a reading come to at least, in `count`'s units, where the cast has as much to say. */
  enough: { whole: number; basic: number };
  count(text: string): number;
  summarise(cast: ZhouYiCast): string;
}

/** The order of a reading, the same in every language; what stands in each place is the language's. */
export const toReader = (say: Language): Reader<ZhouYiCast, ZhouYiFacts> => ({
  words: say.words,
  tell(request): Reading {
    const { cast, facts, question, tier, variant } = request;
    const outline = toOutline(request);
    const { text: headline, left } = say.toHeadline(outline, facts);
    const opening = left === null ? "" : say.toLeft(left);
    const followUps = say.toFollowUps(outline, 0);
    const verses = say.listVerses(outline, facts);
    const close = say.toClose(outline);
    if (tier === "basic") {
      const lead: Paragraph = { label: say.together, text: opening + say.toShortLead(outline, facts), facts: ["hexagram.primary", "moving"], part: "lead" };
      const slots = [
        { paragraph: lead },
        { paragraph: say.toShortBody(outline), turn: 0 },
        { paragraph: verses[variant % verses.length]! },
        { paragraph: close },
      ];
      return { headline, paragraphs: fill(slots, say.enough.basic, say.count), followUps };
    }
    const road = say.findChanged(outline);
    const whole = say.toLead(outline, facts);
    const isRoadFirst = cast.ruling[0]!.of === "changed";
    const slots = [
      { paragraph: { label: say.together, ...whole, text: opening + whole.text, part: "lead" as const } },
      { paragraph: say.findPicture(outline) },
      { paragraph: say.toBody(outline) },
      { paragraph: say.findWithin(outline), turn: 1 },
      { paragraph: say.toFields(outline), turn: question.text === "" || variant % 2 === 1 ? 0 : 9 },
      { paragraph: say.findJudgment(outline), turn: 4 },
      { paragraph: isRoadFirst ? road : null },
      ...verses.map((paragraph) => ({ paragraph })),
      { paragraph: say.findOthers(outline) },
      { paragraph: say.findStanding(outline), turn: variant % 2 === 0 ? 0 : 2 },
      { paragraph: isRoadFirst ? null : road },
      { paragraph: say.findInside(outline), turn: variant % 2 === 0 ? 2 : 3 },
      { paragraph: say.toStandings(outline, facts) },
      { paragraph: say.toOtherSide(outline), turn: variant % 2 === 0 ? 3 : 1 },
      { paragraph: say.findOpposite(outline), turn: 6 },
      { paragraph: say.findImage(outline), turn: 7 },
      { paragraph: say.findCentral(outline), turn: 8 },
      { paragraph: say.toDissent(outline, facts) },
      { paragraph: close },
    ];
    return { headline, paragraphs: fill(slots, say.enough.whole, say.count), followUps };
  },
  answer(request): Reading {
    const { cast, facts, asked, question, turn } = request;
    const theme = findTheme(question);
    const meant = isAskedAgain(asked, question) ? question : { ...asked, theme: findTheme(asked) ?? theme, options: asked.options ?? question.options };
    const outline = toOutline({ ...request, question: meant, variant: 0 }, question);
    const followUp = toFollowUp(cast, asked, question);
    return { ...say.toAnswer(followUp, outline, facts, turn), followUps: say.toFollowUps({ ...outline, question: { ...meant, kind: asked.kind } }, turn + 1) };
  },
  summarise: say.summarise,
});
