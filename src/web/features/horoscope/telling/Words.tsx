import { useId, useState } from "react";
import { type HoroscopeReason, type Telling, themes } from "../api.ts";
import { sayPoints } from "../scores/say-points.ts";
import { useWords } from "../use-words.ts";

/** A paragraph's reasons, its own theme's first: one planet may answer for two themes, in other words for each. */
const findReasons = ({ theme, reasons: ids }: Telling["paragraphs"][number], reasons: Telling["reasons"]): HoroscopeReason[] => {
  const own = themes.filter((one) => one === theme);
  const all = [...own, ...themes].flatMap((one) => reasons[one]);
  return ids.flatMap((id) => all.find((reason) => reason.id === id) ?? []);
};

const Why = ({ reasons }: { reasons: readonly HoroscopeReason[] }) => (
  <ul className="words-why">
    {reasons.map(({ id, text, points }) => (
      <li key={id}>
        <span>{text}</span>
        <b>{sayPoints(points)}</b>
      </li>
    ))}
  </ul>
);

interface ParagraphProps {
  label: string;
  text: string;
  reasons: readonly HoroscopeReason[];
}

const Paragraph = ({ label, text, reasons }: ParagraphProps) => {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  return (
    <section className="told">
      <div className="told-margin">
        <h3>{label}</h3>
        {reasons.length > 0 ? (
          <button type="button" aria-expanded={isOpen} aria-controls={whyId} onClick={() => setOpen(!isOpen)}>
            {words.why(reasons.length)}
          </button>
        ) : null}
      </div>
      <div>
        <p>{text}</p>
        <div id={whyId}>{isOpen ? <Why reasons={reasons} /> : null}</div>
      </div>
    </section>
  );
};

/** What the sky says for the sign: a headline, and a paragraph a theme with the reasons it rests on. */
export const Words = ({ telling: { headline, paragraphs, reasons } }: { telling: Telling }) => {
  const words = useWords();
  return (
    <article className="telling" aria-label={words.telling}>
      {headline ? <h2>{headline}</h2> : null}
      {paragraphs.map((paragraph) => (
        <Paragraph
          key={`${paragraph.theme}${paragraph.text.slice(0, 24)}`}
          label={paragraph.label}
          text={paragraph.text}
          reasons={findReasons(paragraph, reasons)}
        />
      ))}
    </article>
  );
};
