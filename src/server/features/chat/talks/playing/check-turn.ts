import { isDeepStrictEqual } from "node:util";
import type { Act } from "../../../../../topics/kit/hearing/heard.ts";
import type { AnswerKind, TalkTurn } from "../talk.ts";
import { kindOf, type PlayedTurn } from "./played.ts";

/** Whoever does one of these asks nothing: no passage of a reading, no cast. */
const noQuestion: ReadonlySet<Act> = new Set(["thank", "greet", "bye", "feel", "insult", "play", "break", "about", "unclear"]);

/** What is answered in kind. */
const inKind: ReadonlySet<Act> = new Set([...noQuestion, "explain", "restyle", "draft", "doubt"]);

const toKinds = ({ kind, means, risk }: TalkTurn): readonly AnswerKind[] | null => {
  if (kind !== undefined) return typeof kind === "string" ? [kind] : kind;
  if (risk === "self" || risk === "harmed") return ["care"];
  return inKind.has(means) ? [means as AnswerKind] : null;
};

const pick = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((part, name) => (part === null || part === undefined ? part : (part as Record<string, unknown>)[name]), value);

const checkKind = (played: PlayedTurn): string[] => {
  const kinds = toKinds(played.turn);
  const kind = kindOf(played);
  return kinds === null || (kind !== null && kinds.includes(kind)) ? [] : [`answered as ${kind}, not ${kinds.join(" or ")}`];
};

const checkCast = ({ turn, cast, opened }: PlayedTurn): string[] => {
  if (!cast) return turn.cast === undefined || turn.cast === "maybe" ? [] : ["no cast"];
  if (turn.cast === undefined) return ["a cast where none was wanted"];
  const wrong = turn.cast === true || turn.cast === "maybe" || turn.cast === cast.topic ? [] : [`cast by ${cast.topic}, not ${turn.cast}`];
  for (const [path, wanted] of Object.entries(turn.of ?? {})) {
    const given = pick(cast.input, path);
    if (!isDeepStrictEqual(given, wanted)) wrong.push(`cast of ${path} ${JSON.stringify(given)}, not ${JSON.stringify(wanted)}`);
  }
  if (opened && cast.commitment !== null && opened.commitment !== cast.commitment) wrong.push("the seal is another’s");
  if (opened && !isDeepStrictEqual(opened.again, cast.cast)) wrong.push("the seal does not open to this cast");
  return wrong;
};

const checkForm = ({ turn, form }: PlayedTurn): string[] => {
  if (turn.form === "maybe") return [];
  if (!form) return turn.form === undefined ? [] : ["no form"];
  if (turn.form === undefined) return [`a form for ${form.fields.map(({ name }) => name).join(", ")}`];
  return turn.form === true || form.fields.some(({ name }) => name === turn.form) ? [] : [`no form for ${turn.form}`];
};

const checkWords = ({ turn: { hears = [], never, chips }, ...played }: PlayedTurn): string[] => {
  const wanted = hears instanceof RegExp ? [hears] : hears;
  return [
    ...wanted.filter((words) => !words.test(played.text)).map((words) => `does not say ${words}`),
    ...(never?.test(played.text) ? [`says ${never}: “${never.exec(played.text)![0]}”`] : []),
    ...(chips && !played.chips.some((chip) => chips.test(chip)) ? [`no chip ${chips}`] : []),
  ];
};

/** What is wrong with one answer by itself. */
export const checkTurn = (played: PlayedTurn): string[] => {
  const { turn, text, cast, facts, hasLines } = played;
  const isPassage = noQuestion.has(turn.means) && (cast !== null || facts !== null);
  return [
    ...(text.trim() === "" ? ["an empty answer"] : []),
    ...(isPassage ? ["a passage of a reading for what asks nothing"] : []),
    ...(turn.risk === "self" && !hasLines && /死|die|dead|kill/i.test(turn.say ?? "") ? ["no help lines"] : []),
    ...checkKind(played),
    ...checkCast(played),
    ...checkForm(played),
    ...checkWords(played),
  ];
};
