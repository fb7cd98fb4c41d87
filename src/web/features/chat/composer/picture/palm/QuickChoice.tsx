import { usePalmWords } from "./use-palm-words.ts";

/** How much is marked: every point, or the few that matter. */
export const QuickChoice = ({ isQuick, onChange }: { isQuick: boolean; onChange(isQuick: boolean): void }) => {
  const words = usePalmWords();
  return (
    <fieldset>
      <legend>{words.howMuch}</legend>
      <div className="palm-chips">
        {[true, false].map((quick) => (
          <label key={String(quick)}>
            <input type="radio" name="palm-quick" checked={quick === isQuick} onChange={() => onChange(quick)} />
            {quick ? words.quick : words.every}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
