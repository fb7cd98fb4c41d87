import type { ReactNode } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { DreamCast } from "../cast-types.ts";
import { toImageName } from "./image-name.ts";
import { Moon } from "./moon.tsx";
import { cardNames } from "./names.ts";
import { getSignPath } from "./sign-path.ts";
import { cardWords } from "./words.ts";

interface PartProps extends Tapping {
  cast: DreamCast;
  locale: Locale;
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="dm-row">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const mostActs = 4;
const mostThemes = 4;
const mostPairs = 6;

/** Every image the dream has, the heaviest first, in the dreamer’s own words. */
export const Signs = ({ cast, locale, ...tapping }: PartProps) => (
  <ul className="dm-signs">
    {cast.symbols.map((symbol) => (
      <li key={symbol.id}>
        <Tap fact={`symbol.${symbol.id}`} className="dm-sign" {...tapping}>
          <svg className="g" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path d={getSignPath(symbol)} />
          </svg>
          <b>{toImageName(cast, locale, symbol.id)}</b>
          <span>{cardWords[locale].quote([...new Set(symbol.spans.map(({ words }) => words.toLowerCase()))])}</span>
        </Tap>
      </li>
    ))}
  </ul>
);

/** The mood, what the dreamer did, and how it ended. */
export const Told = ({ cast, locale, ...tapping }: PartProps) => {
  const words = cardWords[locale];
  const names = cardNames[locale];
  return (
    <dl className="dm-rows">
      <Row label={words.mood}>
        {cast.moods.length === 0 ? <span className="dm-quiet">{words.noMood}</span> : null}
        {cast.moods.map(({ mood, times }) => (
          <Tap key={mood} fact={`mood.${mood}`} className="dm-term" {...tapping}>
            {names.mood(mood)}
            {times > 1 ? <small>×{times}</small> : null}
          </Tap>
        ))}
      </Row>
      {cast.acts.length > 0 ? (
        <Row label={words.acts}>
          {cast.acts.slice(0, mostActs).map(({ act }) => (
            <Tap key={act} fact={`act.${act}`} className="dm-term" {...tapping}>
              {names.act(act)}
            </Tap>
          ))}
        </Row>
      ) : null}
      {cast.ending ? (
        <Row label={words.ending}>
          <Tap fact="ending" className="dm-term" {...tapping}>
            {names.ending(cast.ending.ending)}
          </Tap>
        </Row>
      ) : null}
    </dl>
  );
};

/** What of waking life it touches, by its share of the whole weight. */
export const Themes = ({ cast, locale, ...tapping }: PartProps) => (
  <div className="dm-themes">
    {cast.themes.slice(0, mostThemes).map(({ theme, share }) => (
      <Tap key={theme} fact={`theme.${theme}`} className="dm-theme" {...tapping}>
        <span>{cardNames[locale].theme(theme)}</span>
        <small>{Math.round(share * 100)}%</small>
        <i style={{ inlineSize: `${Math.round(share * 100)}%` }} />
      </Tap>
    ))}
  </div>
);

/** What has come before, a dot for each time. */
export const Recurring = ({ cast, locale, recurring, ...tapping }: PartProps & Pick<DreamCast, "recurring">) =>
  recurring.map(({ id, times, dates }) => (
    <Tap key={id} fact={`recurring.${id}`} className="dm-term dm-line-term" {...tapping}>
      {toImageName(cast, locale, id)}
      <span className="dm-dots" aria-hidden="true">
        {dates.slice(-8).map((date) => (
          <i key={date} />
        ))}
        <i className="dm-now" />
      </span>
      <small>×{times}</small>
    </Tap>
  ));

/** The Moon and the day of it. */
export const Night = ({ cast, locale, ...tapping }: PartProps) => {
  const words = cardWords[locale];
  return (
    <div className="dm-nights">
      <Tap fact="moon" className="dm-night" {...tapping}>
        <Moon angle={cast.moon.angle} />
        <span>{cardNames[locale].phase(cast.moon.phase)}</span>
      </Tap>
      <Tap fact="day" className="dm-night" {...tapping}>
        <span lang="zh">{cast.day.pillar}</span>
        <span>{words.lunar(cast.day)}</span>
      </Tap>
    </div>
  );
};

/** How the sky is drawn, with the pairs that its lines join. */
export const Rule = ({ cast, locale, ...tapping }: PartProps) => (
  <>
    <p className="dm-rule">{cardWords[locale].rule}</p>
    {cast.pairs.slice(0, mostPairs).map(([a, b]) => (
      <Tap key={`${a} ${b}`} fact={`pair.${a}.${b}`} className="dm-term" {...tapping}>
        {toImageName(cast, locale, a)} – {toImageName(cast, locale, b)}
      </Tap>
    ))}
  </>
);
