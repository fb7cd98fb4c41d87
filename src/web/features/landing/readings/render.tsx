import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import * as astroCard from "../../../../topics/astro/card.tsx";
import * as fortuneCard from "../../../../topics/fortune/card.tsx";
import { Glyph } from "../../../../topics/glyph.tsx";
import { type CardFrameProps, CardFrameProvider } from "../../../../topics/kit/card/parts.tsx";
import type { CardCaption, CardProps } from "../../../../topics/kit/card.ts";
import { manifest } from "../../../../topics/manifest.ts";
import * as tarotCard from "../../../../topics/tarot/card.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Plate } from "../../../../ui/plate/plate.tsx";
import { paths } from "../../../app/paths.ts";
import { htmlLang } from "../../../kernel/locale-rule.ts";
import { toBlocks } from "../draw/to-blocks.ts";
import { dictionaries } from "../use-landing.ts";
import { type CastReading, castReading, type ShownTopic, shownTopics } from "./cast-readings.ts";
import type { Islands } from "./islands.ts";

const cards: Record<ShownTopic, { Card(props: CardProps): ReactNode; toCaption: CardCaption }> = {
  astro: astroCard,
  tarot: tarotCard,
  fortune: fortuneCard,
};
const figureAlone = ({ figure }: CardFrameProps): ReactNode => figure;
const nothing = (): void => undefined;

/** The first words of a reading: what fits beside its figure. */
const paragraphsShown = 2;
const toOpening = ({ reading }: CastReading): string[] =>
  toBlocks(reading.paragraphs.map(({ text }) => text).join("\n\n"))
    .filter(({ kind }) => kind === "paragraph")
    .slice(0, paragraphsShown)
    .map(({ text }) => text);

const Shown = ({ topic, locale }: { topic: ShownTopic; locale: Locale }) => {
  const { readings } = dictionaries[locale];
  const { asked, open } = readings.of[topic];
  const made = castReading[topic](locale);
  const { Card, toCaption } = cards[topic];
  const { title, note } = toCaption(made.cast, locale);
  return (
    <article className={`reading is-${topic}`}>
      {/* A picture only: in the chat every part of it can be tapped. */}
      <div className="reading-figure" role="img" aria-label={`${title} ${note}`}>
        <div inert>
          <Plate title={title} note={note}>
            <CardFrameProvider value={figureAlone}>
              <Card cast={made.cast} locale={locale} isFresh={false} facts={made.facts} activeFactId={null} onFact={nothing} />
            </CardFrameProvider>
          </Plate>
        </div>
      </div>
      <div className="reading-words">
        <p className="reading-topic">
          <Glyph topic={topic} size={20} />
          {manifest[topic].names[locale].name}
        </p>
        <p className="reading-asked">{asked}</p>
        <h3>{made.reading.headline}</h3>
        <div className="reading-opening">
          {toOpening(made).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <a className="btn reading-open" href={paths.newChat(topic, locale)}>
          {open}
          <Icon name="chev" size={18} />
        </a>
        <details className="reading-again">
          <summary>{readings.again}</summary>
          <p>{readings.againNote}</p>
          <code lang="en">{made.command}</code>
        </details>
      </div>
    </article>
  );
};

/** One draw, told in both languages. */
const Tongues = () =>
  (["zh", "en"] as const).map((locale) => {
    const made = castReading.tarot(locale);
    return (
      <div key={locale} className="tongue" lang={htmlLang[locale]}>
        <p className="reading-asked">{dictionaries[locale].readings.of.tarot.asked}</p>
        <h3>{made.reading.headline}</h3>
        <p>{toOpening(made)[0]}</p>
      </div>
    );
  });

const toMarkup = async (name: string, node: ReactNode): Promise<string> => {
  const { prelude } = await prerender(node, { identifierPrefix: name, progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
};

/** The parts of the page that are engines’ work, as markup. Used at build time alone: a browser never loads what makes them. */
export const renderIslands = async (locale: Locale): Promise<Islands> => ({
  readings: await toMarkup(
    "r",
    shownTopics.map((topic) => <Shown key={topic} topic={topic} locale={locale} />),
  ),
  tongues: await toMarkup("t", <Tongues />),
});
