import type { Locale } from "../../../shared/i18n/locale.ts";
import type { CastTopicId } from "../../topic-ids.ts";

/** What a person does with a message; one a turn: the one that needs an answer. */
// biome-ignore format: a table of names
export const acts = [
  "ask", "draw", "craft", "give", "correct", "explain", "restyle", "draft", "doubt", "complain",
  "feel", "thank", "greet", "bye", "assent", "about", "insult", "play", "break", "unclear",
] as const;
export type Act = (typeof acts)[number];

/** Acts that ask of something; the others have no matter, party or kind of their own. */
export const framedActs: ReadonlySet<Act> = new Set(["ask", "draw", "craft", "complain", "draft"]);

/** The danger a turn touches. It stays until the person has plainly left it. */
export const risks = ["self", "harmed", "harm", "medical", "death", "legal", "stake", "infidelity", "stalk", "minor"] as const;
export type Risk = (typeof risks)[number];

/** What a question is about, by fields of life. The same matter has one name in both languages. */
// biome-ignore format: a table of names
export const mattersByField = {
  love: ["crush", "dating", "ambiguous", "relationship", "conflict", "breakup", "ex", "reunion", "infidelity", "marriage", "marriageTrouble", "divorce", "single", "inlaws"],
  family: ["parents", "child", "pregnancy", "sibling", "familyConflict", "eldercare", "pet", "grief"],
  work: ["jobChange", "jobHunt", "interview", "promotion", "layoff", "boss", "colleague", "startBusiness", "runBusiness", "partnership", "exam", "study", "abroad", "direction", "retirement"],
  money: ["income", "invest", "debt", "lend", "house", "rent", "purchase", "luck"],
  life: ["move", "travel", "visa", "lost", "health", "sleep", "legal", "year", "self", "mood", "lonely", "friend", "naming", "dateChoice", "home", "dream", "other"],
} as const;
export type Field = keyof typeof mattersByField;
export type Matter = (typeof mattersByField)[Field][number];
export const matters = Object.values(mattersByField).flat() as readonly Matter[];

/** The other party a question speaks of. */
export const parties = ["partner", "ex", "crush", "spouse", "parent", "child", "sibling", "friend", "boss", "colleague", "inlaw", "pet", "other"] as const;
export type Party = (typeof parties)[number];

/** What kind of answer a question wants. */
export const kinds = ["yesNo", "choice", "how", "why", "when", "who", "what", "open"] as const;
export type Kind = (typeof kinds)[number];

/** Where a chat stands: nothing said yet, something asked for by us, a reading told, a test being sat. */
export const states = ["opening", "asking", "told", "sitting"] as const;
export type State = (typeof states)[number];

/** An earlier message of the chat. */
export interface Turn {
  role: "user" | "assistant";
  text: string;
}

export interface HearRequest {
  /** The chat's topic, by key or letter; an unknown one is heard like any. */
  topic: string;
  locale: Locale;
  state: State;
  /** Oldest first; the last ten count. */
  recent: readonly Turn[];
  text: string;
}

/** What a question asks. */
export interface Frame {
  matter: Matter | null;
  who: Party | null;
  /** The outcome hoped for, in one word of ours. */
  wants: string | null;
  kind: Kind | null;
  /** The two ways of a choice, as written. */
  options: [string, string] | null;
  /** The days it asks about, YYYY-MM-DD. */
  window: { from: string; to: string } | null;
  /** True where a yes would be the bad news: "Will I be dumped?" */
  isDreaded: boolean;
}

/** What came with the words. */
export interface Slots {
  /** Which point or card, counted from 1; -1: the last. */
  part: number | null;
  /** A word to be explained, as written. */
  term: string | null;
  craft: CastTopicId | null;
  /** Of a birth, the words that give it. */
  birth: string | null;
  /** Whose data it is: `me`, or who it is to the person (`husband`, `daughter`, `friend` …). */
  whose: string | null;
  /** How many are wanted: cards, names, days. */
  count: number | null;
}

/** A turn as it was understood. */
export interface Heard {
  act: Act;
  risk: Risk | null;
  frame: Frame;
  slots: Slots;
  /** 0–1: how sure the act is. */
  confidence: number;
}
