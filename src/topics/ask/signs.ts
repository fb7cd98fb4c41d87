import { type Matter, mattersByField } from "../kit/hearing/heard.ts";
import type { Question } from "../kit/hearing/question.ts";

const { love, family } = mattersByField;
const ofHeart: ReadonlySet<Matter> = new Set<Matter>([...love, ...family, "self", "mood", "lonely", "friend", "boss", "colleague"]);
/** Of work and money the words say so, or it is a guess. */
const ofDeeds: ReadonlySet<Matter> = new Set<Matter>(["move", "travel", "visa", "legal", "home", "dateChoice"]);

/** What is heard of a question points to one method. A field of life that the words name weighs more than a matter that is only guessed. */
const isIn = ({ matter, theme }: Question, matters: ReadonlySet<Matter>, themes: readonly Question["theme"][]): boolean =>
  theme !== null ? themes.includes(theme) : matter !== null && matters.has(matter);

/** It is about what somebody feels or thinks, or about a bond as it is. */
export const isOfHeart = (question: Question): boolean => isIn(question, ofHeart, ["love", "inner"]);

/** It asks about an undertaking: something with steps, papers, money or a result. */
export const isOfDeeds = (question: Question): boolean => isIn(question, ofDeeds, ["work", "money"]);

/** It asks whether to do something, or whether it can be done. */
export const isOfDeciding = ({ kind, polarity }: Question): boolean => kind === "yesNo" && (polarity === "should" || polarity === "can");
