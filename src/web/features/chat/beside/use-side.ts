import { useEffect, useMemo, useRef, useState } from "react";
import { createStore } from "zustand/vanilla";
import { manifest } from "../../../../topics/manifest.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { onChatsChanged } from "../../../kernel/chats-changed.ts";
import { useRefresh } from "../../../kernel/lists.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { getModel } from "../../../kernel/session.ts";
import { createPorts } from "../api.ts";
import { type Chat, type OpeningChoice, useWords } from "../chat-context.ts";
import { createConversation, type Words } from "../store/conversation.ts";
import { listenForWakes } from "../stream/wakes.ts";

const nothing = () => undefined;
const noOpening = (): OpeningChoice => ({ inputs: null, wordless: null, typed: "", sheet: null, seal: null });

/** A chat that stands, followed by a page that is not its own: nothing is said in it from here, but a reading that broke off can go on. */
export const useSide = (msggroup: string, topic: TopicId): Chat => {
  const words = useWords();
  const locale = useLocale();
  const { refreshChats, showBalance } = useRefresh();
  const offline = useRef(words.offline);
  offline.current = words.offline;
  const composer = useRef(null);
  const [conversation] = useState(() =>
    createConversation(
      msggroup,
      createPorts(msggroup, {
        offlineText: () => offline.current,
        onTitle: () => void refreshChats(),
        onChange: () => void refreshChats(),
        onBalance: showBalance,
      }),
    ),
  );
  const [opening] = useState(() => createStore(noOpening));
  useEffect(() => {
    void conversation.open(false);
    const look = () => void conversation.sync();
    const stops = [listenForWakes(look), onChatsChanged(look)];
    return () => {
      for (const stop of stops) stop();
      conversation.leave();
    };
  }, [conversation]);
  return useMemo<Chat>(() => {
    const again = (): Words => ({ question: "", module: manifest[topic].letter, model: getModel(), lang: locale });
    return {
      conversation,
      msggroup,
      topic,
      locale,
      ask: () => false,
      edit: () => false,
      regenerate: (key) => conversation.regenerate(key, again()),
      resume: (key) => conversation.resume(key, again()),
      composer,
      opening,
      nameCast: nothing,
    };
  }, [conversation, msggroup, topic, locale, opening]);
};
