import { dailyPlusUses } from "../../../../../shared/constants.ts";
import type { TalkRequest } from "../talk.ts";
import { toTold } from "../told.ts";
import { pickWording } from "../wording/pick-wording.ts";
import type { Say } from "../wording/say.ts";
import { findSubject, type Subject } from "./subject.ts";
import { words as en } from "./words.en.ts";
import { words as zh } from "./words.zh.ts";

/** By subject; `again` when all of a subject has been said. */
export type AboutWords = Record<Subject | "again", readonly string[]>;

const words: Record<TalkRequest["locale"], AboutWords> = { zh, en };

/** Whose free uses are told of: a chat does not know who has an account. */
const uses = String(dailyPlusUses.visitor);

export const sayAbout: Say = (request) => {
  const own = words[request.locale];
  const subject = findSubject(request.text);
  return toTold(pickWording([own[subject], own.again], { ...request, slots: { uses } }));
};
