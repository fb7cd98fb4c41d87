import { useEffect } from "react";
import { onChatsChanged } from "../../kernel/chats-changed.ts";
import { useRefresh } from "../../kernel/lists.ts";

/** What another page of this browser does to the chats is seen in this one's lists. */
export const useChatsElsewhere = (): void => {
  const { refreshChats } = useRefresh();
  useEffect(() => onChatsChanged(() => void refreshChats()), [refreshChats]);
};
