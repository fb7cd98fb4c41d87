import { useMemo, useRef, useState } from "react";
import { createStore } from "zustand/vanilla";
import { manifest } from "../../../../topics/manifest.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { getModel } from "../../../kernel/session.ts";
import type { Chat, OpeningChoice } from "../chat-context.ts";
import type { Words } from "../store/conversation.ts";
import { useConversation } from "../use-conversation.ts";

const nothing = () => undefined;
const noOpening = (): OpeningChoice => ({ inputs: null, wordless: null, profileIds: null, typed: "", sheet: null, seal: null });

/** A chat that stands, followed by a page that is not its own: nothing is said in it from here, but a reading that broke off can go on. */
export const useSide = (msggroup: string, topic: TopicId): Chat => {
  const locale = useLocale();
  const composer = useRef(null);
  const conversation = useConversation(msggroup, { isNew: false });
  const [opening] = useState(() => createStore(noOpening));
  return useMemo<Chat>(() => {
    const again = (): Words => ({ question: "", module: manifest[topic].letter, model: getModel(), lang: locale });
    return {
      conversation,
      msggroup,
      isTemporary: false,
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
