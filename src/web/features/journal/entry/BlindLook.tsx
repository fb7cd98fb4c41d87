import { useState } from "react";
import type { JournalEntry, Pick } from "../../../../shared/contract/journal.ts";
import { Radios } from "../../../../ui/form/radios.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import { pickLook } from "../api.ts";
import { useWords } from "../use-words.ts";

const places = ["0", "1", "2", "3"] as const;

/** Four readings without a name in them: which fits best what happened. */
export const BlindLook = ({ entry, looks, onPicked }: { entry: JournalEntry; looks: readonly string[]; onPicked(next: JournalEntry): void }) => {
  const words = useWords();
  const [choice, setChoice] = useState<Pick | null>(null);
  const [isBusy, setBusy] = useState(false);
  const pick = async () => {
    if (!choice) return;
    setBusy(true);
    try {
      onPicked(await pickLook(entry.id, choice));
    } catch (error) {
      showToast(error instanceof Error && error.message ? error.message : words.failed);
    }
    setBusy(false);
  };
  return (
    <section className="look" aria-labelledby="look-title">
      <h2 id="look-title">{words.blindTitle}</h2>
      <p>{words.blindLead}</p>
      <p className="entry-note">
        {words.blindChance}
        {words.gap}
        {words.blindQuiet}
      </p>
      <fieldset className="look-four">
        <legend className="vh">{words.blindLead}</legend>
        {looks.map((text, at) => (
          <label key={text} className="look-one">
            <input type="radio" name="look" checked={choice === places[at]} onChange={() => setChoice(places[at]!)} />
            <b>{words.letters[at]}</b>
            <span>{text}</span>
          </label>
        ))}
        <div className="look-neither">
          <Radios<Pick>
            options={[
              { value: "none", label: words.noneFits },
              { value: "known", label: words.known },
            ]}
            value={choice === "none" || choice === "known" ? choice : null}
            onChange={setChoice}
          />
        </div>
      </fieldset>
      <div className="look-acts">
        <button type="button" className="btn is-primary" disabled={!choice || isBusy} onClick={() => void pick()}>
          {choice ? words.choose : words.chooseFirst}
        </button>
      </div>
      {entry.commitment ? <p className="entry-seal">{words.sealLine(entry.commitment)}</p> : null}
    </section>
  );
};
