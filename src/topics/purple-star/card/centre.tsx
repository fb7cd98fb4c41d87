import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Branch } from "../../kit/hexagrams/branches.ts";
import type { PurpleStarCast } from "../cast-types.ts";
import { transformations } from "../data/transformations.ts";
import { toPlaceOf, toSquare } from "../plate/dial.ts";
import { cardWords } from "./words.ts";

/** Where each palace touches the centre, in hundredths of its sides, 子 first. */
const anchors = ["75 100", "25 100", "0 100", "0 75", "0 25", "0 0", "25 0", "75 0", "100 0", "100 25", "100 75", "100 100"];

const pillarNames = ["year", "month", "day", "hour"] as const;

interface CentreProps {
  cast: PurpleStarCast;
  locale: Locale;
  /** The palace whose partners are drawn. */
  branch: Branch;
  isShown: boolean;
  onShow(): void;
}

/** The middle of the plate: the partners (solid) and the opposite (dashed) of the palace shown, and what the plate was set by. */
export const Centre = ({ cast, locale, branch, isShown, onShow }: CentreProps) => {
  const words = cardWords[locale];
  const [own, ahead, behind, across] = toSquare(toPlaceOf(branch)).map((place) => anchors[place]) as [string, string, string, string];
  return (
    <div className="ps-centre">
      <svg className="ps-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" key={branch}>
        <path d={`M${own}L${ahead}L${behind}Z`} />
        <path className="ps-across" d={`M${own}L${across}`} />
      </svg>
      <button type="button" className="ps-heart" aria-pressed={isShown} onClick={onShow}>
        <span className="vh">{words.plateLabel}</span>
        <span className="ps-pillars" lang="zh">
          {pillarNames.map((name) => (
            <span key={name}>{cast.pillars[name]}</span>
          ))}
        </span>
        <span className="ps-facts">
          <span>
            <i>{words.rows.class}</i>
            {words.fiveElements(cast.fiveElementsClass)}
          </span>
          <span className="ps-further">
            <i>{words.rows.soulStar}</i>
            {words.star(cast.soulStar)}
          </span>
          <span className="ps-further">
            <i>{words.rows.bodyStar}</i>
            {words.star(cast.bodyStar)}
          </span>
          <span className="ps-further">
            <i>{words.rows.lunar}</i>
            {words.lunarShort(cast)}
          </span>
        </span>
        <span className="ps-four">
          {transformations.map((kind) => (
            <span key={kind}>
              <em className={`ps-mark ps-${kind}`} lang="zh">
                {kind}
              </em>
              {words.star(cast.transformations[kind])}
            </span>
          ))}
        </span>
      </button>
    </div>
  );
};
