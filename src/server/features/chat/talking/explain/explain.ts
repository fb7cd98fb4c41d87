import { toCapital } from "../../../../../shared/capital.ts";
import type { FactChip } from "../../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Paragraph } from "../../../../../topics/kit/reading.ts";
import { fold } from "../../../../../topics/kit/terms/fold.ts";
import { findTerm, type Term } from "../../../../../topics/kit/terms/term.ts";
import { listTerms } from "../../../../../topics/registry.ts";
import type { Told } from "../../telling/tell-cast.ts";
import { toMarkdown } from "../../telling/to-markdown.ts";
import { openStanding, type Standing } from "../standing.ts";
import type { TalkRequest } from "../talk.ts";
import { toTold } from "../told.ts";
import { cutTo, type Line, listLines } from "../wording/choose-line.ts";
import { chooseFrame, fill, type Ways } from "../wording/frame.ts";
import { listSentences, toOpen } from "../wording/sentences.ts";
import { type Asked, findAsked } from "./find-asked.ts";
import { explainWords } from "./words.ts";

/** An explanation before it is set: its sentences, and the facts they rest on. */
interface Answer {
  sentences: string[];
  facts: readonly string[];
  followUps?: string[];
}

/** What the frames are chosen with. */
interface Speaker {
  locale: Locale;
  say(ways: Ways, values?: Record<string, string>, nth?: number): string;
}

const toSpeaker = ({ locale, said, text, variant }: TalkRequest): Speaker => ({
  locale,
  say: (ways, values = {}, nth = 0) => toCapital(fill(chooseFrame(ways, said, `${text} ${variant} ${nth}`), values)),
});

const meaningSentences = 2;
const listedAtMost = 3;
const quoteLength: Record<Locale, number> = { zh: 24, en: 70 };

const toShort = (text: string, locale: Locale, most = meaningSentences): string =>
  listSentences(text)
    .slice(0, most)
    .join(locale === "zh" ? "" : " ");

/** The glossary's words for a fact, by the name it was asked by; else the rule that stands on its chip. */
const toMeaning = (
  name: string,
  { label, value, note = "" }: FactChip,
  terms: readonly Term[],
  locale: Locale,
): { name: string | null; meaning: string } | null => {
  const term = (/^\p{L}/u.test(value) ? [name, value, label] : [name, label, value])
    .map((words) => findTerm(terms, words))
    .find((found) => found !== undefined);
  if (!term) return note === "" ? null : { name: null, meaning: toShort(note, locale) };
  const called = term.names[locale].find((one) => [name, value, label].some((words) => fold(words).includes(fold(one)))) ?? term.names[locale][0];
  return { name: called, meaning: toShort(term.meaning[locale], locale) };
};

const sayMeaning = (found: ReturnType<typeof toMeaning>, { say, locale }: Speaker): string[] =>
  found === null ? [] : [found.name === null ? found.meaning : say(explainWords[locale].meaning, { name: found.name, meaning: found.meaning })];

const toNames = (chips: readonly FactChip[]): string[] => chips.flatMap(({ value }) => [value, ...value.split(/[·，,、\s]/)]);

/** True where a sentence of the paragraph speaks of these facts, named in it or alone under it. */
const speaksOf =
  (ids: ReadonlySet<string>, names: readonly string[]) =>
  ({ text, facts }: Line): boolean =>
    facts.every((id) => ids.has(id)) || names.some((name) => name.length > 1 && /\p{L}{2}/u.test(name) && text.includes(name));

/** What the facts say to the person's question: a sentence not told before, or the place where it was. */
const toHere = (chips: readonly FactChip[], { listMore, reading, isSaid, isHeld }: Standing, { say, locale }: Speaker, withAside: boolean): string[] => {
  if (isHeld) return [];
  const words = explainWords[locale];
  const ids = new Set(chips.map(({ id }) => id));
  const resting = (all: readonly Paragraph[]) => all.filter(({ facts }) => facts.some((id) => ids.has(id)));
  const names = toNames(chips);
  const isOwn = speaksOf(ids, names);
  const lines = listLines(resting(listMore()), names).filter((line) => line.score > 0 && isOwn(line) && !chips.some(({ label }) => line.text.includes(label)));
  const fresh = lines.find(({ text }) => !isSaid(text));
  if (fresh) return [say(words.here, { line: fresh.text })];
  const told = listLines(resting(reading.paragraphs), names)
    .filter(isOwn)
    .flatMap(({ text }) => cutTo(text, quoteLength[locale]) ?? [])[0];
  if (told) return [say(words.quoted, { line: toOpen(told) })];
  if (resting(reading.paragraphs).length > 0) {
    const claim = cutTo(reading.headline, quoteLength[locale]);
    return claim && withAside ? [say(words.counted, { line: claim })] : [];
  }
  return withAside && resting(listMore()).length === 0 ? [say(words.aside)] : [];
};

const toValue = (name: string, chips: readonly FactChip[], { say, locale }: Speaker): string => {
  const words = explainWords[locale];
  const [first] = chips;
  if (chips.length === 1) return say(words.one, { label: first!.label, value: first!.value });
  const isOneLabel = chips.every(({ label }) => label === first!.label);
  const values = [...new Set(chips.map(({ label, value }) => (isOneLabel ? value : label)))];
  const list = values.length > listedAtMost ? words.some(values.slice(0, listedAtMost)) : words.list(values);
  return say(words.many, { name, count: String(chips.length), list });
};

const toFactList = (chips: readonly FactChip[], { locale }: Speaker): string => {
  const words = explainWords[locale];
  return words.list(
    chips.map(({ key, label, value }) => {
      if (key === "lean" || value.includes(label)) return value;
      return /^\p{L}/u.test(value) ? words.placed(value, label) : `${label} ${value}`;
    }),
  );
};

