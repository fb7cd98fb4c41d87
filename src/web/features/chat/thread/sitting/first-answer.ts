import type { Draft } from "./draft.ts";

interface Place {
  msggroup: string;
  test: string;
  version: string;
}

const given = new Map<string, Draft>();
const toKey = ({ msggroup, test, version }: Place): string => `${msggroup} ${test} ${version}`;

/** What was answered on a first screen, for the sitting that begins with it. */
export const keepFirstAnswer = (place: Place, draft: Draft): void => void given.set(toKey(place), draft);

/** @returns the answer a sitting of this chat begins with, once */
export const takeFirstAnswer = (place: Place): Draft | null => {
  const key = toKey(place);
  const draft = given.get(key) ?? null;
  given.delete(key);
  return draft;
};
