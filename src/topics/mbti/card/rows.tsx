import type { Locale } from "../../../shared/i18n/locale.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import { axes } from "../../kit/sixteen-types/axes.ts";
import type { MbtiCast } from "../cast-types.ts";
import type { SceneFound } from "../scenes.ts";
import { cardWords } from "./words.ts";

interface PartProps extends Tapping {
  cast: MbtiCast;
  locale: Locale;
}

/** The types one letter away, each with the axis that parts it and how far that stands from the middle. */
export const Neighbours = ({ cast, locale, ...tapping }: PartProps) => {
  const words = cardWords[locale];
  return (
    <ul className="mb-list">
      {cast.neighbours.map(({ type, axis }) => {
        const { letter, percent, isTie } = cast.axes[axis];
        return (
          <li key={type}>
            <Tap fact={`neighbour.${type}`} className="mb-term" {...tapping}>
              <b>{type}</b>
              <span>{isTie ? words.tied(words.letters[letter]) : words.apart(words.letters[letter], percent)}</span>
            </Tap>
          </li>
        );
      })}
    </ul>
  );
};

/** The scenes answered against one’s own letters. */
export const Exceptions = ({ exceptions, locale, ...tapping }: Omit<PartProps, "cast"> & { exceptions: readonly SceneFound[] }) => {
  const words = cardWords[locale];
  return (
    <ul className="mb-list">
      {exceptions.map(({ scene, letter }) => (
        <li key={scene}>
          <Tap fact={`scene.${scene}`} className="mb-term" {...tapping}>
            <b>{letter}</b>
            <span>
              {words.scenes[scene]} <small>{words.letters[letter]}</small>
            </span>
          </Tap>
        </li>
      ))}
    </ul>
  );
};

/** How far the answers agree, what the brackets are, and which axes they leave open. */
export const Method = ({ cast, locale, ...tapping }: PartProps) => {
  const words = cardWords[locale];
  const ties = axes.filter((axis) => cast.axes[axis].isTie).map((axis) => words.letters[cast.axes[axis].letter]);
  return (
    <>
      <Tap fact="consistency" className="mb-term" {...tapping}>
        {words.consistency(Math.round((cast.consistency ?? 0) * 100))}
      </Tap>
      <Tap fact="type" className="mb-term" {...tapping}>
        {words.versions[cast.version]}
      </Tap>
      {ties.length > 0 ? (
        <p className="mb-foot">
          <b>{ties.join(words.comma)}</b> {words.across}
        </p>
      ) : null}
      <p className="mb-foot">{words.foot}</p>
    </>
  );
};
