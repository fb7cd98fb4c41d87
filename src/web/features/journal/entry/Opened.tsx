import type { JournalEntry } from "../../../../shared/contract/journal.ts";
import { Fold } from "../../../../ui/folds/folds.tsx";
import { useWords } from "../use-words.ts";

interface OpenedProps {
  picked: NonNullable<JournalEntry["picked"]>;
  looks: readonly string[];
  commitment: string | null;
}

/** What the look came to, and where the four came from. */
export const Opened = ({ picked: { pick, own, casts, seed }, looks, commitment }: OpenedProps) => {
  const words = useWords();
  const letter = words.letters[own]!;
  const isRight = pick === String(own);
  const said = isRight
    ? words.pickedRight
    : pick === "known"
      ? words.pickedKnown(letter)
      : pick === "none"
        ? words.pickedNone(letter)
        : words.pickedWrong(letter);
  return (
    <section className="opened">
      <p className="opened-said" role="status">
        {said}
      </p>
      <Fold title={words.four}>
        <ol className="opened-four">
          {looks.map((text, at) => (
            <li key={text} className={at === own ? "is-own" : undefined}>
              <p>
                <b>{words.letters[at]}</b> {casts[at]}
                {at === own ? <small>{words.yours}</small> : null}
                {pick === String(at) ? <small>{words.yourPick}</small> : null}
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <p className="entry-note">{words.seedWords}</p>
        {commitment ? <p className="entry-seal">{words.sealLine(commitment)}</p> : null}
        <p className="entry-seal">
          {words.seed} {seed}
        </p>
      </Fold>
    </section>
  );
};
