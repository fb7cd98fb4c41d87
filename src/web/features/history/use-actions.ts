import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "../../../shared/contract/call.ts";
import type { ChatGroup, getMsgGroupList } from "../../../shared/contract/chat.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { isAbort } from "../../kernel/api-failure.ts";
import { tellChatsChanged } from "../../kernel/chats-changed.ts";
import { toChatsKey, useRefresh } from "../../kernel/lists.ts";
import { usePerson } from "../../kernel/session.ts";
import { deleteChats, pinChats, renameChat, restoreChats } from "./api.ts";
import { type Deletion, forgetDeletion, keepDeletion } from "./kept-deletions.ts";
import { useWords } from "./use-words.ts";

type Page = AnswerOf<typeof getMsgGroupList>;
type Change = (groups: ChatGroup[]) => ChatGroup[];

const changePage = (page: Page, change: Change): Page => ({ ...page, messageGroupList: change(page.messageGroupList) });
/** A list of chats in the cache is one page (the rail's) or several (the history's). */
export const changeList = (list: Page | InfiniteData<Page> | undefined, change: Change): Page | InfiniteData<Page> | undefined => {
  if (!list) return list;
  return "pages" in list ? { ...list, pages: list.pages.map((page) => changePage(page, change)) } : changePage(list, change);
};

const say = (error: unknown): void => {
  if (!isAbort(error)) showToast(error instanceof Error ? error.message : String(error));
};

/** Renaming, pinning and deleting: shown in every list at once, put right from the server after, and told to the other pages. */
export const useActions = () => {
  const words = useWords();
  const client = useQueryClient();
  const { refreshChats } = useRefresh();
  const queryKey = toChatsKey(usePerson());
  const changeLists = async (change: Change): Promise<void> => {
    await client.cancelQueries({ queryKey });
    client.setQueriesData<Page | InfiniteData<Page>>({ queryKey }, (list) => changeList(list, change));
  };
  const settle = (): void => {
    tellChatsChanged();
    void refreshChats();
  };

  const rename = async (msggroup: string, title: string): Promise<void> => {
    await changeLists((groups) => groups.map((group) => (group.msggroup === msggroup ? { ...group, title } : group)));
    await renameChat(msggroup, title).catch(say);
    settle();
  };
  /** @returns true when they are */
  const pin = async (ids: string[], isPinned: boolean): Promise<boolean> => {
    const isDone = await pinChats(ids, isPinned).then(
      () => true,
      (error: unknown) => {
        say(error);
        return false;
      },
    );
    const changed = new Set(ids);
    if (isDone) {
      await changeLists((groups) => groups.map((group) => (changed.has(group.msggroup) ? { ...group, isPinned } : group)));
      showToast(isPinned ? words.pinned(ids.length) : words.unpinned(ids.length));
    }
    settle();
    return isDone;
  };

  const undo = async (deletion: Deletion): Promise<void> => {
    const { ids } = deletion;
    try {
      const count = await restoreChats(ids);
      forgetDeletion(deletion, Date.now());
      showToast(count === 0 ? words.undoTooLate : count < ids.length ? words.restoredSome(count) : words.restored);
    } catch {
      if (Date.now() < deletion.untilMs) offer(deletion, words.undoFailed);
      else showToast(words.undoTooLate);
    }
    settle();
  };
  const offer = (deletion: Deletion, text: string): void =>
    void showToast(text, { action: { label: words.undo, act: () => void undo(deletion) }, durationMs: deletion.untilMs - Date.now(), isFirm: true });
  const offerUndo = (deletion: Deletion): void => offer(deletion, words.deleted(deletion.ids.length));
  /** @returns true when they are gone */
  const remove = async (ids: string[]): Promise<boolean> => {
    try {
      await deleteChats(ids);
    } catch (error) {
      say(error);
      return false;
    }
    const gone = new Set(ids);
    await changeLists((groups) => groups.filter((group) => !gone.has(group.msggroup)));
    offerUndo(keepDeletion(ids, Date.now()));
    settle();
    return true;
  };
  return { rename, pin, remove, offerUndo };
};
