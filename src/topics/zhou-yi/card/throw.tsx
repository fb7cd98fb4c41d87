import type { ZhouYiCast } from "../engine.ts";

/** The inscribed side is open and carries four marks, the plain side is filled. */
const Coin = ({ x, value, isMoving }: { x: number; value: 2 | 3; isMoving: boolean }) => (
  <g transform={`translate(${x} 8.5)`} className={isMoving ? "zy-coin zy-hot" : "zy-coin"}>
    <circle r={7.6} className={value === 3 ? "zy-plain" : undefined} />
    <rect x={-2.2} y={-2.2} width={4.4} height={4.4} />
    {value === 2 ? <path d="M0 -5.6v1.2M0 4.4v1.2M-5.6 0h1.2M4.4 0h1.2" /> : null}
  </g>
);

const columns = [0, 1, 2] as const;

/** What fell and what it made, left of the line it made: read across. @param place 1 … 6 from the bottom */
export const Throw = ({ cast, place }: { cast: ZhouYiCast; place: number }) => {
  const index = place - 1;
  const isMoving = cast.movingLines.includes(place);
  const coins = cast.coins?.[index];
  const changes = cast.stalks?.[index];
  return (
    <>
      <text x={-104} y={13} textAnchor="middle" className={isMoving ? "zy-hot-text" : undefined}>
        {cast.lines[index]}
      </text>
      {coins ? columns.map((at) => <Coin key={at} x={-80 + at * 20} value={coins[at]} isMoving={isMoving} />) : null}
      {changes
        ? columns.map((at) => (
            <text key={at} x={-80 + at * 20} y={13} textAnchor="middle" className="zy-aside">
              {changes[at]?.aside}
            </text>
          ))
        : null}
    </>
  );
};
