import { type RefObject, useLayoutEffect } from "react";
import { getPerson } from "../../../kernel/session.ts";
import { useChat } from "../chat-context.ts";
import { type KeptPlace, keepPlace, readPlace } from "../scroll/kept-place.ts";
import { topOfQuestion } from "../scroll/top-of.ts";
import type { ThreadScroll } from "../scroll/use-scroller.ts";
import { forgetAskedTurn, readAskedTurn } from "./asked-turn.ts";

const findPlace = (content: HTMLElement): KeptPlace | null => {
  for (const turn of content.querySelectorAll<HTMLElement>(".turn[data-id]")) {
    const { top, bottom } = turn.getBoundingClientRect();
    if (bottom > 0 && turn.dataset.id) return { messageId: turn.dataset.id, offset: top };
  }
  return null;
};

/** So many pages back the question that is asked for is looked for. */
const pagesMost = 40;

const findTurn = (thread: HTMLElement, id: string): Element | null => thread.querySelector(`.turn[data-id="${CSS.escape(id)}"]`);

/** An opened thread stands at the question that the address asks for, else where it was left; one that was not, at its newest question. */
export const useArrival = (content: RefObject<HTMLElement | null>, { scroller }: ThreadScroll, msggroup: string): void => {
  const { conversation } = useChat();
  useLayoutEffect(() => {
    const thread = content.current;
    if (!thread) return;
    const kept = readPlace(msggroup);
    const asked = readAskedTurn();
    const toPlace = (): number => {
      const askedTurn = asked && findTurn(thread, asked);
      if (askedTurn) return topOfQuestion(askedTurn);
      const turn = kept && findTurn(thread, kept.messageId);
      if (turn) return Math.max(0, turn.getBoundingClientRect().top + (document.scrollingElement?.scrollTop ?? 0) - kept.offset);
      return topOfQuestion(thread.querySelector(".turn.is-last"));
    };
    if (conversation.store.getState().run?.phase !== "sending") scroller.current?.hold(toPlace);
    let hasLeft = false;
    const seek = async (id: string) => {
      for (let page = 0; page < pagesMost && !hasLeft; page += 1) {
        if (findTurn(thread, id) || conversation.store.getState().olderCursor === null) break;
        await conversation.loadOlder();
        await new Promise(requestAnimationFrame);
        if (!hasLeft && findTurn(thread, id)) scroller.current?.hold(toPlace);
      }
      if (!hasLeft) forgetAskedTurn();
    };
    if (asked) void seek(asked).catch(() => {});
    const person = getPerson();
    const keepNow = () => getPerson() === person && keepPlace(msggroup, findPlace(thread));
    addEventListener("pagehide", keepNow);
    return () => {
      hasLeft = true;
      removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [content, scroller, conversation, msggroup]);
};
