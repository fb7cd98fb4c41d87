import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { signGlyphs } from "../../../../topics/kit/sky/glyphs/sign-glyphs.ts";
import { SkyGlyph } from "../../../../topics/kit/sky/glyphs/sky-glyph.tsx";
import type { Sign } from "../../../../topics/kit/sky/signs.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { type Place, placeOf, type ScoreName } from "../api.ts";
import { Failed, Waiting } from "../States.tsx";
import { sayPoints } from "../scores/say-points.ts";
import { useWords } from "../use-words.ts";

interface WhyProps {
  sign: Sign;
  date: string;
  theme: ScoreName;
  /** The sign's whole day. */
  to: string;
}

const Why = ({ sign, date, theme, to }: WhyProps) => {
  const words = useWords();
  const { data, error, isPending, refetch } = useQuery(placeOf(sign, date, theme, useLocale()));
  if (isPending) return <Waiting widths={[90, 70, 60]} />;
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p>{data.why}</p>
      <ul className="words-why" aria-label={words.reasonsOf(data.name)}>
        {data.reasons.map(({ id, text, points }) => (
          <li key={id}>
            <span>{text}</span>
            <b>{sayPoints(points)}</b>
          </li>
        ))}
      </ul>
      <Link className="tx" to={to}>
        {words.readSign(data.name)}
      </Link>
    </>
  );
};

interface PlaceRowProps extends Omit<WhyProps, "sign"> {
  ranked: Place;
  isMine: boolean;
  isOpen: boolean;
  onToggle(): void;
}

/** A sign's place; a tap says why. */
export const PlaceRow = ({ ranked: { sign, name, rank, score }, isMine, isOpen, onToggle, ...rest }: PlaceRowProps) => {
  const words = useWords();
  const whyId = useId();
  return (
    <li className={isMine ? "place is-mine" : "place"}>
      <button type="button" aria-expanded={isOpen} aria-controls={whyId} onClick={onToggle}>
        <span className="place-rank">
          <span className="vh">{words.rank(rank)}</span>
          <span aria-hidden="true">{rank}</span>
        </span>
        <SkyGlyph path={signGlyphs[sign]} size={20} />
        <span className="place-name">
          {name}
          {isMine ? <small>{words.mine}</small> : null}
        </span>
        <svg className="place-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <path className="bar-line" d="M0 4H100" />
          <path className="bar-more" d={`M0 4H${score}`} />
        </svg>
        <b>{score}</b>
      </button>
      <div id={whyId}>
        {isOpen ? (
          <div className="place-why">
            <Why sign={sign} {...rest} />
          </div>
        ) : null}
      </div>
    </li>
  );
};
