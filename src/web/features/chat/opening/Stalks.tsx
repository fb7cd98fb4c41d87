const count = 49;
const half = (count - 1) / 2;

/** A stalk's place in the bundle: spread at the top, gathered at the tie, a little uneven as cut stalks are, and the same every time. */
const toPath = (at: number): string => {
  const spread = (at - half) / half;
  const sway = (((at * 37) % 11) - 5) / 5;
  const top = 10 + 20 * spread * spread + ((at * 53) % 13);
  const topX = 150 + spread * 132 + sway * 4;
  const tieX = 150 + spread * 26;
  const footX = 150 + spread * 52 - sway * 3;
  return `M${footX.toFixed(1)} ${(122 - ((at * 29) % 7)).toFixed(1)}Q${tieX.toFixed(1)} 98 ${tieX.toFixed(1)} 88T${topX.toFixed(1)} ${top.toFixed(1)}`;
};
const paths = Array.from({ length: count }, (_, at) => toPath(at));
const heaps = [
  { name: "left", stalks: paths.slice(0, half) },
  { name: "right", stalks: paths.slice(half) },
];

/** Forty-nine yarrow stalks, tied; parted, they make two heaps. */
export const Stalks = () => (
  <svg viewBox="0 0 300 126" aria-hidden="true">
    {heaps.map(({ name, stalks }) => (
      <g key={name} className={name}>
        {stalks.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    ))}
    <path className="tie" d="M122 86Q150 93 178 86M122 90.5Q150 97.5 178 90.5" />
  </svg>
);
