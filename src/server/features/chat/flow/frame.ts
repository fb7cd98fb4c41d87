import { type Field, type Frame, type Heard, type Matter, mattersByField } from "../../../../topics/kit/hearing/heard.ts";
import type { Question } from "../../../../topics/kit/hearing/question.ts";
import { toTheme } from "../../../../topics/kit/hearing/to-question.ts";
import { isShortTurn } from "./bare.ts";

const hasMatter = (matter: Matter | null): matter is Matter => matter !== null && matter !== "other";

/** What a short turn leaves unsaid is what the talk is about: matter, other party and the hope of the question that stands. */
export const mergeFrame = (heard: Frame, standing: Frame | undefined, text: string): Frame => {
  if (!standing || hasMatter(heard.matter) || !hasMatter(standing.matter) || !isShortTurn(text)) return heard;
  return { ...heard, matter: standing.matter, who: heard.who ?? standing.who, wants: heard.wants ?? standing.wants };
};

/** A question with what the talk knows of it. */
export const withFrame = (question: Question, frame: Frame | undefined): Question => {
  if (!frame || hasMatter(question.matter) || !hasMatter(frame.matter) || !isShortTurn(question.text)) return question;
  return { ...question, matter: frame.matter, who: question.who ?? frame.who, theme: question.theme ?? toTheme(frame.matter) };
};

/** Matters that are of every field, or of none. */
const anywhere: ReadonlySet<Matter> = new Set(["other", "luck", "year", "mood", "self", "direction", "dateChoice"]);
const fields = Object.entries(mattersByField) as [Field, readonly Matter[]][];
const fieldOf = (matter: Matter): Field => fields.find(([, matters]) => matters.includes(matter))![0];

/** So sure must be what was heard. */
const sure = 0.6;

/** True where the turn asks of another field of life than the question a draw was made for. */
export const isOtherMatter = ({ frame, confidence }: Heard, standing: Frame | undefined): boolean => {
  const [now, before] = [frame.matter, standing?.matter ?? null];
  if (now === null || before === null || anywhere.has(now) || anywhere.has(before) || confidence < sure) return false;
  return fieldOf(now) !== fieldOf(before);
};
