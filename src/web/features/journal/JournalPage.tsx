import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useHeader } from "../../app/header-slots.tsx";
import { paths } from "../../app/paths.ts";
import { Link } from "../../kernel/link.tsx";
import { useLocale } from "../../kernel/locale.tsx";
import { usePerson } from "../../kernel/session.ts";
import { journalPages } from "./api.ts";
import { Entries } from "./components/Entries.tsx";
import { EntryView } from "./entry/EntryView.tsx";
import { Patterns } from "./record/Patterns.tsx";
import { Record } from "./record/Record.tsx";
import { useWords } from "./use-words.ts";
import "./journal.css";
import { Failed } from "./components/Failed.tsx";

/** What is kept to look back on, one's own record, and what one drew, both against chance. */
const JournalList = () => {
  const words = useWords();
  const locale = useLocale();
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(journalPages(usePerson()));
  const open = data?.pages.flatMap((page) => page.open) ?? [];
  const looked = data?.pages.flatMap((page) => page.looked) ?? [];
  const due = open.filter(({ state }) => state === "due");
  const waiting = open.filter(({ state }) => state === "waiting");
  useHeader(words.title, due.length > 0 ? words.dueCount(due.length) : open.length > 0 ? words.openCount(open.length) : "");
  const isEmpty = data !== undefined && open.length === 0 && looked.length === 0;
  return (
    <section className="journal">
      <h1>{words.title}</h1>
      <p className="journal-lead">{words.lead}</p>
      {isPending ? (
        <div className="journal-waits" aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton width="70%" />
          <Skeleton width="56%" />
          <Skeleton width="64%" />
        </div>
      ) : null}
      {error && !data ? <Failed error={error} onRetry={refetch} /> : null}
      {isEmpty ? (
        <div className="journal-none">
          <p>{words.none}</p>
          <p>{words.noneWords}</p>
          <Link className="btn is-primary" to={paths.topic("ask", locale)}>
            {words.ask}
          </Link>
        </div>
      ) : null}
      {due.length > 0 ? <Entries title={words.due} entries={due} isDue /> : null}
      {waiting.length > 0 ? <Entries title={words.waiting} entries={waiting} /> : null}
      {looked.length > 0 ? <Record /> : null}
      <Patterns />
      {looked.length > 0 ? <Entries title={words.looked} entries={looked} /> : null}
      {hasNextPage ? (
        <button type="button" className="btn" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.older}
        </button>
      ) : null}
    </section>
  );
};

export const JournalPage = () => {
  const { search } = useLocation();
  const id = new URLSearchParams(search).get("entry");
  return id ? <EntryView key={id} id={id} /> : <JournalList />;
};
