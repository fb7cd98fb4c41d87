import "./rows.css";
import type { FactChip } from "../../../shared/contract/stream.ts";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { TarotCast } from "../engine.ts";
import { toTarotFacts } from "../facts.ts";
import { pictureWords } from "./words.ts";

interface Odd {
  chip: FactChip;
  /** The part of all draws of as many cards that show at least this, 0–1. */
  share: number;
}

/** What nearly every draw shows says nothing of this one. */
const commonShare = 0.995;

/** The patterns of a draw with how often they come, the rarest first; none until their chips are here. */
export const listOdds = (cast: TarotCast, facts: readonly FactChip[]): Odd[] =>
  toTarotFacts(cast)
    .flatMap(({ id, values }) => {
      const chip = facts.find((one) => one.id === id);
      return chip && "share" in values && values.share < commonShare ? [{ chip, share: values.share }] : [];
    })
    .sort((one, other) => one.share - other.share);

export const isOfOdds = (factId: string): boolean => /^(?:suit|missing|rank|majors|courts|reversals)\b/.test(factId);

interface OddsProps extends Tapping {
  odds: readonly Odd[];
  count: number;
  locale: Locale;
}

export const Odds = ({ odds, count, locale, ...tapping }: OddsProps) => {
  const words = pictureWords[locale];
  return (
    <>
      <ul className="tc-list">
        {odds.map(({ chip, share }) => (
          <li key={chip.id}>
            <Tap {...tapping} fact={chip.id} className="tc-row tc-odd">
              <span className="tc-row-place">{chip.label}</span>
              <b className="tc-row-name">{chip.value}</b>
              <span className="tc-row-side">{words.share(share)}</span>
            </Tap>
          </li>
        ))}
      </ul>
      <p className="tc-odds-foot">{words.oddsFoot(count)}</p>
    </>
  );
};
