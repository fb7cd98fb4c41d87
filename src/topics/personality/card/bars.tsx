import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { BarsFigure } from "./figure.ts";

/** A bar a scale or an axis, each open to a tap; the bracket is the margin of error, and a bar whose bracket takes in the middle line goes grey. */
export const Bars = ({ figure: { marks, isAxes, label }, ...tapping }: { figure: BarsFigure } & Tapping) => (
  <ul className="pe-bars" aria-label={label}>
    {marks.map(({ fact, sign, name, percent, low, high, rank, color }) => {
      const isNear = isAxes && low <= 50 && high >= 50;
      return (
        <li key={fact}>
          <Tap fact={fact} className="pe-term pe-bar" label={`${sign} ${name} ${Math.round(percent)} (${Math.round(low)}–${Math.round(high)})`} {...tapping}>
            <span className="pe-bar-head">
              <b className={color ? `pe-${color}` : undefined}>{sign}</b>
              <span>{name}</span>
              <em>
                {Math.round(percent)}
                <small>
                  {Math.round(low)}–{Math.round(high)}
                </small>
              </em>
            </span>
            <svg viewBox="0 0 400 24" preserveAspectRatio="none" aria-hidden="true">
              <path className="pe-base" d="M0 12H400" />
              <path className={isNear ? "pe-fill pe-near" : rank === null && !isAxes ? "pe-fill pe-also-ran" : "pe-fill"} d={`M0 12H${percent * 4}`} />
              {isAxes ? <path className="pe-mid" d="M200 2V22" /> : null}
              <path className="pe-bracket" d={`M${low * 4} 6V18M${high * 4} 6V18M${low * 4} 12H${high * 4}`} />
            </svg>
          </Tap>
        </li>
      );
    })}
  </ul>
);
