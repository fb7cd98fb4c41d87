import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { paths } from "../../../app/paths.ts";
import { toDay } from "../../../kernel/day.ts";
import { toJournalKey } from "../../../kernel/lists.ts";
import { useLocale, useMessages } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { useChat } from "../chat-context.ts";
import { dropEntry, keepReading, previewKeeping } from "./api.ts";
import { KeepForm } from "./KeepForm.tsx";
import { keepMessagesEn } from "./messages.en.ts";
import { type KeepMessages, keepMessagesZh } from "./messages.zh.ts";
import "./keep-dialog.css";

const undoMs = 10_000;

/** Keeps an answer with a line of what is hoped and a day; kept already, changes or drops it. */
const KeepDialog = ({ messageId, onClose }: { messageId: string; onClose(): void }) => {
  const words = useMessages<KeepMessages>({ zh: keepMessagesZh, en: keepMessagesEn });
  const locale = useLocale();
  const person = usePerson();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { msggroup } = useChat();
  const named = { msggroup, messageId };
  const { data, error, refetch } = useQuery({
    queryKey: [...toJournalKey(person), "preview", messageId],
    queryFn: ({ signal }) => previewKeeping(named, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const refresh = () => client.invalidateQueries({ queryKey: toJournalKey(person) });
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      void refresh();
      return true;
    } catch (failure) {
      showToast(failure instanceof Error && failure.message ? failure.message : words.failed);
      return false;
    }
  };
  const undo = async (isKept: boolean) => {
    if (await attempt(() => dropEntry(messageId, !isKept))) showToast(isKept ? words.dropped : words.undone);
  };
  const keep = async (expects: string, dueOn: string | null) => {
    const wasKept = Boolean(data?.kept);
    if (!(await attempt(() => keepReading({ ...named, expects, dueOn })))) return;
    onClose();
    if (wasKept) showToast(words.saved, { action: { label: words.toJournal, act: () => void navigate(paths.journal()) } });
    else showToast(words.kept(dueOn && toDay(dueOn, locale)), { action: { label: words.undo, act: () => void undo(true) }, durationMs: undoMs, isFirm: true });
  };
  const drop = async () => {
    if (!(await attempt(() => dropEntry(messageId)))) return;
    onClose();
    showToast(words.dropped, { action: { label: words.undo, act: () => void undo(false) }, durationMs: undoMs, isFirm: true });
  };
  const refusal = data && data.keep !== "yes" && !data.kept ? words[data.keep as "care" | "bare" | "full"] : null;
  return (
    <Dialog isOpen onClose={onClose} closeLabel={words.close} title={data?.kept ? words.titleKept : words.title}>
      {error && !data ? (
        <p role="alert">
          {error.message || words.failed}{" "}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.again}
          </button>
        </p>
      ) : null}
      {!data && !error ? (
        <div className="kd-waits" aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton width="90%" />
          <Skeleton height="44px" />
          <Skeleton height="96px" />
        </div>
      ) : null}
      {refusal ? <p className="dialog-words">{refusal}</p> : null}
      {data && !refusal ? <KeepForm words={words} preview={data} onKeep={keep} onDrop={data.kept ? drop : null} /> : null}
    </Dialog>
  );
};
export default KeepDialog;
