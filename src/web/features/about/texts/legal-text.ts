/** What of an installation its texts speak of. */
export interface Told {
  /** Whoever runs it, as they call themselves; null: they have not said. */
  operator: string | null;
  contact: string | null;
  /** The hosts of the endpoints that are given what somebody writes, says or shows. */
  models: readonly string[];
  voices: readonly string[];
}

/** A paragraph, or a list of items that each begin with what they are about. */
export type Passage = string | readonly (readonly [about: string, words: string])[];

export interface LegalSection {
  /** Names it in the address. */
  id: string;
  title: string;
  passages: readonly Passage[];
}

export interface LegalText {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}

/** A text as it stands for one installation. */
export type ToText = (told: Told) => LegalText;
