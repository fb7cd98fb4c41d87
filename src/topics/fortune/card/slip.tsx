import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Tapping } from "../../../ui/tap/tap.tsx";
import type { FortuneCast } from "../engine.ts";
import { LotScene } from "./scenes/scene.tsx";
import { Term } from "./term.tsx";
import { cardWords } from "./words.ts";

interface SlipProps extends Tapping {
  cast: FortuneCast;
  title: string;
  locale: Locale;
  isBounded: boolean;
}

/** The printed sheet: whose it is, the verse or what its tale looks like, the number under its grade, the tale's name. */
export const Slip = ({ cast, title, locale, isBounded, ...tapping }: SlipProps) => {
  const words = cardWords[locale];
  return (
    <article className="ft-slip">
      <div className="ft-sheet">
        <Term fact="deity" className="ft-set" {...tapping}>
          {words.heads[cast.set]}
        </Term>
        {cast.verse ? (
          <Term fact="verse" className="ft-verse" {...tapping}>
            <span lang="zh" className="ft-lines">
              {cast.verse.map((line) => (
                <span key={line} className="ft-line">
                  {line}
                </span>
              ))}
            </span>
          </Term>
        ) : (
          <Term fact="verse" className="ft-verse ft-drawn" label={words.scene(title)} {...tapping}>
            <LotScene set={cast.set} number={cast.number} />
          </Term>
        )}
        <div className="ft-mark">
          <Term fact="lot" className="ft-number" {...tapping}>
            {words.number(cast.number)}
          </Term>
          {cast.grade === null || isBounded ? null : (
            <Term fact="grade" className="ft-grade" label={words.grade(cast.grade)} {...tapping}>
              <span className="ft-stamp" lang="zh">
                {cast.grade}
              </span>
            </Term>
          )}
        </div>
        <div className="ft-foot">
          <Term fact="title" className="ft-tale" {...tapping}>
            {title}
          </Term>
          {cast.ganzhi === null ? null : (
            <Term fact="ganzhi" className="ft-ganzhi" {...tapping}>
              {words.ganzhi(cast)}
            </Term>
          )}
        </div>
      </div>
    </article>
  );
};
