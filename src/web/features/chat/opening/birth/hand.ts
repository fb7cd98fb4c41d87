import type { PartialBirth } from "../../../../../topics/kit/birth/partial-birth.ts";
import { type BirthDraft, toDraft, toPartialBirth } from "../../../../kernel/birth/birth-draft.ts";

/** A profile whose birth is meant, and what it is called. */
export interface ChosenProfile {
  id: string;
  nickname: string;
}

/** What was set by hand. Words that stood in the input then are within it. */
export interface Hand {
  births: Record<string, BirthDraft>;
  /** The topic's other fields: a name, a system. */
  others: Record<string, unknown>;
  taken: string;
  /** The profiles whose births these are, as long as nothing else was set. */
  chosen?: ChosenProfile[];
}

/** What was typed since the hand was last at work: what it set stands over the words before. */
export const toNewWords = (typed: string, { taken }: Hand): string => (typed.startsWith(taken) ? typed.slice(taken.length) : typed).trim();

/** The hand's fields by the names of the topic's input. */
export const toInputs = ({ births, others }: Hand): Record<string, unknown> => ({
  ...others,
  ...Object.fromEntries(Object.entries(births).map(([name, draft]) => [name, toPartialBirth(draft)])),
});

/** The draft with what new words say of it; what only the form knows stays. */
export const layWords = (draft: BirthDraft | undefined, known: PartialBirth | undefined): BirthDraft => {
  if (!known) return draft ?? toDraft({});
  if (!draft) return toDraft(known);
  const given = Object.entries(toPartialBirth(draft));
  const isSame =
    given.length === Object.keys(known).length && given.every(([part, value]) => JSON.stringify(known[part as keyof PartialBirth]) === JSON.stringify(value));
  return isSame ? draft : { ...toDraft(known), timeMode: draft.timeMode };
};
