import type { CSSProperties } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Palace, PlateStar } from "../cast-types.ts";
import { hardStars } from "../data/stars.ts";
import { toPlaceOf } from "../plate/dial.ts";
import { cardWords } from "./words.ts";

/** Row and column of each branch on the plate, 子 first: 巳 at the top left, on with the clock. */
export const branchAreas = ["4/3", "4/2", "4/1", "3/1", "2/1", "1/1", "1/2", "1/3", "1/4", "2/4", "3/4", "4/4"];

const Mark = ({ star, locale }: { star: PlateStar; locale: Locale }) =>
  star.transformation ? (
    <em className={`ps-mark ps-${star.transformation}`} lang="zh" title={cardWords[locale].transformation(star.transformation)}>
      {star.transformation}
    </em>
  ) : null;

interface CellProps {
  palace: Palace;
  locale: Locale;
  isShown: boolean;
  /** Partner or opposite of the palace shown. */
  isSeen: boolean;
  isDecadeNow: boolean;
  isYearNow: boolean;
  onShow(): void;
}

/** One palace of the plate: majors, minors, its name, decade and stem-branch; a button as a whole. */
export const Cell = ({ palace, locale, isShown, isSeen, isDecadeNow, isYearNow, onShow }: CellProps) => {
  const words = cardWords[locale];
  const majors = palace.stars.filter(({ kind }) => kind === "major");
  const minors = palace.stars.filter(({ kind }) => kind === "minor");
  const style: CSSProperties = { gridArea: branchAreas[toPlaceOf(palace.branch)] };
  return (
    <button type="button" className={`ps-cell${isShown ? " ps-shown" : ""}${isSeen ? " ps-seen" : ""}`} style={style} aria-pressed={isShown} onClick={onShow}>
      <span className="ps-majors">
        {majors.length === 0 ? <span className="ps-none">{words.empty}</span> : null}
        {majors.map((star) => (
          <span key={star.name} className="ps-major">
            <b>{words.star(star.name)}</b>
            <Mark star={star} locale={locale} />
            {star.brightness ? <i>{words.brightness(star.brightness)}</i> : null}
          </span>
        ))}
      </span>
      <span className="ps-minors">
        {minors.map((star) => (
          <span key={star.name} className={hardStars.includes(star.name) ? "ps-hard" : "ps-kind"}>
            {words.star(star.name)}
            <Mark star={star} locale={locale} />
          </span>
        ))}
        {minors.length > 2 ? (
          <i className="ps-more" aria-hidden="true">
            +{minors.length - 2}
          </i>
        ) : null}
      </span>
      <span className="ps-foot">
        <span className="ps-name">
          <span className={palace.name === "命宫" ? "ps-self" : undefined}>{words.palace(palace.name)}</span>
          {palace.isBody ? <em className="ps-tag">{words.body}</em> : null}
          {isDecadeNow ? <em className="ps-tag ps-ten">{words.decadeMark}</em> : null}
          {isYearNow ? <em className="ps-tag ps-year">{words.yearMark}</em> : null}
        </span>
        <span className="ps-ages">{palace.decadal.join("–")}</span>
        <span className="ps-ganzhi" lang="zh">
          {palace.stem}
          {palace.branch}
        </span>
      </span>
    </button>
  );
};
