import type { HoroscopeReason } from "../api.ts";
import { useWords } from "../use-words.ts";
import { addUp } from "./add-up.ts";
import { StepBar } from "./StepBar.tsx";
import { sayPoints } from "./say-points.ts";

interface ReasonSumProps {
  base: number;
  score: number;
  reasons: readonly HoroscopeReason[];
}

/** Room at both ends of the line, in points. */
const air = 1;

/** From the start, reason by reason, to the score. */
export const ReasonSum = ({ base, score, reasons }: ReasonSumProps) => {
  const words = useWords();
  const { steps, total, rest, heldAt } = addUp(base, reasons, score);
  const marks = [base, ...steps.map(({ to }) => to)];
  const range = [Math.min(...marks) - air, Math.max(...marks) + air] as const;
  return (
    <ol className="sum">
      <li className="sum-edge">
        <span>{words.starts}</span>
        <b>{base}</b>
      </li>
      {steps.map(({ reason, from, to }) => (
        <li key={reason.id}>
          <span>{reason.text}</span>
          <StepBar from={from} to={to} range={range} />
          <b>{sayPoints(reason.points)}</b>
        </li>
      ))}
      {steps.length === 0 ? (
        <li>
          <span>{words.noReasons}</span>
        </li>
      ) : null}
      {heldAt !== null ? (
        <li>
          <span>{words.held(String(total), heldAt)}</span>
        </li>
      ) : null}
      {rest !== 0 ? (
        <li className="sum-rest">
          <span>{words.rest}</span>
          <b>{sayPoints(rest)}</b>
        </li>
      ) : null}
      <li className="sum-edge">
        <span>{words.makes}</span>
        <b>{score}</b>
      </li>
    </ol>
  );
};
