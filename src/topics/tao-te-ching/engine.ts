import type { CastContext } from "../kit/topic.ts";
import { chapterCount, getChapter } from "./data/chapters.ts";
import type { TaoTeChingInput } from "./input.ts";

export interface TaoTeChingCast {
  /** 1 … 81. */
  chapter: number;
  /** The received text of the chapter, simplified characters. */
  text: string;
  /** False when the person named the chapter. */
  drawn: boolean;
}

/** Opens the book: at the chapter that was named, else at one of the eighty-one by one fair choice. */
export const castTaoTeChing = (input: TaoTeChingInput, { chance }: Pick<CastContext, "chance">): TaoTeChingCast => {
  const chapter = input.chapter ?? 1 + chance.below(chapterCount);
  return { chapter, text: getChapter(chapter).clauses.join(""), drawn: input.chapter === undefined };
};
