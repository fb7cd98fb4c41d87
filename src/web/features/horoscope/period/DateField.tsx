import { useId, useState } from "react";
import { firstYear, isDay, lastYear } from "../days.ts";
import { useWords } from "../use-words.ts";

interface DateFieldProps {
  date: string;
  onPick(date: string): void;
}

/** Any day at all. While a day is being typed that is none yet, nothing moves. */
export const DateField = ({ date, onPick }: DateFieldProps) => {
  const words = useWords();
  const id = useId();
  const [draft, setDraft] = useState({ of: date, text: date });
  if (draft.of !== date) setDraft({ of: date, text: date });
  return (
    <>
      <label className="vh" htmlFor={id}>
        {words.date}
      </label>
      <input
        id={id}
        className="day-input"
        type="date"
        min={`${firstYear}-01-01`}
        max={`${lastYear}-12-31`}
        value={draft.text}
        onChange={(event) => {
          const text = event.target.value;
          setDraft({ of: date, text });
          if (isDay(text) && text !== date) onPick(text);
        }}
        onBlur={() => setDraft({ of: date, text: date })}
      />
    </>
  );
};
