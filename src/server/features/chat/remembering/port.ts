import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { ChatId } from "../../../../shared/ids.ts";
import type { Frame, Heard } from "../../../../topics/kit/hearing/heard.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";

/** A birth that was given in another chat. */
export interface RememberedBirth {
  /** `me`, or who it is to the person. */
  whose: string;
  /** As the flow keeps births. */
  birth: Record<string, unknown>;
  /** The person's own day on which it was given, YYYY-MM-DD. */
  day: string;
}

/** A question that was asked in another chat. */
export interface RememberedQuestion {
  text: string;
  matter: string;
  who: string | null;
  day: string;
}

/** What of other chats a message may use: a bounded few, the newest first. */
export interface Remembered {
  births: RememberedBirth[];
  questions: RememberedQuestion[];
}

/** A turn that was heard and answered, as far as it may be worth keeping. */
export interface TurnHeard {
  groupId: ChatId;
  /** The person's message. */
  turnId: string;
  text: string;
  locale: Locale;
  /** null where nothing was heard by itself: a form, a test. */
  heard: Heard | null;
  /** True where the talk touches a danger. */
  isGrave: boolean;
  /** The births this turn gave or put right, by whose they are, where that is certain. */
  births: { whose: string; birth: Record<string, unknown> }[];
  /** The question of a cast that was made for it. */
  question: { text: string; frame: Frame } | null;
}

/** What is kept across chats. Given to whoever sends; a chat does not know who keeps it, or where. */
export interface Memory {
  /** One query. Nothing while it is switched off. */
  recall(kernel: Kernel, person: Person): Promise<Remembered>;
  remember(kernel: Kernel, person: Person, turn: TurnHeard): Promise<void>;
}
