import "./score-bars.css";

interface ScoreBarsProps<Key extends string> {
  /** `value` of 100; `weight`: what it counts for in the whole. */
  parts: readonly { key: Key; value: number; weight: number }[];
  words: { scoreOf: Record<Key, string>; weight(weight: number): string };
}

/** The parts of a score, each as full as it is, with what it counts for. */
export const ScoreBars = <Key extends string>({ parts, words }: ScoreBarsProps<Key>) => (
  <span className="card-scores">
    {parts.map(({ key, value, weight }) => (
      <span key={key} className="card-score">
        <i>{words.scoreOf[key]}</i>
        <span className="card-scale">
          <i style={{ width: `${value}%` }} />
        </span>
        <b>{value}</b>
        <small>{words.weight(weight)}</small>
      </span>
    ))}
  </span>
);
