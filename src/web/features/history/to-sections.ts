import type { ChatGroup } from "../../../shared/contract/chat.ts";
import { groupByDay } from "./group-by-day.ts";

/** What stands under one heading: pinned chats, a part of what was found, or a day. */
export interface Section {
  key: string;
  kind: "pinned" | "inTitle" | "inSaid" | "day";
  /** Of its first chat. */
  time: string;
  groups: ChatGroup[];
}

const toSection = (kind: Section["kind"], groups: ChatGroup[]): Section[] => (groups[0] ? [{ key: kind, kind, time: groups[0].time, groups }] : []);

/** Chats as they are listed: found ones by where the words stand, others pinned or by the reader's days. */
export const toSections = (groups: ChatGroup[]): Section[] => {
  if (groups.some(({ found }) => found))
    return [
      ...toSection(
        "inTitle",
        groups.filter(({ found }) => found?.isInTitle),
      ),
      ...toSection(
        "inSaid",
        groups.filter(({ found }) => !found?.isInTitle),
      ),
    ];
  const days = groupByDay(groups.filter(({ isPinned }) => !isPinned));
  return [
    ...toSection(
      "pinned",
      groups.filter(({ isPinned }) => isPinned),
    ),
    ...days.map((day) => ({ ...day, kind: "day" as const })),
  ];
};
