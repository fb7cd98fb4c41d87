import type { CSSProperties } from "react";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { usePhoto } from "../../kit/card/photo.ts";
import type { CardProps } from "../../kit/card.ts";
import type { PalmistryCast } from "../cast-types.ts";
import { type LineName, lineNames, type Marks, type Point } from "../marks.ts";
import { DrawnHand } from "./drawn-hand.tsx";
import { toDrawnMarks } from "./drawn-marks.ts";
import { toFrameOf, toLittleEdge, toOutward } from "./frame-of.ts";
import { figureHeight, toFigure, toPlaceAlong, toSmoothPath } from "./to-path.ts";
import type { cardWords } from "./words.ts";

/** From a line or the palm to a name: on a photo the name lies on it, on our drawing it stands clear of the outline. */
const offs = { photo: 14, drawing: 36 } as const;

/** Where a line's name stands, off the other lines: beside the palm for those that end there, else at the line's free end. */
const toLabel = (name: LineName, points: readonly Point[], marks: Marks, off: number): Point & { anchor: "start" | "middle" | "end" } => {
  const outward = toOutward(marks);
  const away = outward > 0 ? "start" : "end";
  const [start, end] = [points[0]!, points[points.length - 1]!];
  const edge = toLittleEdge(marks).x;
  if (name === "marriage") return { x: start.x + outward * off, y: start.y - 14, anchor: away };
  // Clear of the short line above it.
  if (name === "heart") return { x: start.x + outward * off, y: start.y + (marks.lines.marriage ? 26 : 0), anchor: away };
  if (name === "head") return { x: (outward > 0 ? Math.max(edge, end.x) : Math.min(edge, end.x)) + outward * off, y: end.y + 12, anchor: away };
  if (name === "life") {
    const at = toPlaceAlong(points, 0.62);
    return { x: at.x - outward * offs.photo * 1.6, y: at.y + 12, anchor: outward > 0 ? "end" : "start" };
  }
  return name === "fate" ? { x: start.x, y: start.y + 48, anchor: "middle" } : { x: end.x, y: end.y - 12, anchor: "middle" };
};

const Line = ({ name, marks }: { name: LineName; marks: Marks }) => {
  const line = marks.lines[name];
  if (!line) return null;
  const points = line.points.map((point) => toFigure(point, marks.aspect));
  const d = toSmoothPath(points);
  const island = toPlaceAlong(points, 0.6);
  return (
    <g className={`pm-line pm-${name}`}>
      <path className="pm-halo" d={d} />
      <path className="pm-stroke" d={d} strokeDasharray={line.isChained ? "2 14" : undefined} />
      {line.breaks.map((share) => {
        const place = toPlaceAlong(points, share);
        return <circle key={share} className="pm-break" cx={place.x} cy={place.y} r={9} />;
      })}
      {line.hasIsland ? <circle className="pm-island" cx={island.x} cy={island.y} r={11} /> : null}
    </g>
  );
};

interface FigureProps extends Pick<CardProps, "showPicture">, Tapping {
  cast: PalmistryCast;
  words: (typeof cardWords)["zh"];
}

const toPercent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** The photo, or a hand of our own drawing, with the lines as they were marked or described, each named by a term. */
export const Figure = ({ cast, words, showPicture, ...tapping }: FigureProps) => {
  const photo = usePhoto(cast.picture, showPicture);
  const marks = cast.marks ?? toDrawnMarks(cast);
  const { x, y, width, height } = toFrameOf(marks);
  return (
    <div className="pm-plot" style={{ "--pm-aspect": width / height } as CSSProperties}>
      <svg className="pm-figure" viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={words.figure(cast, photo !== null)}>
        {photo ? (
          <image href={photo} width={Math.round(figureHeight * marks.aspect)} height={figureHeight} preserveAspectRatio="none" />
        ) : (
          <DrawnHand marks={marks} />
        )}
        {lineNames.map((name) => (
          <Line key={name} name={name} marks={marks} />
        ))}
      </svg>
      {lineNames.map((name) => {
        const line = marks.lines[name];
        if (!line) return null;
        const points = line.points.map((point) => toFigure(point, marks.aspect));
        const { anchor, ...at } = toLabel(name, points, marks, cast.marks ? offs.photo : offs.drawing);
        const place = { left: toPercent((at.x - x) / width), top: toPercent((at.y - y) / height) };
        return (
          <Tap key={name} fact={name} className={`pm-name pm-at-${anchor} pm-of-${name}`} style={place} {...tapping}>
            {words.lines[name]}
          </Tap>
        );
      })}
    </div>
  );
};
