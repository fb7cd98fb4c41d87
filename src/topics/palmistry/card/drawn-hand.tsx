import { fingerNames, type Marks, type Point } from "../marks.ts";
import { toFigure } from "./to-path.ts";

const toward = (from: Point, to: Point, share: number): Point => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });

/** The outline of a hand as it is marked: fingers and palm drawn thick in ink, and once more in paper on top, so that only their common edge is left. */
export const DrawnHand = ({ marks }: { marks: Marks }) => {
  const at = (point: Point): Point => toFigure(point, marks.aspect);
  const { palm, fingers } = marks;
  const [wrist, thumbEdge, littleEdge] = [at(palm.wrist), at(palm.thumbEdge), at(palm.littleEdge)];
  const breadth = Math.hypot(littleEdge.x - thumbEdge.x, littleEdge.y - thumbEdge.y);
  const thick = breadth * 0.225;
  const [thumbBase, index, little] = [at(fingers.thumb.base), at(fingers.index.base), at(fingers.little.base)];
  const shift = (from: Point, to: Point, share: number): Point => ({ x: wrist.x + (to.x - from.x) * share, y: wrist.y + (to.y - from.y) * share });
  const corners = [
    shift(littleEdge, thumbEdge, 0.34),
    toward(wrist, thumbBase, 0.7),
    thumbEdge,
    index,
    at(fingers.middle.base),
    at(fingers.ring.base),
    little,
    littleEdge,
    shift(thumbEdge, littleEdge, 0.34),
  ];
  const outline = `M${corners.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join("L")}Z`;
  const rays = fingerNames.map((name) => {
    const [tip, base] = [at(fingers[name].tip), at(fingers[name].base)];
    const root = name === "thumb" ? toward(base, wrist, 0.35) : toward(base, wrist, 0.16);
    const end = toward(tip, base, 0.12);
    return {
      name,
      d: `M${root.x.toFixed(0)} ${root.y.toFixed(0)}L${end.x.toFixed(0)} ${end.y.toFixed(0)}`,
      width: thick * (name === "little" ? 0.86 : name === "thumb" ? 1.06 : 1),
    };
  });
  return (
    <g className="pm-hand">
      <g className="pm-edge">
        <path d={outline} strokeWidth={thick * 0.5 + 8} />
        {rays.map(({ name, d, width }) => (
          <path key={name} d={d} strokeWidth={width + 8} />
        ))}
      </g>
      <g className="pm-skin">
        <path d={outline} strokeWidth={thick * 0.5} />
        {rays.map(({ name, d, width }) => (
          <path key={name} d={d} strokeWidth={width} />
        ))}
      </g>
    </g>
  );
};
