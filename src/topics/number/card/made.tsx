import type { CSSProperties } from "react";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { BodyUse } from "../body-use.ts";
import type { NumberCast } from "../engine.ts";
import { fieldHeight, Lines } from "./lines.tsx";
import type { CardWords } from "./words.ts";

interface PartProps extends Tapping {
  cast: NumberCast;
  words: CardWords;
}

const divisors = [8, 8, 6] as const;
const places = [0, 1, 2] as const;

/** The three numbers, what each leaves, and the trigram or the line it gives. */
export const Digits = ({ cast, words, ...tapping }: PartProps) => {
  const { primary, moving, digits, upper, lower } = cast;
  const left = [upper, lower, moving] as const;
  const gives = [words.trigram(primary.upper), words.trigram(primary.lower), words.line(moving, primary.lines[moving - 1] === "1")] as const;
  return (
    <div className="td-slips">
      {places.map((at) => (
        <Tap key={at} fact={`digit.${at + 1}`} className="td-slip" style={{ "--td-at": at } as CSSProperties} {...tapping}>
          <b className={digits[at] > 999 ? "td-long" : undefined}>{digits[at]}</b>
          <span>{words.left(digits[at], divisors[at], left[at])}</span>
          <strong>
            <small>{words.places[at]}</small>
            {gives[at]}
          </strong>
        </Tap>
      ))}
    </div>
  );
};

interface SeatProps extends Tapping {
  words: CardWords;
  sides: BodyUse;
  isUpper: boolean;
}

/** Body or use, beside the trigram it is. */
const Seat = ({ words, sides, isUpper, ...tapping }: SeatProps) => {
  const isUse = sides.isUseUpper === isUpper;
  const trigram = isUse ? sides.use : sides.body;
  return (
    <Tap fact={isUse ? "use" : "body"} className={isUse ? "td-seat td-use" : "td-seat"} {...tapping}>
      <b>{isUse ? words.use : words.body}</b>
      <span>
        {words.trigram(trigram.name)}
        <small>{words.elements[trigram.element]}</small>
      </span>
    </Tap>
  );
};

/** The hexagram the numbers make and the one it becomes; body and use stand beside their trigrams. */
export const Made = ({ sides, ...part }: PartProps & { sides: BodyUse }) => {
  const { cast, words, ...tapping } = part;
  const { primary, moving } = cast;
  const changed = cast.changed ?? primary;
  const field = `-4 -4 128 ${fieldHeight + 8}`;
  return (
    <section className="td-cast" aria-label={words.label(cast, sides.body.name, sides.use.name)}>
      <div className="td-seats">
        <Seat words={words} {...tapping} sides={sides} isUpper />
        <Seat words={words} {...tapping} sides={sides} isUpper={false} />
      </div>
      <svg className="td-hex" viewBox={field} aria-hidden="true">
        <Lines lines={primary.lines} moving={moving} />
      </svg>
      <Tap fact="line" className="td-to" {...tapping}>
        <svg viewBox="0 0 56 16" aria-hidden="true">
          <path d="M2 8H53M46 2L53 8 46 14" />
        </svg>
        {words.line(moving, primary.lines[moving - 1] === "1")}
      </Tap>
      <svg className="td-hex td-after" viewBox={field} aria-hidden="true">
        <Lines lines={changed.lines} moving={null} />
      </svg>
      <Tap fact="hexagram.primary" className="td-name td-name-primary" {...tapping}>
        <small>{words.primary}</small>
        {words.name(primary)}
      </Tap>
      <Tap fact="hexagram.changed" className="td-name td-name-changed" {...tapping}>
        <small>{words.changed}</small>
        {words.name(changed)}
      </Tap>
    </section>
  );
};
