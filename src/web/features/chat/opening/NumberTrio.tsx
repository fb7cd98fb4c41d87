import { useEffect, useState } from "react";
import { useWords } from "../chat-context.ts";

const digitsMost = 6;

/** Three numbers of one's own; left empty they are drawn. */
export const NumberTrio = ({ onChange, onCast }: { onChange(numbers: number[] | null): void; onCast(): void }) => {
  const words = useWords();
  const [texts, setTexts] = useState(["", "", ""]);
  useEffect(() => onChange(texts.every((text) => text !== "") ? texts.map(Number) : null), [texts, onChange]);
  const put = (at: number, text: string) => setTexts(texts.with(at, text.replace(/\D/g, "").slice(0, digitsMost)));
  return (
    <div className="trio">
      {words.numberOf.map((label, at) => (
        <label key={label}>
          <span>{label}</span>
          <input inputMode="numeric" autoComplete="off" value={texts[at]} onChange={(event) => put(at, event.target.value)} />
        </label>
      ))}
      <button type="button" className="btn" onClick={onCast}>
        {words.numbersCast}
      </button>
    </div>
  );
};
