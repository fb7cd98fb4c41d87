import { useState } from "react";
import { journalNoteMax } from "../../../../shared/constants.ts";
import { marks as allMarks, type Claim, type JournalEntry, type Mark } from "../../../../shared/contract/journal.ts";
import { RadioRow } from "../../../../ui/form/radios.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { markClaims } from "../api.ts";
import { useWords } from "../use-words.ts";

interface ClaimsProps {
  entry: JournalEntry;
  claims: readonly Claim[];
  onMarked(next: JournalEntry): void;
}

/** Each claim, and what came of it; a note for oneself. */
export const Claims = ({ entry, claims, onMarked }: ClaimsProps) => {
  const words = useWords();
  const [marks, setMarks] = useState<(Mark | null)[]>(entry.marks ?? claims.map(() => null));
  const [note, setNote] = useState(entry.note);
  const [isBusy, setBusy] = useState(false);
  const left = marks.filter((mark) => mark === null).length;
  const set = (at: number, mark: Mark) => setMarks(marks.map((one, place) => (place === at ? mark : one)));
  const save = async () => {
    setBusy(true);
    try {
      onMarked(await markClaims(entry.id, marks as Mark[], note.trim()));
      showToast(words.saved);
    } catch (error) {
      showToast(error instanceof Error && error.message ? error.message : words.failed);
    }
    setBusy(false);
  };
  return (
    <section className="claims" aria-labelledby="claims-title">
      <h2 id="claims-title">{words.claimsTitle}</h2>
      <p className="entry-note">{words.claimsLead}</p>
      <ol>
        {claims.map(({ label, text }, at) => (
          <li key={`${label}${text}`}>
            {label ? <small>{label}</small> : null}
            <p className={at === 0 && !label ? "claim-head" : undefined}>{text}</p>
            <RadioRow
              title={words.markOf(at + 1)}
              look="seg"
              options={allMarks.map((value) => ({ value, label: words.marks[value] }))}
              value={marks[at] ?? null}
              onChange={(mark) => set(at, mark)}
            />
          </li>
        ))}
      </ol>
      <label className="claims-note">
        <span>{words.note}</span>
        <textarea rows={3} maxLength={journalNoteMax} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <div className="look-acts">
        <button type="button" className="btn is-primary" disabled={left > 0 || isBusy} onClick={() => void save()}>
          {words.save}
        </button>
        {left > 0 ? <span className="entry-note">{words.unmarked(left)}</span> : null}
      </div>
    </section>
  );
};
