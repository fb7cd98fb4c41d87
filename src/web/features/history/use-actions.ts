import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "../../../shared/contract/call.ts";
import type { ChatGroup, getMsgGroupList } from "../../../shared/contract/chat.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { isAbort } from "../../kernel/api-failure.ts";
import { tellChatsChanged } from "../../kernel/chats-changed.ts";
import { toChatsKey, useRefresh } from "../../kernel/lists.ts";
import { usePerson } from "../../kernel/session.ts";
import { deleteChats, renameChat, restoreChats } from "./api.ts";
import { useWords } from "./use-words.ts";

type Page = AnswerOf<typeof getMsgGroupList>;
type Change = (groups: ChatGroup[]) => ChatGroup[];

/** The server keeps deleted chats for 30 s; the offer to undo ends a little before. */
const undoMs = 29_000;

const changePage = (page: Page, change: Change): Page => ({ ...page, messageGroupList: change(page.messageGroupList) });
/** A list of chats in the cache is one page (the rail's) or several (the history's). */
export const changeList = (list: Page | InfiniteData<Page> | undefined, change: Change): Page | InfiniteData<Page> | undefined => {
  if (!list) return list;
  return "pages" in list ? { ...list, pages: list.pages.map((page) => changePage(page, change)) } : changePage(list, change);
};

const say = (error: unknown): void => {
  if (!isAbort(error)) showToast(error instanceof Error ? error.message : String(error));
};

/** Renaming and deleting: shown in every list at once, put right from the server after. */
export const useActions = () => {
  const words = useWords();
  const client = useQueryClient();
  const { refreshChats } = useRefresh();
  const queryKey = toChatsKey(usePerson());
  const changeLists = (change: Change) => client.setQueriesData<Page | InfiniteData<Page>>({ queryKey }, (list) => changeList(list, change));

  const rename = async (msggroup: string, title: string): Promise<void> => {
    await client.cancelQueries({ queryKey });
    changeLists((groups) => groups.map((group) => (group.msggroup === msggroup ? { ...group, title } : group)));
    await renameChat(msggroup, title).catch(say);
    void refreshChats();
  };
  const undo = async (ids: string[]): Promise<void> => {
    await restoreChats(ids).then(
      () => showToast(words.restored),
      () => showToast(words.undoFailed),
    );
    tellChatsChanged();
    void refreshChats();
  };
  /** @returns true when they are gone */
  const remove = async (ids: string[]): Promise<boolean> => {
    try {
      await deleteChats(ids);
    } catch (error) {
      say(error);
      return false;
    }
    tellChatsChanged();
    const gone = new Set(ids);
    await client.cancelQueries({ queryKey });
    changeLists((groups) => groups.filter((group) => !gone.has(group.msggroup)));
    showToast(words.deleted(ids.length), { action: { label: words.undo, act: () => void undo(ids) }, durationMs: undoMs, isFirm: true });
    void refreshChats();
    return true;
  };
  return { rename, remove };
};
