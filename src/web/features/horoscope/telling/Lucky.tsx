import { Fold } from "../../../../ui/folds/folds.tsx";
import type { Telling } from "../api.ts";
import { useWords } from "../use-words.ts";

/** The lucky colour and number, and the rule that gives them. */
export const LuckyRow = ({ lucky: { color, hex, number, rule } }: Pick<Telling, "lucky">) => {
  const words = useWords();
  return (
    <Fold
      title={words.lucky}
      value={
        <>
          <svg className="lucky-spot" viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
            <circle cx="12" cy="12" r="11" fill={hex} />
          </svg>
          {words.luckySum(color, number)}
        </>
      }
    >
      <p className="quiet">{rule}</p>
    </Fold>
  );
};
