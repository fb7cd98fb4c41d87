import { type RefObject, useLayoutEffect } from "react";
import { getUserId } from "../../../kernel/session.ts";
import { useChat } from "../chat-context.ts";
import { type KeptPlace, keepPlace, readPlace } from "../scroll/kept-place.ts";
import { topOfQuestion } from "../scroll/top-of.ts";
import type { ThreadScroll } from "../scroll/use-scroller.ts";

const findPlace = (content: HTMLElement): KeptPlace | null => {
  for (const turn of content.querySelectorAll<HTMLElement>(".turn[data-id]")) {
    const { top, bottom } = turn.getBoundingClientRect();
    if (bottom > 0 && turn.dataset.id) return { messageId: turn.dataset.id, offset: top };
  }
  return null;
};

/** An opened thread stands where it was left; one that was not, at its newest question. */
export const useArrival = (content: RefObject<HTMLElement | null>, { scroller }: ThreadScroll, msggroup: string): void => {
  const { conversation } = useChat();
  useLayoutEffect(() => {
    const thread = content.current;
    if (!thread) return;
    const kept = readPlace(msggroup);
    const toPlace = (): number => {
      const turn = kept && thread.querySelector(`.turn[data-id="${CSS.escape(kept.messageId)}"]`);
      if (turn) return Math.max(0, turn.getBoundingClientRect().top + (document.scrollingElement?.scrollTop ?? 0) - kept.offset);
      return topOfQuestion(thread.querySelector(".turn.is-last"));
    };
    if (conversation.store.getState().run?.phase !== "sending") scroller.current?.hold(toPlace);
    const person = getUserId();
    const keepNow = () => getUserId() === person && keepPlace(msggroup, findPlace(thread));
    addEventListener("pagehide", keepNow);
    return () => {
      removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [content, scroller, conversation, msggroup]);
};
