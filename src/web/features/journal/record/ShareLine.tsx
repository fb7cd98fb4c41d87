import { useWords } from "../use-words.ts";

const guess = 0.25;
const toPercent = (share: number): string => `${share * 100}%`;

/** How often one was right, how far that may be off, and where guessing stands. */
export const ShareLine = ({ share, low, high }: { share: number; low: number; high: number }) => {
  const words = useWords();
  return (
    <div className="share-line" role="img" aria-label={words.chartOf(share, low, high)}>
      <i className="share-reach" style={{ left: toPercent(low), width: toPercent(high - low) }} />
      <i className="share-dot" style={{ left: toPercent(share) }} />
      <i className="share-guess" style={{ left: toPercent(guess) }}>
        <span>{words.guess}</span>
      </i>
    </div>
  );
};
