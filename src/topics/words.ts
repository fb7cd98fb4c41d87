import type { Locale } from "../shared/i18n/locale.ts";
import type { OpenTopicId } from "../shared/topic-ids.ts";
import { words as ask } from "./ask/words.ts";
import type { TopicWords } from "./kit/topic.ts";
import { words as tarot } from "./tarot/words.ts";
import { words as zhouYi } from "./zhou-yi/words.ts";

/** Browser only: what a new chat opens with, at hand before the server has said a word. */
export const openingWords: Record<OpenTopicId, Record<Locale, TopicWords>> = { ask, zhouYi, tarot };
