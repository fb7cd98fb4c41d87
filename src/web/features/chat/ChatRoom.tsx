import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { manifest } from "../../../topics/manifest.ts";
import { findTopicId, type TopicId } from "../../../topics/topic-ids.ts";
import { isTouch } from "../../../ui/media/is-touch.ts";
import { useHeader } from "../../app/header-slots.tsx";
import { paths } from "../../app/paths.ts";
import { tellChatsChanged } from "../../kernel/chats-changed.ts";
import { holdReload } from "../../kernel/hold-reload.ts";
import { keepDraw } from "../../kernel/kept-draws.ts";
import { lazyOrNothing } from "../../kernel/lazy-or-nothing.ts";
import { useLocale } from "../../kernel/locale.tsx";
import { takeOpening } from "../../kernel/opening.ts";
import { randomId } from "../../kernel/random-id.ts";
import { getModel } from "../../kernel/session.ts";
import { type Chat, ChatProvider, type ComposerHandle, type OpeningChoice, useWords } from "./chat-context.ts";
import { Composer } from "./composer/Composer.tsx";
import { keptNowhere, readDraft } from "./composer/drafts.ts";
import { useQueue } from "./composer/use-queue.ts";
import { Opening } from "./opening/Opening.tsx";
import { SelectBar, ShareDialog } from "./sharing/lazy-parts.ts";
import { endSelecting, shutShare, useSelection } from "./sharing/selection.ts";
import type { Words } from "./store/conversation.ts";
import type { Picture } from "./store/thread-state.ts";
import { Thread } from "./thread/Thread.tsx";
import { ThreadGone } from "./thread/ThreadGone.tsx";
import { ThreadFailed, ThreadSkeleton } from "./thread/ThreadSkeleton.tsx";
import { useConversation } from "./use-conversation.ts";
import { useNextSeal } from "./use-next-seal.ts";
import { listening } from "./voice/speak/listening.ts";
import "./chat.css";
import "./thread/panes.css";
import "./thread/plate.css";
import "./thread/reading.css";
import "./thread/why.css";
import "./thread/after-words.css";
import "./thread/states.css";

/** The seal and this page's own number, to go with words that may lead to a draw; what was shown and given is kept, to be compared later. */
const takeSeal = ({ seal }: OpeningChoice): Pick<Words, "castId" | "nonce"> => {
  if (!seal) return {};
  const { castId, commitment } = seal;
  const nonce = seal.toNonce();
  keepDraw(castId, { commitment, nonce });
  return { castId, nonce };
};

interface ChatRoomProps {
  msggroup: string;
  /** The topic of the address; the chat's own wins once it is known. */
  placedTopic: TopicId;
  isNew: boolean;
  /** Kept only while it is shown. */
  isTemporary: boolean;
}

/** Comes with the first temporary chat. */
const TemporaryBar = lazyOrNothing(() => import("./temporary/TemporaryBar.tsx"));

