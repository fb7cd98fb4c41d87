/** One old coin with its square hole. The inscribed side counts two, the plain side three. */
export const Coin = ({ isPlain }: { isPlain: boolean }) => (
  <svg className="old-coin" viewBox="0 0 100 100" aria-hidden="true">
    <circle className="body" cx="50" cy="50" r="47" />
    <circle className="rim" cx="50" cy="50" r="42" />
    <path className="hole" d="M37.5 37.8C46 37 54 37 62.5 37.6C63 46 63 54 62.4 62.4C54 63 46 63 37.6 62.5C37 54 37 46 37.5 37.8Z" />
    <path className="rim" d="M34 34H66V66H34Z" />
    {isPlain ? (
      <path className="mark" d="M42 22C46 27 54 27 58 22M47 78.5A3 3 0 1 0 53 78.5A3 3 0 1 0 47 78.5" />
    ) : (
      <g className="legend">
        <text x="50" y="27">
          蓍
        </text>
        <text x="50" y="86.5">
          問
        </text>
        <text x="79.5" y="57">
          通
        </text>
        <text x="20.5" y="57">
          寶
        </text>
      </g>
    )}
  </svg>
);
