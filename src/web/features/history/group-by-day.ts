import type { ChatGroup } from "../../../shared/contract/chat.ts";
import { toDayKey } from "../../kernel/day.ts";

export interface DayOfChats {
  key: string;
  /** The day's newest chat's instant. */
  time: string;
  groups: ChatGroup[];
}

/** Chats in the order given, cut into the reader's calendar days. */
export const groupByDay = (groups: ChatGroup[]): DayOfChats[] => {
  const days: DayOfChats[] = [];
  for (const group of groups) {
    const key = toDayKey(group.time);
    const last = days.at(-1);
    if (last?.key === key) last.groups.push(group);
    else days.push({ key, time: group.time, groups: [group] });
  }
  return days;
};

/** Pages may overlap when a chat moved up between two of them: each chat is shown once, where it came first. */
export const joinPages = (pages: { messageGroupList: ChatGroup[] }[]): ChatGroup[] =>
  [
    ...new Map(
      pages
        .flatMap((page) => page.messageGroupList)
        .reverse()
        .map((group) => [group.msggroup, group]),
    ).values(),
  ].reverse();
