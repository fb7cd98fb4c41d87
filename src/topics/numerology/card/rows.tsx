import type { ReactNode } from "react";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { NumerologyCast } from "../cast-types.ts";
import { findRepeat } from "../find-repeat.ts";
import { listDebts } from "./sums.ts";
import type { CardWords } from "./words.ts";

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="nm-row">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const toTap = (tapping: Tapping) =>
  function tap(fact: string, text: string): ReactNode {
    return (
      <Tap key={fact} {...tapping} fact={fact} className="nm-tap">
        {text}
      </Tap>
    );
  };

/** What is rare, what the letters lack and have, and what lies between numbers. */
export const Findings = ({ cast, words, ...tapping }: Tapping & { cast: NumerologyCast; words: CardWords }) => {
  const repeat = findRepeat(cast);
  const debts = listDebts(cast);
  const { karmicLessons, hiddenPassions, balance, bridges } = cast;
  const tap = toTap(tapping);
  return (
    <dl className="nm-rows">
      {repeat || debts.length > 0 ? (
        <Row label={words.rows.rare}>
          {repeat ? tap("repeat", words.repeat(repeat.digit, repeat.cores.length)) : null}
          {debts.map(({ number, of }) => tap(`debt.${of}`, words.debt(number, of)))}
        </Row>
      ) : null}
      {hiddenPassions[0] && balance !== null ? (
        <Row label={words.rows.letters}>
          {karmicLessons.map((number) => tap(`lesson.${number}`, words.lesson(number)))}
          {karmicLessons.length === 0 ? <span className="nm-said">{words.full}</span> : null}
          {tap("passion", words.passion(hiddenPassions[0]))}
          {tap("balance", words.balance(balance))}
        </Row>
      ) : null}
      {bridges ? (
        <Row label={words.rows.between}>
          {tap("bridge.path", words.bridge("path", bridges.path))}
          {tap("bridge.inner", words.bridge("inner", bridges.inner))}
        </Row>
      ) : null}
    </dl>
  );
};

/** What another rule gives, and which one this is. */
export const Others = ({ cast, words, ...tapping }: Tapping & { cast: NumerologyCast; words: CardWords }) => {
  const { lifePathVariants, chaldean, pythagorean, lettersAtOnce, system } = cast;
  const tap = toTap(tapping);
  const isAtOnceOther =
    lettersAtOnce && pythagorean && (["expression", "soulUrge", "personality"] as const).some((core) => lettersAtOnce[core] !== pythagorean[core]);
  return (
    <>
      <div className="nm-others">
        {(["allDigits", "addTotals"] as const).map((rule) => tap(`lifePath.${rule}`, words.variant(rule, lifePathVariants[rule])))}
        {chaldean && system !== "chaldean" ? tap("chaldean", words.chaldean(chaldean.compound, chaldean.root)) : null}
        {pythagorean && system === "chaldean" ? tap("pythagorean", words.pythagorean(pythagorean.expression)) : null}
        {isAtOnceOther ? tap("lettersAtOnce", words.atOnce(lettersAtOnce.expression)) : null}
      </div>
      <p className="nm-rule">{words.rule}</p>
    </>
  );
};
