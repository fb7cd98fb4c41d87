import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { hearQuestion } from "../../../../../topics/kit/hearing/to-question.ts";
import type { Paragraph } from "../../../../../topics/kit/reading.ts";
import type { Told } from "../../telling/tell-cast.ts";
import { toMarkdown } from "../../telling/to-markdown.ts";
import { openStanding, type Standing } from "../standing.ts";
import type { TalkRequest } from "../talk.ts";
import { chooseFrame, fill, type Ways } from "../wording/frame.ts";
import { familyEn } from "./bank/family.en.ts";
import { familyZh } from "./bank/family.zh.ts";
import { lifeEn } from "./bank/life.en.ts";
import { lifeZh } from "./bank/life.zh.ts";
import { loveEn } from "./bank/love.en.ts";
import { loveZh } from "./bank/love.zh.ts";
import { workEn } from "./bank/work.en.ts";
import { workZh } from "./bank/work.zh.ts";
import type { Draft, Drafts } from "./draft-words.ts";
import { findOccasion } from "./find-occasion.ts";
import { findFirstFact, findLean } from "./lean.ts";
import type { Occasion } from "./occasions.ts";
import { draftWords, type Lean } from "./words.ts";

/** The words of every occasion. */
export const drafts: Record<Locale, Record<Occasion, Drafts>> = {
  zh: { ...loveZh, ...familyZh, ...workZh, ...lifeZh },
  en: { ...loveEn, ...familyEn, ...workEn, ...lifeEn },
};

const isSaid = ({ say }: Draft, said: readonly string[]): boolean => said.some((text) => text.includes(say[0]!));

/** Straight where the cast leans forward, else gently; one that was given already makes way for another. */
const chooseDraft = (all: Drafts, lean: Lean | null, { said, variant }: TalkRequest): Draft => {
  const [straight, gentle, ...more] = all;
  const ordered = lean === "on" || lean === null ? [straight, gentle, ...more] : [gentle, straight, ...more];
  const turned = [...ordered.slice(variant % ordered.length), ...ordered.slice(0, variant % ordered.length)];
  return turned.find((one) => !isSaid(one, said)) ?? turned[said.length % turned.length]!;
};

/** Lines to take, each a line of its own. */
const toLines = ({ say }: Draft, locale: Locale): string =>
  say.map((line) => (locale === "zh" ? `- “${line}”` : `- “${line.replaceAll("“", "‘").replaceAll("”", "’")}”`)).join("\n");

/** Words to say or write to somebody, tuned by the cast that stands; under danger to somebody who can help. */
export const draft = async (request: TalkRequest): Promise<Told> => {
  const { locale, text, said, variant, heard, question } = request;
  const risk = heard.risk ?? request.risk?.kind ?? null;
  const standing: Standing | null = risk === null ? await openStanding(request) : null;
  const before = hearQuestion(question, locale);
  const occasion = findOccasion({ text, frame: heard.frame }, { text: question, frame: before }, risk);
  const words = draftWords[locale];
  const say = (ways: Ways, values: Record<string, string> = {}) => fill(chooseFrame(ways, said, `${text} ${variant}`), values);
  const lean = standing && findLean(standing);
  const fact = standing && findFirstFact(standing);
  const chosen = chooseDraft(drafts[locale][occasion], lean, request);
  const facts = fact ? [fact.id] : [];
  const opening = lean && fact ? say(words.tune[lean], { fact: fact.value }) : say(risk === null ? words.plain : words.toHelp);
  const paragraphs: Paragraph[] = [
    { label: words.labels.cast, text: opening, facts, part: "lead" },
    { label: words.labels.say, text: toLines(chosen, locale), facts, part: "body" },
    { label: words.labels.unsaid, text: say(words.unsaid, { unsaid: chosen.unsaid }), facts, part: "body" },
  ];
  const followUps = standing?.reading.followUps ?? [];
  return { ...toMarkdown({ headline: "", paragraphs, followUps }, standing ? [...standing.chips] : []), followUps };
};
