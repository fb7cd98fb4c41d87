import type { HeardChip, HeardData } from "../../../../shared/contract/stream.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { PartialBirth } from "../../../../topics/kit/birth/partial-birth.ts";
import { hearFrame } from "../../../../topics/kit/hearing/hear.ts";
import type { Frame, Heard } from "../../../../topics/kit/hearing/heard.ts";
import { nameWho } from "../../../../topics/kit/hearing/who-names.ts";
import type { CastTopic, Unused } from "../../../../topics/kit/topic.ts";
import type { FlowState } from "../tables.ts";
import { me } from "./people.ts";
import { toBirthChips, toWholeBirthChip } from "./shown/births.ts";
import { pickChanged, toFrameChips } from "./shown/frame.ts";
import { listAsking, listUnused, toNote } from "./shown/unused.ts";
import { toValueChip } from "./shown/values.ts";
import { hasTest } from "./sit.ts";

const mostChips = 7;

export interface Understood {
  /** The craft that casts, or has cast. */
  topic: CastTopic;
  locale: Locale;
  text: string;
  heard: Heard;
  /** The flow after this message. */
  flow: FlowState;
  /** The frame that stood before it. */
  before: Frame | undefined;
  /** Names of what this message gave. */
  given: readonly string[];
  /** A cast is made or asked for; else it is a further question on one. */
  isFresh: boolean;
  /** Our earlier answers. */
  said: readonly string[];
  /** Which profiles are used. */
  chosen: readonly HeardChip[];
}

const whose: Record<string, Record<Locale, string>> = {
  a: { zh: "男方", en: "his:" },
  b: { zh: "女方", en: "hers:" },
  other: { zh: "对方", en: "theirs:" },
};

const isBirth = (value: unknown): value is PartialBirth => typeof value === "object" && value !== null && !Array.isArray(value);

/** The births that are known: one in its parts, several each as a whole. */
const toBirths = ({ topic, flow, locale }: Understood): { name: string; chips: HeardChip[] }[] => {
  const births = topic.fields.flatMap(({ name, kind }) => {
    const value = flow.known[name];
    if (kind === "birth") return isBirth(value) ? [{ name, id: name, birth: value }] : [];
    return kind === "births" && Array.isArray(value) ? value.filter(isBirth).map((birth, at) => ({ name, id: `${name}.${at}`, birth })) : [];
  });
  const [only, ...others] = births;
  if (only && others.length === 0) return [{ name: only.name, chips: toBirthChips(only.id, only.birth, locale) }];
  return births.map(({ name, id, birth }) => ({ name, chips: toWholeBirthChip(id, whose[name]?.[locale] ?? null, birth, locale) }));
};

/** Whose data it is, where it is not the person's own. */
const toSubject = ({ topic, flow, locale }: Understood): HeardChip[] => {
  const { subject = me } = flow;
  const value = subject === me || !topic.fields.some(({ kind }) => kind === "birth") ? null : nameWho(subject, locale);
  return value === null ? [] : [{ name: "subject", label: { zh: "谁的", en: "Whose" }[locale], value, isUsed: true }];
};

const toInputs = ({ topic, flow: { known }, locale }: Understood): { name: string; chips: HeardChip[] }[] => {
  const names = [...new Set([...topic.fields.map(({ name }) => name), ...Object.keys(known)])].filter((name) => topic.takes.has(name));
  return names.flatMap((name) => {
    const field = topic.fields.find((one) => one.name === name);
    if (field?.kind === "birth" || field?.kind === "births") return [];
    // A half of the week said in two ways is one chip.
    if (name === "isWeekendOnly" && known.weekdays !== undefined) return [];
    const chip = toValueChip(name, known[name], field, locale);
    return chip ? [{ name, chips: [{ name, ...chip, isUsed: true }] }] : [];
  });
};

/** What the question that stands asks; of one that came with a birth the asking words are heard by themselves. */
const toAsked = ({ topic, locale, flow: { frame, question } }: Understood): Frame | undefined => {
  const asking = listAsking(question, { act: "give" });
  const told = asking.reduce((rest, clause) => rest.replace(clause, " "), question);
  if (asking.length === 0 || (frame && frame.kind !== null && !/\d/.test(told))) return frame;
  const text = asking.join(" ").trim();
  const alone = hearFrame({ topic: topic.id, locale, state: "opening", recent: [], text }).frame;
  return alone.matter === "other" && frame?.matter ? { ...alone, matter: frame.matter } : alone;
};

const listLeft = ({ topic, text, flow, heard, isFresh, locale }: Understood) =>
  hasTest(topic) ? [] : listUnused(topic, { text, known: flow.known, heard, isFresh }, locale);

const toFramed = (understood: Understood, frame: Frame | undefined, unused: readonly Unused[]): HeardChip[] => {
  const { topic, heard, flow, locale } = understood;
  const isGrave = heard.risk !== null || flow.risk !== undefined;
  const isWindowUsed = topic.calendar !== null && !unused.some(({ name }) => name === "window");
  return frame && !isGrave ? toFrameChips(frame, locale, isWindowUsed) : [];
};

const toAllChips = (understood: Understood, unused: readonly Unused[]): HeardChip[] => {
  const left = unused.map(({ name, label, value }): HeardChip => ({ name, label, value, isUsed: false }));
  if (!understood.isFresh) return [...toFramed(understood, pickChanged(understood.heard.frame, understood.before), unused), ...left];
  const known = hasTest(understood.topic) ? [] : [...toInputs(understood), ...toBirths(understood)];
  const pick = (isGiven: boolean): HeardChip[] => known.filter(({ name }) => understood.given.includes(name) === isGiven).flatMap(({ chips }) => chips);
  const framed = toFramed(understood, toAsked(understood), unused);
  const hasYear = framed.some(({ name }) => name === "window");
  const own = pick(true).filter(({ name }) => !(name === "year" && hasYear));
  return [...understood.chosen, ...own, ...left, ...toSubject(understood), ...framed, ...pick(false)];
};

/** Every chip of a question and what is known, however many. */
export const listChips = (understood: Omit<Understood, "before" | "isFresh" | "said" | "chosen">): HeardChip[] => {
  const whole = { ...understood, before: undefined, isFresh: true, said: [], chosen: [] };
  return toAllChips(whole, listLeft(whole));
};

/**
 * What was understood, as chips: this message's own words first, then what it asks, then what was known before; and what of it the craft has no use
 * for. null where there is nothing to show.
 */
export const toHeardChips = (understood: Understood): HeardData | null => {
  const unused = listLeft(understood);
  const chips = toAllChips(understood, unused);
  return chips.length === 0 ? null : toHeard(chips, toNote(unused, understood.said, understood.locale));
};

/** Never more than a line or two; what was not used is never the part that is cut. */
const toHeard = (chips: HeardChip[], note: string | undefined): HeardData => {
  const spare = mostChips - chips.filter(({ isUsed }) => !isUsed).length;
  const used = chips.filter(({ isUsed }) => isUsed).slice(0, Math.max(0, spare));
  return { chips: chips.filter((chip) => !chip.isUsed || used.includes(chip)).slice(0, mostChips), ...(note && { note }) };
};
