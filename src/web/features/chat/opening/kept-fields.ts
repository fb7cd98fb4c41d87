import type { TopicId } from "../../../../topics/topic-ids.ts";

const toKey = (topic: TopicId): string => `fields:${topic}`;
/** More than any instrument has. */
const longest = 4000;

/** What was set on a topic's instrument in this tab, or null. */
export const readFields = (topic: TopicId): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(toKey(topic)) ?? "null");
  } catch {
    return null;
  }
};

/** Keeps what is set on a topic's instrument for as long as the tab lives; null forgets it. */
export const keepFields = (topic: TopicId, fields: unknown): void => {
  try {
    const text = JSON.stringify(fields);
    if (fields === null || text.length > longest) sessionStorage.removeItem(toKey(topic));
    else sessionStorage.setItem(toKey(topic), text);
  } catch {
    // Forbidden or full: a reload begins anew.
  }
};
