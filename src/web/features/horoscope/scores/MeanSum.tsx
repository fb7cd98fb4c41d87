import { type Telling, themes } from "../api.ts";
import { useWords } from "../use-words.ts";
import { addUp } from "./add-up.ts";
import { sayPoints } from "./say-points.ts";

/** The overall score: the mean of what the four themes gather, from the same start. */
export const MeanSum = ({ telling: { base, scores, reasons } }: { telling: Telling }) => {
  const words = useWords();
  const gathered = themes.map((theme) => ({ theme, points: addUp(base, reasons[theme], scores[theme]).total - base }));
  const sum = gathered.reduce((all, { points }) => all + points, 0);
  const rest = Math.round((scores.overall - base - sum / themes.length) * 10) / 10;
  const isHeld = scores.overall === 98 || scores.overall === 5;
  return (
    <ol className="sum">
      <li className="sum-edge">
        <span>{words.starts}</span>
        <b>{base}</b>
      </li>
      {gathered.map(({ theme, points }) => (
        <li key={theme}>
          <span>{words.score[theme]}</span>
          <b>{sayPoints(points)}</b>
        </li>
      ))}
      <li>
        <span>{words.meanLine(sayPoints(sum), sayPoints(sum / themes.length))}</span>
        <b>{sayPoints(sum / themes.length)}</b>
      </li>
      {rest !== 0 && !isHeld ? (
        <li className="sum-rest">
          <span>{words.rest}</span>
          <b>{sayPoints(rest)}</b>
        </li>
      ) : null}
      <li className="sum-edge">
        <span>{words.makes}</span>
        <b>{scores.overall}</b>
      </li>
    </ol>
  );
};
