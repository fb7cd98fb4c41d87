import type { CardProps } from "../../kit/card.ts";
import type { PalmistryCast } from "../cast-types.ts";
import { type LineName, lineNames, type Marks, type Point } from "../marks.ts";
import { DrawnHand } from "./drawn-hand.tsx";
import { toDrawnMarks } from "./drawn-marks.ts";
import { toFrameOf, toLittleEdge, toOutward } from "./frame-of.ts";
import { usePhoto } from "./photo.tsx";
import { figureHeight, toFigure, toPlaceAlong, toSmoothPath } from "./to-path.ts";
import type { cardWords } from "./words.ts";

/** From a line or the palm to a name: on a photo the name lies on it, on our drawing it stands clear of the outline. */
const offs = { photo: 14, drawing: 36 } as const;
/** Of the figure's width. */
const letter = 0.043;

/** Where a line's name stands, off the other lines: beside the palm for those that end there, else at the line's free end. */
const toLabel = (name: LineName, points: readonly Point[], marks: Marks, off: number): Point & { anchor: "start" | "middle" | "end" } => {
  const outward = toOutward(marks);
  const away = outward > 0 ? "start" : "end";
  const [start, end] = [points[0]!, points[points.length - 1]!];
  const edge = toLittleEdge(marks).x;
  if (name === "heart" || name === "marriage") return { x: start.x + outward * off, y: start.y + (name === "heart" ? -8 : 2), anchor: away };
  if (name === "head") return { x: (outward > 0 ? Math.max(edge, end.x) : Math.min(edge, end.x)) + outward * off, y: end.y + 12, anchor: away };
  if (name === "life") {
    const at = toPlaceAlong(points, 0.62);
    return { x: at.x - outward * offs.photo * 1.6, y: at.y + 12, anchor: outward > 0 ? "end" : "start" };
  }
  return name === "fate" ? { x: start.x + outward * offs.photo, y: start.y - 4, anchor: away } : { x: end.x, y: end.y - 12, anchor: "middle" };
};

const Line = ({ name, marks, word, off }: { name: LineName; marks: Marks; word: string; off: number }) => {
  const line = marks.lines[name];
  if (!line) return null;
  const points = line.points.map((point) => toFigure(point, marks.aspect));
  const d = toSmoothPath(points);
  const island = toPlaceAlong(points, 0.6);
  const { anchor, ...at } = toLabel(name, points, marks, off);
  return (
    <g className={`pm-line pm-${name}`}>
      <path className="pm-halo" d={d} />
      <path className="pm-stroke" d={d} strokeDasharray={line.isChained ? "2 14" : undefined} />
      {line.breaks.map((share) => {
        const place = toPlaceAlong(points, share);
        return <circle key={share} className="pm-break" cx={place.x} cy={place.y} r={9} />;
      })}
      {line.hasIsland ? <circle className="pm-island" cx={island.x} cy={island.y} r={11} /> : null}
      <text {...at} textAnchor={anchor}>
        {word}
      </text>
    </g>
  );
};

interface FigureProps extends Pick<CardProps, "isFresh" | "showPicture"> {
  cast: PalmistryCast;
  words: (typeof cardWords)["zh"];
}

/** The photo, or a hand of our own drawing, with the lines as they were marked or described. */
export const Figure = ({ cast, words, isFresh, showPicture }: FigureProps) => {
  const photo = usePhoto(cast.picture, showPicture);
  const marks = cast.marks ?? toDrawnMarks(cast);
  const { x, y, width, height } = toFrameOf(marks);
  return (
    <svg
      className={isFresh ? "pm-figure pm-fresh" : "pm-figure"}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={words.figure(cast, photo !== null)}
    >
      {photo ? (
        <image href={photo} width={Math.round(figureHeight * marks.aspect)} height={figureHeight} preserveAspectRatio="none" />
      ) : (
        <DrawnHand marks={marks} />
      )}
      <g fontSize={Math.round(width * letter)}>
        {lineNames.map((name) => (
          <Line key={name} name={name} marks={marks} word={words.lines[name]} off={cast.marks ? offs.photo : offs.drawing} />
        ))}
      </g>
    </svg>
  );
};
