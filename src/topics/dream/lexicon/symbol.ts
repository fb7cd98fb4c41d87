/** What kind of thing a dream image is; each has its own sign in the picture. */
export const categories = [
  "animal",
  "earth",
  "water",
  "sky",
  "house",
  "place",
  "person",
  "body",
  "clothing",
  "food",
  "thing",
  "vehicle",
  "doing",
  "peril",
  "trial",
  "spirit",
] as const;
export type Category = (typeof categories)[number];

/** What of waking life an image usually touches. */
export const dreamThemes = [
  "control",
  "safety",
  "closeness",
  "parting",
  "exposure",
  "judgement",
  "burden",
  "secret",
  "anger",
  "desire",
  "worth",
  "time",
  "voice",
  "direction",
  "past",
  "strength",
  "freedom",
  "loss",
  "care",
  "ending",
  "beginning",
  "rivalry",
  "home",
  "help",
] as const;
export type DreamTheme = (typeof dreamThemes)[number];

export const moods = ["afraid", "calm", "joyful", "sad", "angry", "ashamed", "confused"] as const;
export type Mood = (typeof moods)[number];

/** What an image does, or what is done to it, in the dreamer's own sentence. */
export const states = [
  "attacking",
  "chasing",
  "dead",
  "hurt",
  "broken",
  "lost",
  "found",
  "speaking",
  "huge",
  "tiny",
  "many",
  "dirty",
  "burning",
  "falling",
  "flying",
  "locked",
  "empty",
  "eaten",
  "given",
  "leaving",
  "killed",
] as const;
export type State = (typeof states)[number];

/** Which way an image leans where the dream names no feeling. */
export type Lean = "bright" | "heavy" | "mixed";

/** An image of the lexicon without its words: what it touches, and the forms it is written in. */
export interface SymbolEntry {
  /** One to three, the nearest first. */
  themes: readonly [DreamTheme, ...DreamTheme[]];
  lean: Lean;
  /** Chinese forms; the longest match wins over the whole lexicon. */
  zh: readonly string[];
  /** English lemmas and phrases; every word of them inflects, but a form that begins with `=` is taken as it stands. */
  en: readonly string[];
  /** Words and phrases that contain a form and mean something else: 马上, "bear in mind". */
  not?: readonly string[];
}

export interface SymbolWords {
  name: string;
  /** What of waking life the image usually carries, by what it is and does. Two or three sentences. */
  says: string;
  /** Another way to read the same image. One or two sentences. */
  other: string;
  /** One concrete thing to do or look at this week; it follows a colon. */
  look: string;
  /** What the image says in a state or a mood. */
  turns?: Partial<Record<State | Mood, string>>;
}

/** Lets the compiler remember the ids, so that an image without words in one language does not compile. */
export const defineSymbols = <const Id extends string>(entries: Readonly<Record<Id, SymbolEntry>>): Readonly<Record<Id, SymbolEntry>> => entries;
export type SymbolWording<Entries> = Readonly<Record<keyof Entries, SymbolWords>>;
