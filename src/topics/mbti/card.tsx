import { Tap } from "../../ui/tap/tap.tsx";
import type { CardCaption, CardProps } from "../kit/card.ts";
import { axes } from "../kit/sixteen-types/axes.ts";
import "./card.css";
import { AxisBar } from "./card/axis-bar.tsx";
import { cardWords } from "./card/words.ts";
import type { MbtiCast } from "./cast-types.ts";
import { listScenes } from "./scenes.ts";

/** As many exceptions as fit two rows on a phone. */
const mostExceptions = 4;

/** Four axes with their margins of error; below, the types next door and the scenes answered against one’s own letters. */
export function Card({ cast: given, locale, isFresh, activeFactId, onFact }: CardProps) {
  const cast = given as MbtiCast;
  const words = cardWords[locale];
  const tapping = { activeFactId, onFact };
  const exceptions = listScenes(cast)
    .filter(({ isAgainst }) => isAgainst)
    .slice(0, mostExceptions);
  return (
    <div className={isFresh ? "mb mb-fresh" : "mb"}>
      <ul className="mb-axes">
        {axes.map((axis) => (
          <AxisBar key={axis} axis={axis} score={cast.axes[axis]} locale={locale} {...tapping} />
        ))}
      </ul>
      <div className="mb-rows">
        <div className="mb-row">
          <i>{words.neighbours}</i>
          {cast.neighbours.map(({ type }) => (
            <Tap key={type} fact={`neighbour.${type}`} className="mb-term" {...tapping}>
              <b>{type}</b>
            </Tap>
          ))}
          <Tap fact="consistency" className="mb-term mb-end" {...tapping}>
            {words.consistency(Math.round((cast.consistency ?? 0) * 100))}
          </Tap>
        </div>
        {exceptions.length > 0 ? (
          <div className="mb-row">
            <i>{words.exceptions}</i>
            {exceptions.map(({ scene, letter }) => (
              <Tap key={scene} fact={`scene.${scene}`} className="mb-term" {...tapping}>
                {words.scenes[scene]} <b>{letter}</b>
              </Tap>
            ))}
          </div>
        ) : null}
      </div>
      <p className="mb-foot">{words.foot}</p>
    </div>
  );
}

export const toCaption: CardCaption = (given, locale) => {
  const { type, version } = given as MbtiCast;
  return { title: cardWords[locale].title(type), note: cardWords[locale].versions[version] };
};
