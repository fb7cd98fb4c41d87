/** A score on a line from 0 to 100: hairline, a tick where every score starts, and the stroke from there to where it ends. */
export const ScoreBar = ({ base, score }: { base: number; score: number }) => (
  <svg className="score-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <path className="bar-line" d="M0 6H100" />
    <path className={score < base ? "bar-less" : "bar-more"} d={`M${base} 6H${score}`} />
    <path className="bar-base" d={`M${base} 1V11`} />
    <path className="bar-end" d={`M${score} 2V10`} />
  </svg>
);
