import { Radios } from "../../../../../../ui/form/radios.tsx";
import { usePalmWords } from "./use-palm-words.ts";

/** How much is marked: every point, or the few that matter. */
export const QuickChoice = ({ isQuick, onChange }: { isQuick: boolean; onChange(isQuick: boolean): void }) => {
  const words = usePalmWords();
  return (
    <fieldset>
      <legend>{words.howMuch}</legend>
      <div className="palm-chips">
        <Radios
          options={(["quick", "every"] as const).map((value) => ({ value, label: words[value] }))}
          value={isQuick ? "quick" : "every"}
          onChange={(value) => onChange(value === "quick")}
        />
      </div>
    </fieldset>
  );
};
