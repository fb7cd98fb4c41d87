import type { Telling } from "../api.ts";

interface CourseLineProps {
  telling: Telling;
  label: string;
  toTick(date: string): string;
}

/** Room above the highest and below the lowest, in points. */
const air = 6;
const ticksMost = 12;
const ticksEvery = 5;

/** A line through the scores, a ring at each; the best filled red, the one to be careful filled with ink; broken, where every score starts. */
export const CourseLine = ({ telling: { course, base, best, careful }, label, toTick }: CourseLineProps) => {
  const values = [base, ...course.map(({ overall }) => overall)];
  const [low, high] = [Math.min(...values) - air, Math.max(...values) + air];
  const toTop = (value: number): number => ((high - value) / (high - low)) * 100;
  const toLeft = (index: number): number => ((index + 0.5) / course.length) * 100;
  const isLong = course.length > ticksMost;
  return (
    <div className={isLong ? "course-line is-long" : "course-line"} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="course-base" d={`M0 ${toTop(base)}H100`} />
        <polyline className="course-path" points={course.map(({ overall }, index) => `${toLeft(index)},${toTop(overall)}`).join(" ")} />
      </svg>
      <span className="course-from" style={{ top: `${toTop(base)}%` }}>
        {base}
      </span>
      {course.map(({ date, overall }, index) => (
        <span
          key={date}
          className={`course-dot${date === best ? " is-best" : date === careful ? " is-careful" : ""}`}
          style={{ left: `${toLeft(index)}%`, top: `${toTop(overall)}%` }}
        />
      ))}
      {course.map(({ date }, index) =>
        isLong && index % ticksEvery !== 0 ? null : (
          <span key={date} className="course-tick" style={{ left: `${toLeft(index)}%` }}>
            {toTick(date)}
          </span>
        ),
      )}
    </div>
  );
};
