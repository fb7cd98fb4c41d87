import { useEffect, useRef, useState } from "react";
import { onChatsChanged } from "../../kernel/chats-changed.ts";
import { useRefresh } from "../../kernel/lists.ts";
import { createPorts } from "./api.ts";
import { useWords } from "./chat-context.ts";
import { type Conversation, createConversation } from "./store/conversation.ts";
import { listenForWakes } from "./stream/wakes.ts";

interface Following {
  /** Nothing of it can stand yet; the same for as long as the page shows it. */
  isNew: boolean;
  /** Words that wait stay on this page. */
  isTemporary?: boolean;
  /** The chat was changed from here. */
  onOwnChange?: () => void;
}

/** A chat opened and followed for as long as the page shows it; the lists of chats and the balance follow too. */
export const useConversation = (msggroup: string, { isNew, isTemporary = false, onOwnChange }: Following): Conversation => {
  const words = useWords();
  const { refreshChats, showBalance } = useRefresh();
  const offline = useRef(words.offline);
  offline.current = words.offline;
  const [conversation] = useState(() =>
    createConversation(
      msggroup,
      createPorts(msggroup, {
        isTemporary,
        offlineText: () => offline.current,
        onTitle: () => void refreshChats(),
        onChange: (isOwn) => {
          if (isOwn) onOwnChange?.();
          void refreshChats();
        },
        onBalance: showBalance,
      }),
    ),
  );
  useEffect(() => {
    void conversation.open(isNew);
    const look = () => void conversation.sync();
    const stops = [listenForWakes(look), onChatsChanged(look)];
    return () => {
      for (const stop of stops) stop();
      conversation.leave();
    };
  }, [conversation, isNew]);
  return conversation;
};
