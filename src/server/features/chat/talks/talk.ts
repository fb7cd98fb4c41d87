import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Act, Risk } from "../../../../topics/kit/hearing/heard.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import type { Plan, Saying } from "../flow/plan.ts";

/** What an answer is: words of our own by what they say, or what else a plan leads to. */
export type AnswerKind = Saying | Exclude<Plan["kind"], "talk">;

export interface TalkTurn {
  /** The person's words; left out where a form is sent. */
  say?: string;
  /** What a form sends. */
  inputs?: Record<string, unknown>;
  /** What the person does with it, as a careful reader would label it. */
  means: Act;
  risk?: Risk;
  /** What the answer is; left out, it follows from what the person does. */
  kind?: AnswerKind | readonly AnswerKind[];
  /** A new cast: any, one of this topic, or (left out) none. "maybe": not looked at. */
  cast?: true | TopicId | "maybe";
  /** What the cast must have been made from, by paths: `"birth.date": "1990-05-01"`. */
  of?: Record<string, unknown>;
  /** A form: any, one that asks for this field, or (left out) none. "maybe": not looked at. */
  form?: true | string;
  /** All of it must stand in the answer. */
  hears?: RegExp | readonly RegExp[];
  never?: RegExp;
  /** What must stand among the chips that go along. */
  chips?: RegExp;
}

/** A talk of one person, as it should go. */
export interface Talk {
  topic: TopicId;
  turns: readonly TalkTurn[];
}

export interface NamedTalk extends Talk {
  name: string;
  locale: Locale;
}
