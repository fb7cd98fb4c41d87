import type { Locale } from "../../../../../shared/i18n/locale.ts";
import { toTrigramOfNumber } from "../../../../../topics/kit/hexagrams/trigrams.ts";
import { cardWords } from "../../../../../topics/number/card/words.ts";
import { Dial } from "../../../../../ui/dial/dial.tsx";
import { useWords } from "../../chat-context.ts";
import { Bars } from "./Bars.tsx";
import { type Trio, toLines, toMade, toMoving } from "./numbers.ts";
import "./number-trio.css";

const largest = 999_999;
const scales = [
  { min: 0, max: largest, round: [1, 8] },
  { min: 0, max: largest, round: [1, 8] },
  { min: 0, max: largest, round: [1, 6] },
] as const;
const divisors = [8, 8, 6] as const;
const toLeft = [(n: number) => n % 8 || 8, (n: number) => n % 8 || 8, toMoving] as const;

const emptyHint: Record<Locale, string> = {
  zh: "报得出就拨上，想不出就都空着，替你抽。",
  en: "Set what comes to mind. Left empty, all three are drawn.",
};

/** A line whose kind is not known yet. */
const lineOf: Record<Locale, (place: number) => string> = {
  zh: (place) => `第${"一二三四五六"[place - 1]}爻`,
  en: (place) => `Line ${place}`,
};

interface NumberTrioProps {
  locale: Locale;
  trio: Trio;
  onChange(trio: Trio): void;
}

/** Three dials: what each gives stands over it as it is set, and what they make together under them. */
export const NumberTrio = ({ locale, trio, onChange }: NumberTrioProps) => {
  const words = useWords();
  const say = cardWords[locale];
  const next = trio.indexOf(null);
  const made = toMade(trio);
  const lines = toLines(trio);
  const toName = (at: number, number: number): string => {
    if (at < 2) return say.trigram(toTrigramOfNumber(number).name);
    return made ? say.line(made.moving, lines[made.moving - 1] === "1") : lineOf[locale](toMoving(number));
  };
  return (
    <>
      <div className="ins-columns trio">
        {scales.map((scale, at) => {
          const number = trio[at] ?? null;
          return (
            <div key={words.numberOf[at]} className={at === next ? "is-next" : undefined}>
              <span className="ins-head" aria-hidden="true">
                {words.numberOf[at]}
              </span>
              <span className={number === null ? "ins-cell is-empty" : "ins-cell"}>
                {number === null ? null : (
                  <span key={toLeft[at]!(number)} className="ins-lands">
                    {at === 2 ? <Bars lines={lines} moving={toMoving(number)} /> : <Bars lines={toTrigramOfNumber(number).lines} />}
                  </span>
                )}
              </span>
              <span className="ins-say" role="status">
                {number === null ? null : (
                  <>
                    <b>{toName(at, number)}</b>
                    {number > divisors[at]! || number === 0 ? say.left(number, divisors[at]!, toLeft[at]!(number)) : null}
                  </>
                )}
              </span>
              <Dial
                label={words.numberOf[at]!}
                value={number}
                isNext={at === next}
                onChange={(value) => onChange(trio.with(at, value) as unknown as Trio)}
                {...scale}
              />
            </div>
          );
        })}
      </div>
      <p className="trio-made" role="status">
        {made ? (
          <>
            <b>{say.name(made.primary)}</b>
            <svg viewBox="0 0 56 16" aria-hidden="true">
              <path d="M2 8H53M46 2L53 8 46 14" />
            </svg>
            <b>{say.name(made.changed)}</b>
          </>
        ) : (
          emptyHint[locale]
        )}
      </p>
    </>
  );
};
