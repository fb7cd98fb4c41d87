import type { ReactNode } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { Tap, type Tapping } from "../../../ui/tap/tap.tsx";
import type { DreamCast } from "../cast-types.ts";
import { toImageName } from "./image-name.ts";
import { cardNames } from "./names.ts";
import { mostShown } from "./placing.ts";
import { cardWords } from "./words.ts";

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="dm-row">
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const mostActs = 4;
const mostThemes = 4;
const mostRecurring = 3;

/** Below the sky: what else there was, the mood, the acts, the ending, what it touches, what has come before. */
export const Rows = ({ cast, locale, ...tapping }: { cast: DreamCast; locale: Locale } & Tapping) => {
  const words = cardWords[locale];
  const names = cardNames[locale];
  const rest = cast.symbols.slice(mostShown);
  return (
    <dl className="dm-rows">
      {rest.length > 0 ? (
        <Row label={words.also}>
          {rest.map(({ id }) => (
            <Tap key={id} fact={`symbol.${id}`} className="dm-term" {...tapping}>
              {toImageName(cast, locale, id)}
            </Tap>
          ))}
        </Row>
      ) : null}
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
      {cast.themes.length > 0 ? (
        <Row label={words.themes}>
          {cast.themes.slice(0, mostThemes).map(({ theme, share }) => (
            <Tap key={theme} fact={`theme.${theme}`} className="dm-theme" {...tapping}>
              <span>{names.theme(theme)}</span>
              <i style={{ inlineSize: `${Math.round(share * 100)}%` }} />
            </Tap>
          ))}
        </Row>
      ) : null}
      {cast.recurring
        .filter(({ id }) => toImageName(cast, locale, id) !== "")
        .slice(0, mostRecurring)
        .map(({ id, times, dates }, index) => (
          <Row key={id} label={index === 0 ? words.recurring : ""}>
            <Tap fact={`recurring.${id}`} className="dm-term" {...tapping}>
              {toImageName(cast, locale, id)}
              <span className="dm-dots" aria-hidden="true">
                {dates.slice(-8).map((date) => (
                  <i key={date} />
                ))}
                <i className="dm-now" />
              </span>
              <small>×{times}</small>
            </Tap>
          </Row>
        ))}
      {cast.classical.slice(0, 1).map(({ id, line }) => (
        <Row key={line} label={words.classical}>
          <Tap fact={`classical.${id}`} className="dm-term dm-verse" {...tapping}>
            <span lang="zh">{line}</span>
          </Tap>
        </Row>
      ))}
    </dl>
  );
};
