import { useEffect } from "react";
import { keepTemporary } from "../../../../shared/contract/chat.ts";
import { callApi, requestHeaders, toTarget } from "../../../kernel/api-client.ts";
import { randomId } from "../../../kernel/random-id.ts";
import { useChat, useThread } from "../chat-context.ts";
import { useTemporaryWords } from "./use-temporary-words.ts";
import "./temporary.css";

/** Well within the hour after which the server takes a silent page for closed. */
const everyMs = 5 * 60_000;

/** Goes out also while the page is left. */
const close = (msggroup: string): void => {
  const { url, body } = toTarget(keepTemporary, { msggroup, isClosed: true });
  const headers = { ...requestHeaders(), "Content-Type": "application/json", "Idempotency-Key": randomId(16) };
  fetch(url, { method: keepTemporary.method, headers, body, keepalive: true }).catch(() => {});
};

/** Parts that are only drawn anew come back at once: such a chat stays open. */
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

/** Over a temporary chat that has begun: what it is. While it is shown the chat is open; when it goes, the chat does. */
const TemporaryBar = () => {
  const words = useTemporaryWords();
  const { msggroup, conversation } = useChat();
  const isGone = useThread((state) => state.isGone);
  useEffect(() => {
    clearTimeout(leaving.get(msggroup));
    const beat = () => {
      if (document.visibilityState === "visible") void callApi(keepTemporary, { msggroup }).catch(() => {});
    };
    const timer = setInterval(beat, everyMs);
    const leave = () => close(msggroup);
    const comeBack = () => void conversation.sync();
    document.addEventListener("visibilitychange", beat);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", beat);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", comeBack);
      leaving.set(
        msggroup,
        setTimeout(() => {
          leaving.delete(msggroup);
          leave();
        }, 0),
      );
    };
  }, [msggroup, conversation]);
  return isGone ? null : <p className="temporary-bar">{words.open}</p>;
};
export default TemporaryBar;
