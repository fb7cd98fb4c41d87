import { memo, Suspense, useState } from "react";
import type { WhatWasOff } from "../../../../shared/contract/feedback.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { getModel } from "../../../kernel/session.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";
import { KeepMenu } from "../keeping/KeepMenu.tsx";
import { ShareActions } from "../sharing/lazy-parts.ts";
import type { ThreadMessage } from "../store/thread-state.ts";
import { listenTo } from "../voice/speak/listening.ts";
import { useServerVoice } from "../voice/use-server-voice.ts";
import { DislikeReasons } from "./DislikeReasons.tsx";
import { toPlainText } from "./to-plain-text.ts";
import Versions from "./Versions.tsx";

export interface ActionsProps {
  message: ThreadMessage;
}

/** What one can do with an answer that has been told. */
const Actions = memo(({ message }: ActionsProps) => {
  const words = useWords();
  const { conversation, regenerate, isTemporary } = useChat();
  const isBusy = useThread((state) => state.run !== null);
  const canListen = useServerVoice().speaks || "speechSynthesis" in globalThis;
  const [isAsking, setAsking] = useState(false);
  const value = message.feedback?.value ?? null;
  const { id } = message;
  const record = id === null ? null : { answerId: id, questionId: message.parentId };

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(toPlainText(message.text));
      showToast(words.copied);
    } catch {
      showToast(words.copyFailed);
    }
  };
  const listen = () => (getModel() === "4" ? listenTo(message.key) : showToast(words.listenPlus));
  const rate = async (next: "like" | "dislike" | null, off?: WhatWasOff) => {
    setAsking(next === "dislike" && off === undefined);
    try {
      await conversation.rate(message.key, next, off ?? { reasons: [] });
      if (off) showToast(words.thanks);
    } catch {
      showToast(words.rateFailed);
    }
  };
  return (
    <>
      <div className="acts">
        {message.text ? (
          <button type="button" className="ib" aria-label={words.copy} title={words.copy} onClick={copy}>
            <Icon name="copy" />
          </button>
        ) : null}
        <button
          type="button"
          className="ib"
          aria-label={words.like}
          title={words.like}
          aria-pressed={value === "like"}
          onClick={() => rate(value === "like" ? null : "like")}
        >
          <Icon name="like" />
        </button>
        <button
          type="button"
          className="ib"
          aria-label={words.dislike}
          title={words.dislike}
          aria-pressed={value === "dislike"}
          onClick={() => rate(value === "dislike" ? null : "dislike")}
        >
          <Icon name="dislike" />
        </button>
        <button type="button" className="ib" aria-label={words.regenerate} title={words.regenerate} disabled={isBusy} onClick={() => regenerate(message.key)}>
          <Icon name="redo" />
        </button>
        {message.text && canListen ? (
          <button type="button" className="ib" aria-label={words.listen} title={words.listen} onClick={listen}>
            <Icon name="listen" />
          </button>
        ) : null}
        {record && !isTemporary ? (
          <Suspense>
            <ShareActions record={record} />
          </Suspense>
        ) : null}
        {message.text ? <KeepMenu message={message} /> : null}
        <Versions id={message.id} siblings={message.siblings} />
        <span className="label">{words.entertainment}</span>
      </div>
      {isAsking ? <DislikeReasons onSend={(off) => rate("dislike", off)} onClose={() => setAsking(false)} /> : null}
    </>
  );
});
export default Actions;
