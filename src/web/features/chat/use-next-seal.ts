import { useEffect } from "react";
import type { StoreApi } from "zustand";
import { commitDraw } from "../../../shared/contract/chat.ts";

import { manifest } from "../../../topics/manifest.ts";
import type { TopicId } from "../../../topics/topic-ids.ts";
import { callApi } from "../../kernel/api-client.ts";
import { randomId } from "../../kernel/random-id.ts";
import type { OpeningChoice } from "./chat-context.ts";
import type { Conversation } from "./store/conversation.ts";
import { whenQuiet } from "./thread/when-quiet.ts";

/**
 * Keeps a sealed seed ready for the next draw of a chat that stands: whatever is said next may lead to one, and goes with a seal of its own and
 * this page's own number. A seal that was not opened serves the next message.
 */
export const useNextSeal = (conversation: Conversation, topic: TopicId, opening: StoreApi<OpeningChoice>, isStanding: boolean): void => {
  useEffect(() => {
    if (!isStanding || !manifest[topic].isDraw) return;
    const leaving = new AbortController();
    const seal = async (): Promise<void> => {
      if (opening.getState().seal) return;
      const { castId, commitment } = await callApi(commitDraw, { module: topic }, { signal: leaving.signal });
      opening.setState({ seal: { castId, commitment, toNonce: () => randomId(32) } });
    };
    const dropOpened = (): void => {
      const { messages } = conversation.store.getState();
      const id = opening.getState().seal?.castId;
      const isOpened = Object.values(messages).some(({ parts }) => parts.some((part) => part.type === "data-cast" && part.data.castId === id));
      if (isOpened) opening.setState({ seal: null });
    };
    const prepare = (): (() => void) => {
      dropOpened();
      return whenQuiet(() => seal().catch(() => {}));
    };
    let callOff = prepare();
    const stop = conversation.store.subscribe((state, before) => {
      if (state.run || !before.run) return;
      callOff();
      callOff = prepare();
    });
    return () => {
      leaving.abort();
      callOff();
      stop();
    };
  }, [conversation, topic, opening, isStanding]);
};
