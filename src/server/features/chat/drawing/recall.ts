import type { ChatId } from "../../../../shared/ids.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { toLocalDay } from "../../../kernel/local-day.ts";
import type { Person } from "../../../kernel/who.ts";
import { listEarlierCasts } from "../queries.ts";

/** As far back as a topic is told of. */
const mostCasts = 200;

/** The input with what the topic wants to know of the person's earlier casts: the last of each other chat, a chat and day once, newest first. */
export const withRecall = async (db: Db, person: Person, groupId: ChatId, topic: CastTopic, input: unknown): Promise<unknown> => {
  const { recall } = topic;
  if (!recall) return input;
  const seen = new Set<string>();
  const earlier = (await listEarlierCasts(db, person.id, topic.id, groupId, mostCasts)).flatMap(({ cast, moment, groupId: group }) => {
    if (moment === null) return [];
    const date = toLocalDay(Date.parse(moment), person.timeZone);
    const key = `${group} ${date}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [recall.from(cast, date)];
  });
  return earlier.length > 0 ? { ...(input as object), [recall.field]: earlier } : input;
};
