const pitch = 12;
const thick = 6;
const wide = 60;
const half = 25;

/** Lines of a trigram or a hexagram. @param lines of 0 and 1, bottom up; any other is one that is not known yet */
export const Bars = ({ lines, moving = null }: { lines: string; moving?: number | null }) => (
  <svg className="bars" viewBox={`0 0 ${wide} ${lines.length * pitch - thick}`} aria-hidden="true">
    {[...lines].map((line, at) => {
      const y = (lines.length - 1 - at) * pitch;
      const bar = line === "0" ? `M0 ${y}h${half}v${thick}h-${half}zM${wide - half} ${y}h${half}v${thick}h-${half}z` : `M0 ${y}h${wide}v${thick}h-${wide}z`;
      const kind = at + 1 === moving ? "is-moving" : line === "0" || line === "1" ? undefined : "is-open";
      return <path key={bar} className={kind} d={bar} />;
    })}
  </svg>
);
