import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { useMessages } from "../../../kernel/locale.tsx";
import { saveFile } from "../../../kernel/save-file.ts";
import { useChat } from "../chat-context.ts";
import { findPart } from "../store/telling.ts";
import type { ThreadMessage, ThreadState } from "../store/thread-state.ts";
import { keepingMessagesEn } from "./messages.en.ts";
import { type KeepingMessages, keepingMessagesZh } from "./messages.zh.ts";
import { type Brief, toJsonBrief, toMarkdownBrief, toTextBrief } from "./to-brief.ts";

const findAsked = ({ messages }: ThreadState, parentId: string | null): string =>
  Object.values(messages).find(({ id }) => id !== null && id === parentId)?.text ?? "";

/** An answer taken elsewhere: to another model, or as a file. */
export const KeepMenu = ({ message }: { message: ThreadMessage }) => {
  const words = useMessages<KeepingMessages>({ zh: keepingMessagesZh, en: keepingMessagesEn });
  const { conversation, topic, locale } = useChat();
  const toBrief = (): Brief => {
    const cast = findPart(message.parts, "data-cast");
    const craft = (cast && findTopicId(cast.topic)) || topic;
    return {
      craft: manifest[craft].names[locale].name,
      asked: findAsked(conversation.store.getState(), message.parentId),
      moment: cast?.moment ?? null,
      commitment: cast?.commitment ?? null,
      cast: cast?.cast ?? null,
      facts: findPart(message.parts, "data-facts")?.facts ?? [],
      text: message.text,
    };
  };
  const copy = async (write: (brief: Brief, words: KeepingMessages) => string) => {
    try {
      await navigator.clipboard.writeText(write(toBrief(), words));
      showToast(words.copied);
    } catch {
      showToast(words.copyFailed);
    }
  };
  const keepFile = () => {
    const brief = toBrief();
    const name = words.fileName(brief.craft, (brief.moment ?? new Date().toISOString()).slice(0, 10));
    saveFile(new Blob([toMarkdownBrief(brief, words)], { type: "text/markdown;charset=utf-8" }), name);
  };
  return (
    <Menu
      label={words.open}
      trigger={<Icon name="more" />}
      side="top"
      align="start"
      items={[
        { label: words.markdown, onSelect: () => void copy(toMarkdownBrief) },
        { label: words.text, onSelect: () => void copy(toTextBrief) },
        { label: words.json, onSelect: () => void copy(toJsonBrief) },
        { label: words.file, onSelect: keepFile },
      ]}
    />
  );
};
