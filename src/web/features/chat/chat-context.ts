import { createContext, type RefObject, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { TopicId } from "../../../topics/topic-ids.ts";
import { useMessages } from "../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { type ChatMessages, messagesZh } from "./messages.zh.ts";
import type { Conversation } from "./store/conversation.ts";
import type { Picture, ThreadState } from "./store/thread-state.ts";

export interface ComposerHandle {
  read(): string;
  readPicture(): Picture | null;
  /** Gives the words and empties the input, of a picture too. */
  take(): string;
  /** Puts words into the input, to be gone on with. */
  put(words: string): void;
  /** Lets these words stand in the input, and nothing else. */
  write(words: string): void;
  focus(): void;
  blur(): void;
}

/** What was chosen before the first question was asked. */
export interface OpeningChoice {
  /** What was picked by hand, to go with the words; null leaves it to them. */
  inputs: Record<string, unknown> | null;
  /** What a cast without a question goes by; null while there is nothing to cast by. */
  wordless: Record<string, unknown> | null;
  /** Profiles whose births are meant; null where none was chosen. */
  profileIds: readonly string[] | null;
  /** What stands in the input, for an instrument that fills as one types. */
  typed: string;
  /** Where the input stands instead of its own place, and what is said there of it. */
  sheet: { place: HTMLElement; name: string } | null;
  /** The seed sealed for this page, and the person's own number for it. */
  seal: { castId: string; commitment: string; toNonce(): string } | null;
}

/** What every part of a conversation's page can reach. */
export interface Chat {
  conversation: Conversation;
  msggroup: string;
  /** It goes with the page: nothing of it is kept, shared or looked back on. */
  isTemporary: boolean;
  topic: TopicId;
  locale: Locale;
  /** Says something; false while another answer is being told. */
  ask(question: string, inputs?: Record<string, unknown> | null, picture?: Picture | null, profileIds?: readonly string[] | null): boolean;
  edit(key: string, question: string): boolean;
  regenerate(key: string): boolean;
  resume(key: string): boolean;
  /** The words in the input, for a card that is tapped instead of a button. */
  composer: RefObject<ComposerHandle | null>;
  /** What the opening has ready for the first question. */
  opening: StoreApi<OpeningChoice>;
  /** What the newest cast is called, for the header's second line. */
  nameCast(title: string): void;
}

const ChatContext = createContext<Chat | null>(null);
export const ChatProvider = ChatContext.Provider;

/** @throws Error outside a conversation's page */
export const useChat = (): Chat => {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error("useChat outside a conversation");
  return chat;
};

export const useThread = <Slice>(select: (state: ThreadState) => Slice): Slice => useStore(useChat().conversation.store, select);

export const useOpening = <Slice>(select: (choice: OpeningChoice) => Slice): Slice => useStore(useChat().opening, select);

export const useWords = () => useMessages<ChatMessages>({ zh: messagesZh, en: messagesEn });
