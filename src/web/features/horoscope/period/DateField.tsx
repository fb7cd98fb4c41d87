import { useId, useState } from "react";
import { isInReach, toReach } from "../days.ts";
import { useWords } from "../use-words.ts";

interface DateFieldProps {
  date: string;
  today: string;
  onPick(date: string): void;
}

/** Any day a horoscope is told for. While a day is being typed that is none yet, nothing moves. */
export const DateField = ({ date, today, onPick }: DateFieldProps) => {
  const words = useWords();
  const id = useId();
  const { first, last } = toReach(today);
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
        min={first}
        max={last}
        value={draft.text}
        onChange={(event) => {
          const text = event.target.value;
          setDraft({ of: date, text });
          if (isInReach(text, today) && text !== date) onPick(text);
        }}
        onBlur={() => setDraft({ of: date, text: date })}
      />
    </>
  );
};
