import { usePalmWords } from "./use-palm-words.ts";

interface FitsProps {
  /** How many points nobody has moved or said to fit. */
  guessed: number;
  onFits(): void;
}

/** Says what is a guess still, and takes it as it is. */
export const Fits = ({ guessed, onFits }: FitsProps) => {
  const words = usePalmWords();
  const isOwn = guessed === 0;
  return (
    <div className="palm-fits">
      <p className="palm-hint">{isOwn ? words.allOwn : words.guessed(guessed)}</p>
      <div className="palm-chips">
        <button type="button" aria-pressed={isOwn} onClick={onFits}>
          {words.fits}
        </button>
      </div>
    </div>
  );
};
