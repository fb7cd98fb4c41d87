import type { ChatId } from "../../../../shared/ids.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { toLocalDay } from "../../../kernel/local-day.ts";
import type { Person } from "../../../kernel/who.ts";
import { listEarlierCasts } from "../queries.ts";
import type { CastRequest } from "./cast-topic.ts";

/** As far back as a topic is told of. */
const mostCasts = 200;

/** The person's earlier casts of a topic: the last of each other chat, a chat and day once, newest first. */
export const listRecalled = async (db: Db, person: Person, groupId: ChatId, topic: TopicId): Promise<CastRequest["earlier"]> => {
  const seen = new Set<string>();
  return (await listEarlierCasts(db, person.id, topic, groupId, mostCasts)).flatMap(({ cast, moment, groupId: group }) => {
    if (moment === null) return [];
    const date = toLocalDay(Date.parse(moment), person.timeZone);
    const key = `${group} ${date}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ cast, date }];
  });
};
