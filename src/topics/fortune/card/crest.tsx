import type { LotSetId } from "../data/lot.ts";

const round = (value: number): number => Math.round(value * 10) / 10;
const rayCount = 19;

/** Rays over the upper half, long and short by turns. */
const rays = Array.from({ length: rayCount }, (_, at) => {
  const angle = Math.PI * (0.06 + (0.88 * at) / (rayCount - 1));
  const reach = at % 2 === 0 ? 52 : 46;
  return `M${round(-Math.cos(angle) * 40)} ${round(-4 - Math.sin(angle) * 40)}L${round(-Math.cos(angle) * reach)} ${round(-4 - Math.sin(angle) * reach)}`;
}).join("");

const petals = [74, 52, 27, 0].flatMap((turn, at) =>
  turn === 0 ? [{ turn, length: 42, width: 14 }] : [-turn, turn].map((one) => ({ turn: one, length: 36 + at * 2, width: 11 + at })),
);

const Lotus = () => (
  <>
    {petals.map(({ turn, length, width }) => (
      <g key={turn} transform={`translate(0 6) rotate(${turn})`}>
        <path
          className="ft-petal"
          d={`M0 0C${-width} ${round(-length * 0.3)} ${round(-width * 0.9)} ${round(-length * 0.72)} 0 ${-length}C${round(width * 0.9)} ${round(-length * 0.72)} ${width} ${round(-length * 0.3)} 0 0Z`}
        />
        <path className="ft-vein" d={`M0 -4V${round(-length * 0.62)}`} />
      </g>
    ))}
  </>
);

/** A sun on a cloud, for the sets that are no Guanyin’s. */
const Sun = () => (
  <>
    <circle className="ft-petal" cx={0} cy={-10} r={20} />
    <path className="ft-petal" d="M-44 8C-44 -4 -28 -6 -24 2C-20 -10 -2 -10 0 2C4 -8 22 -8 24 2C28 -6 44 -4 44 8Z" />
    <path className="ft-vein" d="M-34 8C-34 2 -26 2 -26 6M-10 8C-10 1 0 1 0 6M16 8C16 2 24 2 24 6" />
  </>
);

/** What stands at the head of a sheet: rays, then the lotus or the sun, on water. */
export const Crest = ({ set }: { set: LotSetId }) => (
  <svg className="ft-crest" viewBox="-66 -60 132 86" aria-hidden="true">
    <path className="ft-ray" d={rays} />
    {set === "guanyin-100" ? <Lotus /> : <Sun />}
    <path className="ft-wave" d="M-52 12C-40 5 -24 10 -14 11C-8 5 8 5 14 11C24 10 40 5 52 12M-60 18q7.5 -5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0" />
  </svg>
);
