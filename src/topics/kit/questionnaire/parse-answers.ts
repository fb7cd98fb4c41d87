import { AppError } from "../../../shared/errors.ts";
import type { Answer, Item, ItemType } from "./questionnaire.ts";

/** How many answers an item offers. */
export const optionCounts: Record<ItemType, number> = { choice: 2, truefalse: 2, description: 2, final: 2, scale: 5, mostLeast: 4 };

/** What can be wrong with an answer. `unknown`: no such item; `repeated`: the item was answered before; `choice`: not one of its answers. */
export type AnswerProblem = "required" | "choice" | "unknown" | "repeated" | "invalid_type";

const isOption = (value: unknown, count: number): boolean => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= count;

/** True for a whole number 1 … n; of mostLeast for two different ones. */
export const isAnswer = ({ type }: Item, value: unknown): value is Answer => {
  const count = optionCounts[type];
  if (type !== "mostLeast") return isOption(value, count);
  return Array.isArray(value) && value.length === 2 && value.every((one) => isOption(one, count)) && value[0] !== value[1];
};

const isNamed = (value: unknown): value is { id: unknown; value: unknown } => typeof value === "object" && value !== null && "id" in value;

/** `[{id, value}]`, in any order, or a map from id to value, laid in the items' order. */
const toOrdered = (items: readonly Item[], named: readonly (readonly [id: unknown, value: unknown])[], fields: Record<string, AnswerProblem>): unknown[] => {
  const places = new Map<unknown, number>(items.map(({ id }, at) => [id, at]));
  const ordered: unknown[] = [];
  for (const [at, [id, value]] of named.entries()) {
    const place = places.get(id);
    if (place === undefined) fields[`answers.${at}`] = "unknown";
    else if (place in ordered) fields[`answers.${place}`] = "repeated";
    else ordered[place] = value;
  }
  return ordered;
};

/**
 * What is wrong, by path (`answers.17`, counted from 0 in the items' order), and the answers in that order.
 * @param given `[3, 1, [2, 4], …]` in the items' order, `[{id, value}, …]` in any, or `{id: value, …}`
 */
export const checkAnswers = (items: readonly Item[], given: unknown): { answers: Answer[]; fields: Record<string, AnswerProblem> } => {
  const fields: Record<string, AnswerProblem> = {};
  if (typeof given !== "object" || given === null)
    return { answers: [], fields: { answers: given === undefined || given === null ? "required" : "invalid_type" } };
  const pairs = Array.isArray(given)
    ? given.some(isNamed)
      ? given.map((one) => (isNamed(one) ? ([one.id, one.value] as const) : ([null, one] as const)))
      : null
    : Object.entries(given);
  const ordered: unknown[] = pairs ? toOrdered(items, pairs, fields) : (given as unknown[]);
  // Of a surplus the first is named: a hundred thousand more would say no more.
  if (ordered.length > items.length) fields[`answers.${items.length}`] = "unknown";
  for (const [at, item] of items.entries()) {
    const value = ordered[at];
    if (value === undefined || value === null) fields[`answers.${at}`] ??= "required";
    else if (!isAnswer(item, value)) fields[`answers.${at}`] ??= "choice";
  }
  return { answers: ordered.slice(0, items.length) as Answer[], fields };
};

/**
 * The answers of a whole test in its items' order; see `checkAnswers` for what it takes.
 * @throws AppError invalidParameters, fields `answers.17: "required" | "choice" | "unknown" | "repeated"`
 * @example parseAnswers(items, [{ id: "b", value: 2 }, { id: "a", value: 1 }]) // [1, 2] where the items are a, b
 */
export const parseAnswers = (items: readonly Item[], given: unknown): Answer[] => {
  const { answers, fields } = checkAnswers(items, given);
  if (Object.keys(fields).length > 0) throw new AppError("invalidParameters", { fields });
  return answers;
};