/** One conversation: its thread, or its opening, over its input. */
export const ChatRoom = ({ msggroup, placedTopic, isNew, isTemporary }: ChatRoomProps) => {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [wasNew] = useState(isNew);
  const conversation = useConversation(msggroup, { isNew: wasNew, isTemporary, onOwnChange: tellChatsChanged });

  const isSelecting = useSelection((state) => state.msggroup === msggroup);
  const shared = useSelection((state) => state.shared);
  useEffect(
    () => () => {
      endSelecting();
      shutShare();
    },
    [],
  );
  const isTelling = useStore(conversation.store, (state) => state.run !== null);
  useEffect(() => (isTelling ? holdReload() : undefined), [isTelling]);
  const isGone = useStore(conversation.store, (state) => state.isGone);
  // Words that never went out are still here: their chat was never there, rather than deleted.
  const [hasDraft] = useState(() => readDraft(msggroup, Date.now()) !== "");
  const history = useStore(conversation.store, (state) => state.history);
  const isEmpty = useStore(conversation.store, (state) => state.order.length === 0);
  const ownTopic = useStore(conversation.store, (state) => state.module && findTopicId(state.module)) || placedTopic;
  const [castName, nameCast] = useState("");
  const title = useStore(conversation.store, (state) => state.title || (state.messages[state.order[0] ?? ""]?.text ?? ""));
  const topicName = manifest[ownTopic].names[locale].name;
  // A cast drawn without a question has no title but the topic's own name.
  // A picture, or a chat, that is called after its topic says the name for both.
  const isNamedTwice = castName.toLowerCase().startsWith(topicName.toLowerCase());
  const named = [...(title && title !== topicName && !isNamedTwice ? [topicName] : []), ...(castName ? [castName] : [])].join(words.dot);
  // The browser's own history keeps titles: a temporary chat's says nothing of it.
  useHeader(isTemporary ? words.temporary : title || topicName, isEmpty || isTemporary ? manifest[ownTopic].names[locale].brief : named);

  const composer = useRef<ComposerHandle>(null);
  const [opening] = useState(() => createStore<OpeningChoice>(() => ({ inputs: null, wordless: null, profileIds: null, typed: "", sheet: null, seal: null })));
  const say = useCallback(
    (question: string, more: Partial<Words> = {}): Words => ({
      question,
      module: manifest[ownTopic].letter,
      model: getModel(),
      lang: locale,
      ...(listening.getState().key && { receiveType: "audio" }),
      ...(isTemporary && { isTemporary }),
      ...more,
    }),
    [ownTopic, locale, isTemporary],
  );
  const ask = useCallback(
    (question: string, given?: Record<string, unknown> | null, picture?: Picture | null, profileIds?: readonly string[] | null): boolean => {
      const isFirst = conversation.store.getState().order.length === 0;
      const { inputs: chosen, wordless, profileIds: chosenIds } = opening.getState();
      const inputs = given ?? (isFirst ? (question === "" ? wordless : chosen) : null);
      const ids = profileIds ?? (isFirst && !given ? chosenIds : null);
      if (question === "" && !inputs && !picture && !profileIds) return false;
      const sealed = takeSeal(opening.getState());
      const isAsked = conversation.send(
        say(question, { ...(inputs && { inputs }), ...(picture && { picture }), ...(ids && { profileIds: [...ids] }), ...sealed }),
      );
      // What was pressed is about to go: on a touch screen so does the keyboard, elsewhere the input is next.
      if (isAsked) isTouch() ? composer.current?.blur() : composer.current?.focus();
      if (isAsked && isFirst && pathname === paths.index && !isTemporary) void navigate(paths.chat({ topic: ownTopic, locale, msggroup }), { replace: true });
      return isAsked;
    },
    [conversation, opening, say, navigate, ownTopic, locale, msggroup, pathname, isTemporary],
  );
  useNextSeal(conversation, ownTopic, opening, history === "ready" && !isEmpty);
  const sendQueued = useCallback(() => {
    const { question: _, ...more } = say("", takeSeal(opening.getState()));
    conversation.sendQueued(more);
  }, [conversation, opening, say]);
  useQueue({ conversation, opening, isDraw: manifest[ownTopic].isDraw ?? false, send: sendQueued });
  const isReady = history === "ready" && isEmpty;
  useEffect(() => {
    if (!wasNew || !isReady) return;
    const handed = takeOpening();
    if (handed?.topic !== ownTopic || handed.question === "") return;
    // The seal was shown on the front page; the nonce comes from this browser alone.
    if (handed.seal) opening.setState({ seal: { ...handed.seal, toNonce: () => randomId(32) } });
    ask(handed.question);
  }, [wasNew, isReady, ownTopic, opening, ask]);
  const chat = useMemo<Chat>(
    () => ({
      conversation,
      msggroup,
      isTemporary,
      topic: ownTopic,
      locale,
      ask,
      edit: (key, question) => conversation.edit(key, say(question, takeSeal(opening.getState()))),
      regenerate: (key) => conversation.regenerate(key, say("")),
      resume: (key) => conversation.resume(key, say("")),
      composer,
      opening,
      nameCast,
    }),
    [conversation, opening, msggroup, isTemporary, ownTopic, locale, ask, say],
  );
  return (
    <ChatProvider value={chat}>
      {isTemporary && !isEmpty ? (
        <Suspense>
          <TemporaryBar />
        </Suspense>
      ) : null}
      {history === "loading" ? (
        <ThreadSkeleton />
      ) : history === "failed" ? (
        <ThreadFailed onRetry={() => void conversation.open(false)} />
      ) : !isEmpty ? (
        <Thread />
      ) : isGone && !hasDraft ? (
        <ThreadGone />
      ) : (
        <Opening key={ownTopic} />
      )}
      {isEmpty && isGone && !hasDraft ? null : isSelecting ? (
        <Suspense>
          <SelectBar />
        </Suspense>
      ) : (
        <Composer draftKey={isTemporary ? keptNowhere : isNew ? `new:${ownTopic}` : msggroup} onSendQueued={sendQueued} />
      )}
      {shared ? (
        <Suspense>
          <ShareDialog shared={shared} />
        </Suspense>
      ) : null}
    </ChatProvider>
  );
};
