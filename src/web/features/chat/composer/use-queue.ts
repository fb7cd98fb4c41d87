import { useEffect } from "react";
import { type StoreApi, useStore } from "zustand";
import { onKeptChange } from "../../../kernel/storage.ts";
import { useOnline } from "../../../kernel/use-online.ts";
import type { OpeningChoice } from "../chat-context.ts";
import type { Conversation } from "../store/conversation.ts";
import { isQueueDue } from "../store/queue.ts";

/** How long words that may lead to a draw wait for the seal that goes with them. */
const sealWaitMs = 3000;

interface Queue {
  conversation: Conversation;
  opening: StoreApi<OpeningChoice>;
  /** The chat's topic draws: the next words go with a seal of their own. */
  isDraw: boolean;
  send(): void;
}

/** Sends the words that wait once the answer before them has ended, and keeps up with what other pages do to them. */
export const useQueue = ({ conversation, opening, isDraw, send }: Queue): void => {
  useEffect(() => onKeptChange(conversation.lookAtQueue), [conversation]);
  const isOnline = useOnline();
  const isDue = useStore(conversation.store, (state) => isQueueDue(state, Date.now())) && isOnline;
  useEffect(() => {
    if (!isDue) return;
    if (!isDraw || opening.getState().seal) return send();
    const timer = setTimeout(send, sealWaitMs);
    const stop = opening.subscribe(({ seal }) => seal && send());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isDue, isDraw, opening, send]);
};
