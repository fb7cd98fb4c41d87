import { useCallback, useEffect, useRef } from "react";
import type { DetailRow } from "../../../../topics/kit/card/parts.tsx";

interface WholeChartProps {
  rows: readonly DetailRow[];
  /** The row one has come for. */
  startKey: string | undefined;
}

/** Every row of a chart, open, one under the other; their names lead to them. */
export const WholeChart = ({ rows, startKey }: WholeChartProps) => {
  const sections = useRef(new Map<string, HTMLElement>());
  const lead = useCallback((key: string): void => {
    sections.current.get(key)?.scrollIntoView({ block: "start" });
  }, []);
  useEffect(() => {
    if (startKey !== undefined) lead(startKey);
  }, [startKey, lead]);
  return (
    <>
      <nav className="whole-tabs">
        {rows.map(({ key, title }) => (
          <button key={key} type="button" onClick={() => lead(key)}>
            {title}
          </button>
        ))}
      </nav>
      {rows.map(({ key, title, value, content }) => (
        <section
          key={key}
          className="whole-part"
          ref={(element) => {
            if (element) sections.current.set(key, element);
            else sections.current.delete(key);
          }}
        >
          <h3>
            <b>{title}</b>
            {value === undefined ? null : <span>{value}</span>}
          </h3>
          {content}
        </section>
      ))}
    </>
  );
};
