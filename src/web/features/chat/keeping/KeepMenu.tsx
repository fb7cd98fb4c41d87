import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { isComparedTopic } from "../../../../topics/compared.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Menu } from "../../../../ui/menu/menu.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { paths } from "../../../app/paths.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { lazyOrNothing } from "../../../kernel/lazy-or-nothing.ts";
import { useMessages } from "../../../kernel/locale.tsx";
import { saveFile } from "../../../kernel/save-file.ts";
import { useChat } from "../chat-context.ts";
import { fetchPicture } from "../sharing/api.ts";
import { findPart } from "../store/telling.ts";
import type { ThreadMessage, ThreadState } from "../store/thread-state.ts";
import { keepingMessagesEn } from "./messages.en.ts";
import { type KeepingMessages, keepingMessagesZh } from "./messages.zh.ts";
import { type Brief, toJsonBrief, toMarkdownBrief, toTextBrief } from "./to-brief.ts";

const KeepDialog = lazyOrNothing(() => import("../journal/KeepDialog.tsx"));

const findAsked = ({ messages }: ThreadState, parentId: string | null): string =>
  Object.values(messages).find(({ id }) => id !== null && id === parentId)?.text ?? "";

/** It is one's own: nothing stays out. */
const everything = { birth: true, names: true, photo: true };
const loadPrint = () => import("./print-turn.ts");

/** An answer kept for a later day, taken elsewhere, to another model, as a file, a picture or on paper, or its question put to another craft. */
export const KeepMenu = ({ message }: { message: ThreadMessage }) => {
  const words = useMessages<KeepingMessages>({ zh: keepingMessagesZh, en: keepingMessagesEn });
  const { conversation, topic, locale, msggroup, isTemporary } = useChat();
  const navigate = useNavigate();
  const [isKeeping, setKeeping] = useState(false);
  const facts = findPart(message.parts, "data-facts")?.facts ?? [];
  const toBrief = (): Brief => {
    const cast = findPart(message.parts, "data-cast");
    const craft = (cast && findTopicId(cast.topic)) || topic;
    return {
      craft: manifest[craft].names[locale].name,
      asked: findAsked(conversation.store.getState(), message.parentId),
      moment: cast?.moment ?? null,
      commitment: cast?.commitment ?? null,
      cast: cast?.cast ?? null,
      facts,
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
  const toName = ({ craft, moment }: Brief, ending: "md" | "png"): string =>
    `${words.fileName(craft, (moment ?? new Date().toISOString()).slice(0, 10))}.${ending}`;
  const keepFile = () => {
    const brief = toBrief();
    saveFile(new Blob([toMarkdownBrief(brief, words)], { type: "text/markdown;charset=utf-8" }), toName(brief, "md"));
  };
  const keepPicture = async (id: string) => {
    showToast(words.drawing);
    try {
      const choice = { msggroup, messageIds: [id], reveal: everything, isLong: true };
      saveFile(await fetchPicture(choice), toName(toBrief(), "png"));
    } catch (error) {
      showToast(error instanceof ApiFailure ? error.message : words.pictureFailed);
    }
  };
  const print = () =>
    void loadPrint().then(
      ({ printTurn }) => printTurn(message.key),
      () => showToast(words.pictureFailed),
    );
  const id = isTemporary ? null : message.id;
  const canCompare =
    id !== null && isComparedTopic(findPart(message.parts, "data-cast")?.topic ?? "") && findAsked(conversation.store.getState(), message.parentId) !== "";
  const canKeep = id !== null && facts.length > 0;
  return (
    <>
      <Menu
        label={words.open}
        trigger={<Icon name="more" />}
        side="top"
        align="start"
        items={[
          ...(canKeep ? [{ label: words.lookBack, onSelect: () => setKeeping(true) }] : []),
          ...(canCompare ? [{ label: words.compare, onSelect: () => void navigate(paths.compare({ chat: msggroup, answer: id })) }] : []),
          { label: words.markdown, onSelect: () => void copy(toMarkdownBrief) },
          { label: words.text, onSelect: () => void copy(toTextBrief) },
          { label: words.json, onSelect: () => void copy(toJsonBrief) },
          { label: words.file, onSelect: keepFile },
          ...(id === null ? [] : [{ label: words.picture, onSelect: () => void keepPicture(id) }]),
          { label: words.print, onSelect: print },
        ]}
      />
      {isKeeping && id !== null ? (
        <Suspense>
          <KeepDialog messageId={id} onClose={() => setKeeping(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
