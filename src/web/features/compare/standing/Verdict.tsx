import { useId, useLayoutEffect, useRef, useState } from "react";
import type { ToldComparison } from "../../../../shared/contract/compare.ts";
import { useWords } from "../use-words.ts";
import { Chance } from "./Chance.tsx";

type Row = ToldComparison["rows"][number];

const Facts = ({ row, names }: { row: Row; names: readonly string[] }) => (
  <div className="compare-facts">
    {row.said.map(({ facts }, at) => (
      <ul key={names[at]} aria-label={names[at]}>
        {facts.map(({ id, label, value, note }) => (
          <li key={id}>
            <b>
              <i>{label}</i> {value}
            </b>
            {note ? <span>{note}</span> : null}
          </li>
        ))}
      </ul>
    ))}
  </div>
);

const AspectRow = ({ row, names }: { row: Row; names: readonly string[] }) => {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { aspect, accord, said, tenths } = row;
  return (
    <li className={`compare-row is-${accord} is-${aspect}`}>
      <h3>
        {words.aspects[aspect]}
        <small>{words.tags[aspect][accord]}</small>
      </h3>
      <dl>
        {said.map(({ text }, at) => (
          <div key={names[at]}>
            <dt>{names[at]}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {tenths ? <Chance tenths={tenths} aspect={aspect} /> : <span />}
      <button type="button" className="why" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {words.why}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <Facts row={row} names={names} /> : null}
      </div>
    </li>
  );
};

/** Agreement and dissent, named; under each point what it rests on, and what chance would do. */
export const Verdict = ({ told, names, isLate }: { told: ToldComparison; names: readonly string[]; isLate: boolean }) => {
  const words = useWords();
  const place = useRef<HTMLElement>(null);
  // It comes in above what is being read: that stays where it is.
  useLayoutEffect(() => {
    const { top, height } = place.current!.getBoundingClientRect();
    if (isLate && top < 0) scrollBy({ top: height, behavior: "instant" });
  }, [isLate]);
  return (
    <section ref={place} className="compare-verdict" aria-label={words.verdict} role="status">
      <h1>{told.headline}</h1>
      <p>{told.text}</p>
      {told.rows.length > 0 ? (
        <ul>
          {told.rows.map((row) => (
            <AspectRow key={row.aspect} row={row} names={names} />
          ))}
        </ul>
      ) : null}
    </section>
  );
};
