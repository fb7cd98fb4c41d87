import type { ChatGroup } from "../../../../shared/contract/chat.ts";
import type { Db } from "../../../kernel/db/db.ts";
import { findHits, toRanges } from "./find-hits.ts";
import { type FoundGroup, listBestSaid, type SearchFilter, searchGroups } from "./queries.ts";
import { toSaidText } from "./to-said.ts";
import { toSnippet } from "./to-snippet.ts";

type Found = NonNullable<ChatGroup["found"]>;

/** What was said in danger was not put into the list, and comes into it by no search either. */
const isKeptBack = (group: FoundGroup, role: "user" | "assistant"): boolean => group.content === "" && role === "user";

/** Chats that have the words, and where these stand. */
export const searchChats = async (db: Db, filter: SearchFilter): Promise<{ group: FoundGroup; found: Found }[]> => {
  const groups = await searchGroups(db, filter);
  const said =
    groups.length > 0
      ? await listBestSaid(
          db,
          filter.personId,
          groups.map(({ id }) => id),
          filter.terms,
        )
      : [];
  return groups.map((group) => {
    const best = said.find(({ groupId }) => groupId === group.id);
    const snippet = best && !isKeptBack(group, best.role) ? toSnippet(toSaidText(best), filter.terms) : null;
    const turnId = best?.role === "assistant" ? (best.parentId ?? best.id) : best?.id;
    return {
      group,
      found: {
        isInTitle: group.isInTitle,
        title: toRanges(group.title, findHits(group.title, filter.terms)),
        said: snippet && turnId ? { ...snippet, turnId } : null,
      },
    };
  });
};
