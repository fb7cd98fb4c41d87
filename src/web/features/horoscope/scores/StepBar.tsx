interface StepBarProps {
  from: number;
  to: number;
  /** What the line reaches over: the same for all steps of a sum. */
  range: readonly [low: number, high: number];
}

/** One reason's way along the line: a full stroke forwards, a hollow one back. */
export const StepBar = ({ from, to, range: [low, high] }: StepBarProps) => {
  const [left, right] = [Math.min(from, to), Math.max(from, to)].map((value) => ((value - low) / (high - low)) * 100) as [number, number];
  return (
    <svg className="step-bar" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path className="bar-line" d="M0 11H100" />
      <rect className={to < from ? "step-less" : "step-more"} x={left} y="2" width={Math.max(1, right - left)} height="7" />
    </svg>
  );
};
