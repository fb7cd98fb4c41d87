import type { InputField } from "../../../../shared/contract/input-field.ts";
import type { Schools } from "../../../../shared/contract/people.ts";
import { AppError } from "../../../../shared/errors.ts";
import { toMendField } from "../../../../topics/kit/birth/lacking.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import { isBirth } from "./births.ts";
import { isAnswers } from "./sit.ts";

/** Of somebody's schools, those that this topic has a use for. */
export const pickTaken = (schools: Schools, { takes }: CastTopic): Schools => Object.fromEntries(Object.entries(schools).filter(([name]) => takes.has(name)));

/**
 * The input when it is whole, else the fields to ask for. What a form or a program sent wrong is an error; what words gave in part, or gave of a
 * birth that no clock showed, is asked. `schools` stand where nothing else says so.
 * @throws AppError invalidParameters
 */
export const gather = (
  topic: CastTopic,
  known: Record<string, unknown>,
  inputs: Record<string, unknown>,
  schools: Schools,
): { input: unknown } | { fields: InputField[] } | { isToSit: true } => {
  const missing = topic.missing(known);
  const fields = missing.filter((field) => !isAnswers(field));
  if (fields.length > 0) return { fields };
  if (missing.length > 0) return { isToSit: true };
  try {
    return { input: topic.parse({ ...pickTaken(schools, topic), ...known }) };
  } catch (error) {
    if (!(error instanceof AppError) || !error.details || !("fields" in error.details)) throw error;
    const wrong = Object.entries(error.details.fields).map(([path, code]) => ({ path: path.split("."), code }));
    const fields = topic.fields.flatMap((field) => {
      const found = wrong.find(({ path }) => path[0] === field.name);
      if (!found) return [];
      return [isBirth(field) ? toMendField(field, found.path.at(-1)!, found.code) : field];
    });
    if (fields.length === 0 || wrong.some(({ path }) => path[0]! in inputs)) throw error;
    return { fields };
  }
};

/** What goes with any message: the question itself, the picture that came with it, and which sitting's test. */
const anywhere = ["question", "picture", "test", "version"];

/** @throws AppError invalidParameters: inputs.<name> → unrecognized_keys for what none of the topics takes */
export const refuseUnknown = (inputs: Record<string, unknown>, takers: readonly CastTopic[]): void => {
  const unknown = Object.keys(inputs).filter((name) => !anywhere.includes(name) && !takers.some(({ takes }) => takes.has(name)));
  if (unknown.length === 0) return;
  throw new AppError("invalidParameters", {
    fields: Object.fromEntries(unknown.slice(0, 10).map((name) => [`inputs.${name.slice(0, 64)}`, "unrecognized_keys"])),
  });
};