const pickFacts = (ids: readonly string[], { chips }: Standing): FactChip[] =>
  ids.flatMap((id) => chips.find((chip) => chip.id === id) ?? []).slice(0, listedAtMost);

const explainFact = (name: string, chips: readonly FactChip[], standing: Standing, speaker: Speaker): Answer => {
  const meaning = toMeaning(name, chips[0]!, standing.terms, speaker.locale);
  const value = toValue(name, chips, speaker);
  return {
    sentences: [value, ...sayMeaning(meaning, speaker), ...toHere(chips, standing, speaker, true)],
    facts: chips.map(({ id }) => id),
  };
};

const explainPoint = ({ at, paragraph }: Extract<Asked, { kind: "point" }>, standing: Standing, speaker: Speaker): Answer => {
  const words = explainWords[speaker.locale];
  const chips = pickFacts(paragraph.facts, standing);
  const [main] = chips;
  if (!main) return { sentences: [speaker.say(words.which)], facts: [] };
  const list = toFactList(chips, speaker);
  const first =
    paragraph.label === ""
      ? speaker.say(words.pointBare, { at: String(at), list })
      : speaker.say(words.point, { at: String(at), label: paragraph.label, list });
  const meaning = toMeaning("", main, standing.terms, speaker.locale);
  return {
    sentences: [first, ...sayMeaning(meaning, speaker), ...toHere(chips.slice(0, 1), standing, speaker, false)],
    facts: chips.map(({ id }) => id),
  };
};

const explainWhy = (standing: Standing, speaker: Speaker): Answer => {
  const words = explainWords[speaker.locale];
  const { reading, terms, isHeld } = standing;
  const lead = reading.paragraphs.find(({ part, facts }) => part === "lead" && facts.length > 0) ?? reading.paragraphs.find(({ facts }) => facts.length > 0);
  const chips = pickFacts(lead?.facts ?? [], standing);
  const claim = cutTo(reading.headline, quoteLength[speaker.locale]) ?? toOpen(reading.headline);
  const list = toFactList(chips, speaker);
  const rules = chips.slice(0, 2).flatMap((chip, nth) => {
    const meaning = toMeaning("", chip, terms, speaker.locale);
    return meaning ? [speaker.say(words.rule, { name: meaning.name ?? chip.label, rule: toShort(meaning.meaning, speaker.locale, 1) }, nth + 1)] : [];
  });
  return { sentences: [isHeld ? speaker.say(words.whyHeld, { list }) : speaker.say(words.why, { claim, list }), ...rules], facts: chips.map(({ id }) => id) };
};

/** Names of this cast that the glossary has, those the reading rests on first. */
const listKnown = ({ chips, reading, terms }: Standing): string[] => {
  const told = new Set(reading.paragraphs.flatMap(({ facts }) => facts));
  const ordered = [...chips.filter(({ id }) => told.has(id)), ...chips];
  const known = ordered.flatMap(({ label, value }) => [value, label].filter((name) => name.length < 24 && findTerm(terms, name))[0] ?? []);
  return [...new Set(known.length > 0 ? known : ordered.map(({ label }) => label))].slice(0, 2);
};

const explainAsked = (asked: Asked, standing: Standing, speaker: Speaker): Answer => {
  const words = explainWords[speaker.locale];
  switch (asked.kind) {
    case "fact":
      return explainFact(asked.name, asked.chips, standing, speaker);
    case "point":
      return explainPoint(asked, standing, speaker);
    case "why":
      return explainWhy(standing, speaker);
    case "beyond":
      return { sentences: [speaker.say(words.beyond[asked.of], { count: String(asked.count) })], facts: [] };
    case "still":
      return {
        sentences: [speaker.say(words.still, { at: String(asked.at), list: words.list(asked.moving.map(({ label }) => label)) })],
        facts: asked.moving.map(({ id }) => id),
      };
    case "term": {
      const { names, meaning } = asked.term;
      const value = { name: names[speaker.locale][0], meaning: meaning[speaker.locale] };
      return { sentences: [speaker.say(words.meaning, value), speaker.say(words.absent)], facts: [] };
    }
    case "unknown": {
      const known = listKnown(standing);
      const list = words.list(known.map(words.quote));
      return {
        sentences: [speaker.say(words.unknown, { word: asked.word ?? "", list })],
        facts: [],
        followUps: known.map((name) => fill(words.ask, { name })),
      };
    }
  }
};

const explainAlone = (text: string, word: string | null, terms: readonly Term[], speaker: Speaker): Told => {
  const words = explainWords[speaker.locale];
  const term = (word && findTerm(terms, word)) || findTerm(terms, text);
  if (term) return toTold(speaker.say(words.meaning, { name: term.names[speaker.locale][0], meaning: term.meaning[speaker.locale] }));
  return toTold(word ? speaker.say(words.unknownAlone, { word }) : speaker.say(words.which));
};

/** A word, a card, a point or a reason, in plain words and from the facts of the cast that stands. */
export const explain = async (request: TalkRequest): Promise<Told> => {
  const { heard, text, locale } = request;
  const speaker = toSpeaker(request);
  const standing = await openStanding(request);
  if (!standing) return explainAlone(text, heard.slots.term, await listTerms(), speaker);
  const { sentences, facts, followUps } = explainAsked(await findAsked(text, heard.slots, standing), standing, speaker);
  const paragraph = { label: explainWords[locale].note, text: sentences.join(locale === "zh" ? "" : " "), facts: [...facts], part: "body" as const };
  const chips = facts.length > 0 ? [...standing.chips] : [];
  return { ...toMarkdown({ headline: "", paragraphs: [paragraph], followUps: [] }, chips), followUps: followUps ?? standing.reading.followUps };
};
