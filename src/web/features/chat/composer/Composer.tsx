import { type ComponentType, type FormEvent, lazy, Suspense, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { questionMaxLength } from "../../../../shared/constants.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { getModel } from "../../../kernel/session.ts";
import { useChat, useThread, useWords } from "../chat-context.ts";
import { hasDevice } from "../opening/devices.ts";
import type { Picture } from "../store/thread-state.ts";
import { wordsOf } from "../topic-words.ts";
import { isTouch } from "./is-touch.ts";
import type { PictureSlotProps } from "./picture/PictureSlot.tsx";
import { TopicChip } from "./TopicChip.tsx";
import { UnsentNotice } from "./UnsentNotice.tsx";
import { useDockHeight } from "./use-dock-height.ts";
import { useDraft } from "./use-draft.ts";
import { useEnter } from "./use-enter.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import "./composer.css";

const growsByItself = CSS.supports("field-sizing", "content");

const doubleClickMs = 500;

/** Comes with the first topic that looks at pictures; where it does not come one writes without. */
const PictureSlot = lazy<ComponentType<PictureSlotProps>>(() => import("./picture/PictureSlot.tsx").catch(() => ({ default: () => null })));

/** Where one writes. Its words are its own: nothing of the thread is drawn again while typing. */
export const Composer = ({ draftKey }: { draftKey: string }) => {
  const words = useWords();
  const { ask, topic, conversation, composer } = useChat();
  const isBusy = useThread((state) => state.run !== null);
  const isStopping = useThread((state) => state.run?.phase === "stopping");
  const isNew = useThread((state) => state.order.length === 0);
  const unsentWords = useThread((state) => state.unsent?.request.question ?? "");
  const unsentPicture = useThread((state) => state.unsent?.request.picture ?? null);
  const [text, setText] = useDraft(draftKey);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [refusedAtMs, setRefusedAtMs] = useState(0);
  const dock = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const sentAtMs = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(text);
  latest.current = text;

  useDockHeight(dock);
  useShortcuts(input, isBusy ? conversation.stop : null);
  useImperativeHandle(composer, () => ({
    read: () => latest.current.trim(),
    readPicture: () => picture,
    take() {
      const taken = latest.current.trim();
      setText("");
      setPicture(null);
      return taken;
    },
    blur: () => input.current?.blur(),
    focus: () => input.current?.focus({ preventScroll: true }),
  }));
  // What could not be sent comes back to where it was written.
  useEffect(() => {
    if (unsentWords !== "" && latest.current === "") setText(unsentWords);
  }, [unsentWords, setText]);
  useEffect(() => {
    if (unsentPicture) setPicture((now) => now ?? unsentPicture);
  }, [unsentPicture]);
  useLayoutEffect(() => {
    const box = input.current;
    if (growsByItself || !box) return;
    box.style.height = "auto";
    if (text) box.style.height = `${box.scrollHeight}px`;
  }, [text]);

  const question = text.trim();
  const hasWords = question !== "" || picture !== null;
  const canSend = hasWords || (isNew && hasDevice(topic));
  const send = () => {
    // The model may have been changed since the picture was chosen.
    if (picture && getModel() !== "4") return setRefusedAtMs(performance.now());
    if (!ask(question, picture?.inputs, picture)) return;
    sentAtMs.current = performance.now();
    setText("");
    setPicture(null);
  };
  const enter = useEnter(() => hasWords && send());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) send();
    else input.current?.focus();
  };
  // The second half of a double click on "send" lands on "stop".
  const stop = () => performance.now() - sentAtMs.current > doubleClickMs && conversation.stop();
  return (
    <div ref={dock} className="dock">
      <UnsentNotice />
      <form className="composer" onSubmit={submit}>
        <TopicChip />
        {manifest[topic].takesPicture ? (
          <Suspense fallback={<span className="ib" />}>
            <PictureSlot topic={topic} picture={picture} onChange={setPicture} refusedAtMs={refusedAtMs} />
          </Suspense>
        ) : null}
        <textarea
          ref={input}
          id="ask"
          rows={1}
          maxLength={questionMaxLength}
          aria-label={words.question}
          placeholder={isNew ? wordsOf(words.placeholderNew, topic) : words.placeholder}
          enterKeyHint={isTouch() ? "enter" : "send"}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={enter.onKeyDown}
          onCompositionEnd={enter.onCompositionEnd}
        />
        {isBusy ? (
          <button type="button" className="send is-stop" aria-label={isStopping ? words.stopping : words.stop} disabled={isStopping} onClick={stop}>
            <Icon name="stop" size={22} />
          </button>
        ) : (
          <button type="submit" className="send" aria-label={words.send} aria-disabled={!canSend}>
            <Icon name="send" size={22} />
          </button>
        )}
      </form>
      <p className="fine">{words.fine}</p>
    </div>
  );
};
