const count = 49;
const half = Math.floor(count / 2);
/** Where a stalk stands and how far it leans, the same every time it is drawn. */
const stalks = Array.from({ length: count }, (_, at) => {
  const sway = ((at * 37) % 11) - 5;
  return { at, x: 20 + at * 5.4, lean: sway * 0.9, top: 6 + ((at * 53) % 9), isLeft: at < half };
});

/** Forty-nine yarrow stalks; parted, they make two heaps. */
export const Stalks = () => (
  <svg viewBox="0 0 300 104" aria-hidden="true">
    {[true, false].map((isLeft) => (
      <g key={String(isLeft)} className={isLeft ? "left" : "right"}>
        {stalks
          .filter((stalk) => stalk.isLeft === isLeft)
          .map(({ at, x, lean, top }) => (
            <path key={at} d={`M${x - lean} 98C${x} 70 ${x} 40 ${x + lean} ${top}`} />
          ))}
      </g>
    ))}
  </svg>
);
