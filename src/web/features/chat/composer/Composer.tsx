import { type FormEvent, Suspense, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { manifest } from "../../../../topics/manifest.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { isTouch } from "../../../../ui/media/is-touch.ts";
import { useEnterChoice } from "../../../kernel/enter.ts";
import { lazyOrNothing } from "../../../kernel/lazy-or-nothing.ts";
import { getModel } from "../../../kernel/session.ts";
import { useChat, useOpening, useThread, useWords } from "../chat-context.ts";
import { useOwnWords } from "../opening/use-own-words.ts";
import type { Picture, ThreadState } from "../store/thread-state.ts";
import { putWords } from "../thread/heard-words.ts";
import { wordsOf } from "../topic-words.ts";
import { listening } from "../voice/speak/listening.ts";
import { GoneNotice } from "./GoneNotice.tsx";
import { OnSheet } from "./OnSheet.tsx";
import { QueuedLine } from "./QueuedLine.tsx";
import { SkipButton } from "./SkipButton.tsx";
import { TooLongNotice } from "./TooLongNotice.tsx";
import { TopicChip } from "./TopicChip.tsx";
import { toExcess } from "./too-long.ts";
import { UnsentNotice } from "./UnsentNotice.tsx";
import { useDockHeight } from "./use-dock-height.ts";
import { useDraft } from "./use-draft.ts";
import { useEnter } from "./use-enter.ts";
import { useReading } from "./use-reading.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import "./composer.css";

const growsByItself = CSS.supports("field-sizing", "content");

const doubleClickMs = 500;

/** Comes with the first topic that looks at pictures; where it does not come one writes without. */
const PictureSlot = lazyOrNothing(() => import("./picture/PictureSlot.tsx"));

/** Comes once one can write; where it does not come one writes. */
const VoiceSlot = lazyOrNothing(() => import("../voice/hear/VoiceSlot.tsx"));

/** Comes with the first wish to listen. */
const PlayerSlot = lazyOrNothing(() => import("../voice/speak/PlayerSlot.tsx"));

const Verb = () => useOwnWords().verb;

/** The newest words of the person that the server has, or has not. */
const findSaid = ({ order, messages }: ThreadState, is: (id: string | null) => boolean): string => {
  const key = order.findLast((one) => messages[one]!.role === "user" && is(messages[one]!.id));
  return key === undefined ? "" : messages[key]!.text;
};

/** Where one writes. Its words are its own: nothing of the thread is drawn again while typing. */
export const Composer = ({ draftKey, onSendQueued }: { draftKey: string; onSendQueued(): void }) => {
  const words = useWords();
  const { ask, topic, conversation, composer, opening } = useChat();
  const isBusy = useThread((state) => state.run !== null);
  const isStopping = useThread((state) => state.run?.phase === "stopping");
  const isNew = useThread((state) => state.order.length === 0);
  const isGone = useThread((state) => state.isGone);
  const isNoted = useThread((state) => state.unsent !== null || state.queued !== null);
  const hasQueued = useThread((state) => state.queued !== null);
  const enterMakes = useEnterChoice();
  const unsentWords = useThread((state) => state.unsent?.request.question ?? "");
  const unsentPicture = useThread((state) => state.unsent?.request.picture ?? null);
  const sending = useThread((state) => findSaid(state, (id) => id === null));
  const arrived = useThread((state) => findSaid(state, (id) => id !== null));
  const isListening = useStore(listening, ({ key }) => key !== null);
  const [text, setText] = useDraft(draftKey, sending);
  const restored = useRef(text);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [refusedAtMs, setRefusedAtMs] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const dock = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const sentAtMs = useRef(Number.NEGATIVE_INFINITY);
  const latest = useRef(text);
  latest.current = text;
  useEffect(() => opening.setState({ typed: text }), [opening, text]);
  const placed = useRef<string | null>(null);

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
    put(words) {
      const next = putWords(latest.current, words, placed.current);
      placed.current = next;
      // The caret is set where the words end, so they must stand there first.
      flushSync(() => setText(next));
      input.current?.focus();
      input.current?.setSelectionRange(next.length, next.length);
    },
    write: setText,
    blur: () => input.current?.blur(),
    focus: () => input.current?.focus({ preventScroll: true }),
  }));
  // What was on its way when the page was left has arrived after all.
  useEffect(() => {
    if (arrived !== "" && arrived === restored.current.trim() && latest.current === restored.current) setText("");
    if (arrived !== "") restored.current = "";
  }, [arrived, setText]);
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
  const castsWordless = useOpening(({ wordless }) => wordless !== null) && isNew && !hasWords;
  const isTooLong = toExcess(text) > 0;
  // Words alone can wait: a picture is too large to be kept.
  const canSend = (hasWords || castsWordless) && !isTooLong && !(isBusy && (hasQueued || picture));
  const isSmall = useReading(!isBusy && !isNew && !isGone && !isNoted && !isListening) && !isFocused && !hasWords;
  const say = (spoken: string) => {
    const said = [question, spoken].filter(Boolean).join("\n");
    const isSaid = toExcess(said) === 0 && (isBusy ? !hasQueued && !picture && conversation.queue(said) : ask(said, picture?.inputs, picture));
    if (!isSaid) return setText(said);
    setText("");
    setPicture(null);
  };
  const send = () => {
    if (isBusy) return conversation.queue(question) && setText("");
    // The model may have been changed since the picture was chosen.
    if (picture && getModel() !== "4") return setRefusedAtMs(performance.now());
    if (!ask(question, picture?.inputs, picture)) return;
    sentAtMs.current = performance.now();
    setText("");
    setPicture(null);
  };
  const enter = useEnter(() => hasWords && canSend && send());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) send();
    else input.current?.focus();
  };
  const stop = () => {
    // The second half of a double click on a wide verb lands where "stop" has come.
    if (performance.now() - sentAtMs.current < doubleClickMs) return;
    conversation.stop();
    if (!isTouch()) input.current?.focus({ preventScroll: true });
  };
  const takeAll = () => {
    setText("");
    return question;
  };
  if (isGone)
    return (
      <div ref={dock} className="dock">
        <GoneNotice take={takeAll} />
      </div>
    );
  return (
    <div ref={dock} className={isSmall ? "dock is-small" : "dock"}>
      <UnsentNotice />
      <QueuedLine onEdit={(taken) => composer.current?.put([taken, text].filter(Boolean).join("\n"))} onSend={onSendQueued} />
      <TooLongNotice text={text} onChange={setText} />
      <SkipButton />
      {isListening ? (
        <Suspense>
          <PlayerSlot />
        </Suspense>
      ) : null}
      <form className="composer" onSubmit={submit}>
        <TopicChip />
        {manifest[topic].takesPicture ? (
          <Suspense fallback={<span className="ib" />}>
            <PictureSlot topic={topic} picture={picture} onChange={setPicture} refusedAtMs={refusedAtMs} />
          </Suspense>
        ) : null}
        <OnSheet>
          <textarea
            ref={input}
            id="ask"
            rows={1}
            aria-label={words.question}
            placeholder={isNew ? wordsOf(words.placeholderNew, topic) : words.placeholder}
            enterKeyHint={enterMakes === "line" ? "enter" : "send"}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onKeyDown={enter.onKeyDown}
            onCompositionEnd={enter.onCompositionEnd}
          />
        </OnSheet>
        <Suspense fallback={<span className="ib" />}>
          <VoiceSlot onSend={say} onEdit={(spoken) => composer.current?.put(spoken)} />
        </Suspense>
        {/* Beside the place of "send", which stays what it is: what was pressed a moment ago never comes to mean its opposite. */}
        {isBusy ? (
          <button type="button" className="send is-stop" aria-label={isStopping ? words.stopping : words.stop} disabled={isStopping} onClick={stop}>
            <Icon name="stop" size={22} />
          </button>
        ) : null}
        {castsWordless && !isBusy ? (
          <button type="submit" className="send is-verb">
            <Suspense fallback={words.send}>
              <Verb />
            </Suspense>
          </button>
        ) : (
          <button type="submit" className="send" aria-label={isBusy ? words.queue : words.send} aria-disabled={!canSend}>
            <Icon name="send" size={22} />
          </button>
        )}
      </form>
      <p className="fine">{words.fine}</p>
    </div>
  );
};
