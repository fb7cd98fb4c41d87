import { brushedBroken, brushedWhole, toBrushedTop } from "../../kit/hexagrams/brushed-lines.ts";

export const Bar = ({ isYang, isMoving }: { isYang: boolean; isMoving: boolean }) => (
  <>
    <path className={isMoving ? "zy-bar zy-moving" : "zy-bar"} d={isYang ? brushedWhole : brushedBroken} />
    {isMoving ? (
      <>
        <circle className="zy-ring-ground" cx={75} cy={8.5} r={11.5} />
        <circle className="zy-ring" cx={75} cy={8.5} r={8} />
      </>
    ) : null}
  </>
);

/** A hexagram without its throws. @param lines six of 0 and 1, bottom up */
export const Bars = ({ lines, moving = [] }: { lines: string; moving?: readonly number[] }) => (
  <>
    {[...lines].map((line, index) => {
      const place = index + 1;
      return (
        <g key={place} transform={`translate(0 ${toBrushedTop(place)})`}>
          <Bar isYang={line === "1"} isMoving={moving.includes(place)} />
        </g>
      );
    })}
  </>
);
