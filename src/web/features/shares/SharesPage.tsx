import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "../../../shared/contract/call.ts";
import type { listShares } from "../../../shared/contract/share.ts";
import { showToast } from "../../../ui/toast/toast.ts";
import { useHeader } from "../../app/header-slots.tsx";
import { useLocale, useMessages } from "../../kernel/locale.tsx";
import { usePerson } from "../../kernel/session.ts";
import { revokeShare, sharePages, sharesKey } from "./api.ts";
import { messagesEn } from "./messages.en.ts";
import { messagesZh, type SharesMessages } from "./messages.zh.ts";
import "./shares.css";

type Share = AnswerOf<typeof listShares>["shares"][number];
const undoMs = 10_000;

/** One's own links, to be copied again or withdrawn. */
export const SharesPage = () => {
  const words = useMessages<SharesMessages>({ zh: messagesZh, en: messagesEn });
  const locale = useLocale();
  const person = usePerson();
  const client = useQueryClient();
  const { data, isError, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(sharePages(person));
  const shares = data?.pages.flatMap((page) => page.shares) ?? [];
  const open = data?.pages[0]?.open ?? 0;
  useHeader(words.title, data ? words.open(open) : "");

  const sayOf = ({ createdAt, records, out }: Share): string =>
    [
      new Date(createdAt).toLocaleDateString(locale === "zh" ? "zh-CN" : "en-GB", { month: "long", day: "numeric" }),
      words.records(records),
      out.birth && words.birth,
      out.names && words.names,
      out.photo && words.photo,
    ]
      .filter(Boolean)
      .join(words.dot);
  const change = async (key: string, isUndo: boolean): Promise<boolean> => {
    const isDone = await revokeShare(key, isUndo).then(
      () => true,
      (error: unknown) => {
        showToast(error instanceof Error && error.message ? error.message : words.failed);
        return false;
      },
    );
    await client.invalidateQueries({ queryKey: sharesKey(person) });
    return isDone;
  };
  const undo = async (key: string) => {
    if (await change(key, true)) showToast(words.undone);
  };
  const revoke = async ({ shareKey }: Share) => {
    if (await change(shareKey, false))
      showToast(words.didRevoke, { action: { label: words.undo, act: () => void undo(shareKey) }, durationMs: undoMs, isFirm: true });
  };
  const copy = ({ url }: Share) =>
    navigator.clipboard.writeText(url).then(
      () => showToast(words.copied),
      () => showToast(words.copyFailed(url)),
    );

  return (
    <section className="shares">
      <h1>{words.title}</h1>
      <p className="shares-lead">{words.lead}</p>
      {isError ? (
        <p className="shares-none" role="alert">
          {words.failed}{" "}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.again}
          </button>
        </p>
      ) : shares.length === 0 && !isPending ? (
        <div className="shares-none">
          <p>{words.none}</p>
          <p>{words.noneWords}</p>
        </div>
      ) : (
        <ul aria-busy={isPending}>
          {shares.map((share) => (
            <li key={share.shareKey} className={share.isRevoked ? "is-revoked" : undefined}>
              <div>
                {share.isRevoked ? <b>{share.title}</b> : <a href={new URL(share.url).pathname}>{share.title}</a>}
                <small>{sayOf(share)}</small>
              </div>
              {share.isRevoked ? (
                <span>{words.revoked}</span>
              ) : (
                <>
                  <button type="button" className="link" onClick={() => void copy(share)}>
                    {words.copy}
                  </button>
                  <button type="button" className="link" onClick={() => void revoke(share)}>
                    {words.revoke}
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </button>
      ) : null}
    </section>
  );
};
