import type { Locale } from "../../../../shared/i18n/locale.ts";
import { chooseUnsaid } from "../talking/choose-unsaid.ts";

const ways: Record<Locale, readonly [string, ...string[]]> = {
  zh: [
    "这已经是另一件事了，上面是借先前那一卷答的；要专门为它起一卷，说声“好”。",
    "换了一桩事，先前那一卷只能照到边上。想要准一点，我为这一问另起一次？",
    "先前那一卷不是为这件事起的，话只能听一半。另起一次，要吗？",
    "这一问值得有它自己的一卷，点头我就重新来。",
  ],
  en: [
    "That’s another matter, and I’ve answered it from a draw made for something else; say yes and I’ll draw for this one.",
    "The cast on the table was made for a different question, so take that as a side glance. Shall I draw afresh for it?",
    "It deserves a draw of its own. Say the word.",
    "What lies here wasn’t drawn for that. I can start a fresh one, if you like.",
  ],
};

const chips: Record<Locale, string> = { zh: "为这件事重新起一次", en: "Draw afresh for this" };

/** A further question on another matter is answered from what lies there, and a draw of its own is offered: a yes draws it. */
export const offerDraw = (locale: Locale, said: readonly string[], asked: string): { line: string; chip: string } => ({
  line: chooseUnsaid(ways[locale], said, asked),
  chip: chips[locale],
});
