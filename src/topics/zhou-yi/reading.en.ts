import type { Paragraph, Reader, Reading } from "../kit/reading.ts";
import { toFullName } from "../kit/hexagrams/king-wen.ts";
import type { ZhouYiCast } from "./engine.ts";
import type { ZhouYiFacts } from "./fact-types.ts";
import { toFollowUp } from "./telling/follow-up.ts";
import { toOutline } from "./telling/outline.ts";
import { toAnswer } from "./telling/zh/answer.ts";
import { factWords } from "./telling/zh/fact-words.ts";
import { toFollowUps } from "./telling/zh/follow-ups.ts";
import { toHeadline } from "./telling/zh/headline.ts";
import { toLead, toShortLead } from "./telling/zh/lead.ts";
import { findChanged, findInside, findOthers, findStanding, listVerses, toBody, toClose, toDissent, toStandings } from "./telling/zh/paragraphs.ts";

const isTold = (paragraph: Paragraph | null): paragraph is Paragraph => paragraph !== null && paragraph.text !== "";

export const readerEn: Reader<ZhouYiCast, ZhouYiFacts> = {
  words: factWords,
  tell(request): Reading {
    const { cast, facts, model, variant } = request;
    const outline = toOutline(request);
    const headline = toHeadline(outline, facts);
    const followUps = toFollowUps(outline, 0);
    const verses = listVerses(outline, facts);
    if (model === "3.5") {
      const lead: Paragraph = { label: "合看", text: toShortLead(outline, facts), facts: ["hexagram.primary", "moving"], part: "lead" };
      return { headline, paragraphs: [lead, verses[variant % verses.length]!, toClose(outline)], followUps };
    }
    const lead: Paragraph = { label: "合看", ...toLead(outline, facts), part: "lead" };
    const changedLeads = cast.ruling[0]!.of === "changed";
    const road = findChanged(outline);
    const told = [
      lead,
      toBody(outline),
      ...(changedLeads ? [road] : []),
      ...verses,
      findOthers(outline),
      findStanding(outline),
      ...(changedLeads ? [] : [road]),
      ...(variant % 2 === 0 ? [findInside(outline), toStandings(outline, facts)] : [toStandings(outline, facts), findInside(outline)]),
      toDissent(outline, facts),
      toClose(outline),
    ];
    return { headline, paragraphs: told.filter(isTold), followUps };
  },
  answer(request): Reading {
    const { cast, facts, asked, question, turn } = request;
    const outline = toOutline({ ...request, question: { ...asked, theme: asked.theme ?? question.theme }, variant: 0 });
    return { ...toAnswer(toFollowUp(cast, asked, question), outline, facts, turn), followUps: toFollowUps(outline, turn + 1) };
  },
  summarise: ({ primary, changed }) => (changed ? `${primary.name}之${changed.name}` : toFullName(primary)),
};
