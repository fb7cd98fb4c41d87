import { toFullName } from "../kit/hexagrams/king-wen.ts";
import type { Paragraph, Reader, Reading } from "../kit/reading.ts";
import type { ZhouYiCast } from "./engine.ts";
import type { ZhouYiFacts } from "./fact-types.ts";
import { countChinese, fill } from "./telling/fill.ts";
import { isAskedAgain, toFollowUp } from "./telling/follow-up.ts";
import { findTheme, toOutline } from "./telling/outline.ts";
import { toAnswer } from "./telling/zh/answer.ts";
import { toDissent } from "./telling/zh/dissent.ts";
import { factWords } from "./telling/zh/fact-words.ts";
import { toFollowUps } from "./telling/zh/follow-ups.ts";
import { toHeadline } from "./telling/zh/headline.ts";
import { toLead, toShortLead } from "./telling/zh/lead.ts";
import {
  findCentral,
  findChanged,
  findImage,
  findJudgment,
  findOthers,
  findPicture,
  findStanding,
  findWithin,
  listVerses,
  toBody,
  toClose,
  toFields,
  toShortBody,
  toStandings,
} from "./telling/zh/paragraphs.ts";
import { findInside, findOpposite, toOtherSide } from "./telling/zh/sides.ts";

/** Characters that the paragraphs of a whole reading come to at least, where the cast has as much to say. */
const enough = 800;
const enoughForBasic = 110;

export const readerZh: Reader<ZhouYiCast, ZhouYiFacts> = {
  words: factWords,
  tell(request): Reading {
    const { cast, facts, question, model, variant } = request;
    const outline = toOutline(request);
    const headline = toHeadline(outline, facts);
    const followUps = toFollowUps(outline, 0);
    const verses = listVerses(outline, facts);
    const close = toClose(outline);
    if (model === "3.5") {
      const lead: Paragraph = { label: "合看", text: toShortLead(outline, facts), facts: ["hexagram.primary", "moving"], part: "lead" };
      const slots = [{ paragraph: lead }, { paragraph: toShortBody(outline), turn: 0 }, { paragraph: verses[variant % verses.length]! }, { paragraph: close }];
      return { headline, paragraphs: fill(slots, enoughForBasic, countChinese), followUps };
    }
    const road = findChanged(outline);
    const isRoadFirst = cast.ruling[0]!.of === "changed";
    const slots = [
      { paragraph: { label: "合看", ...toLead(outline, facts), part: "lead" as const } },
      { paragraph: findPicture(outline) },
      { paragraph: toBody(outline) },
      { paragraph: findWithin(outline), turn: 1 },
      { paragraph: toFields(outline), turn: question.text === "" || variant % 2 === 1 ? 0 : 9 },
      { paragraph: findJudgment(outline), turn: 4 },
      { paragraph: isRoadFirst ? road : null },
      ...verses.map((paragraph) => ({ paragraph })),
      { paragraph: findOthers(outline) },
      { paragraph: findStanding(outline), turn: variant % 2 === 0 ? 0 : 2 },
      { paragraph: isRoadFirst ? null : road },
      { paragraph: findInside(outline), turn: variant % 2 === 0 ? 2 : 3 },
      { paragraph: toStandings(outline, facts) },
      { paragraph: toOtherSide(outline), turn: variant % 2 === 0 ? 3 : 1 },
      { paragraph: findOpposite(outline), turn: 6 },
      { paragraph: findImage(outline), turn: 7 },
      { paragraph: findCentral(outline), turn: 8 },
      { paragraph: toDissent(outline, facts) },
      { paragraph: close },
    ];
    return { headline, paragraphs: fill(slots, enough, countChinese), followUps };
  },
  answer(request): Reading {
    const { cast, facts, asked, question, turn } = request;
    const theme = findTheme(question);
    const meant = isAskedAgain(asked, question) ? question : { ...asked, theme: findTheme(asked) ?? theme, options: asked.options ?? question.options };
    const outline = toOutline({ ...request, question: meant, variant: 0 }, question);
    const followUp = toFollowUp(cast, asked, question);
    return { ...toAnswer(followUp, outline, facts, turn), followUps: toFollowUps({ ...outline, question: { ...meant, kind: asked.kind } }, turn + 1) };
  },
  summarise: ({ primary, changed }) => (changed ? `${primary.name}之${changed.name}` : toFullName(primary)),
};
