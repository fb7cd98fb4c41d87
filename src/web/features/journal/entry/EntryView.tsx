import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { JournalEntry } from "../../../../shared/contract/journal.ts";
import { errors } from "../../../../shared/errors.ts";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useHeader } from "../../../app/header-slots.tsx";
import { paths } from "../../../app/paths.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { Link } from "../../../kernel/link.tsx";
import { toJournalKey } from "../../../kernel/lists.ts";
import { usePerson } from "../../../kernel/session.ts";
import { journalEntry, toEntryKey } from "../api.ts";
import { useWords } from "../use-words.ts";
import { BlindLook } from "./BlindLook.tsx";
import { Claims } from "./Claims.tsx";
import { Opened } from "./Opened.tsx";
import "./entry.css";
import { Failed } from "../components/Failed.tsx";

/** One kept reading: the look first, then what it claimed. */
export const EntryView = ({ id }: { id: string }) => {
  const words = useWords();
  const person = usePerson();
  const client = useQueryClient();
  const { data: entry, error, isPending, refetch } = useQuery(journalEntry(person, id));
  useHeader(words.title);
  const isGone = error instanceof ApiFailure && error.code === errors.notFound.code;

  const show = (next: JournalEntry) => {
    client.setQueryData(toEntryKey(person, id), next);
    const isOther = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] !== "entry";
    void client.invalidateQueries({ queryKey: toJournalKey(person), predicate: isOther });
  };
  return (
    <section className="journal entry">
      <p>
        <Link className="link" to={paths.journal()}>
          {words.back}
        </Link>
      </p>
      {isPending ? (
        <div className="journal-waits" aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton width="60%" />
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </div>
      ) : null}
      {isGone ? <p className="journal-none">{words.gone}</p> : null}
      {error && !isGone && !entry ? <Failed error={error} onRetry={refetch} /> : null}
      {entry && !isGone ? (
        <>
          <header className="entry-head">
            <small>{words.question}</small>
            <h1>{entry.question}</h1>
            {entry.expects ? <p>{words.expects(entry.expects)}</p> : null}
          </header>
          {entry.hasLook && entry.looks ? <BlindLook entry={entry} looks={entry.looks} onPicked={show} /> : null}
          {entry.picked && entry.looks ? <Opened picked={entry.picked} looks={entry.looks} commitment={entry.commitment} /> : null}
          {entry.looks ? null : <p className="entry-note">{entry.isQuiet ? words.noLookQuiet : words.noLook}</p>}
          {entry.claims ? <Claims key={entry.id} entry={entry} claims={entry.claims} onMarked={show} /> : null}
        </>
      ) : null}
    </section>
  );
};
