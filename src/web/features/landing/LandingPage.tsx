import { useCallback, useMemo, useState } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { setCurrentLocale } from "../../kernel/locale-rule.ts";
import { Fairness } from "./components/Fairness.tsx";
import { Foot } from "./components/Foot.tsx";
import { Free } from "./components/Free.tsx";
import { Hero } from "./components/Hero.tsx";
import { Readings } from "./components/Readings.tsx";
import { Steps } from "./components/Steps.tsx";
import { Tongues } from "./components/Tongues.tsx";
import { Topics } from "./components/Topics.tsx";
import type { Draw } from "./draw/create-draw.ts";
import { type ServedIslands, useIslands } from "./readings/use-islands.ts";
import { LandingContext } from "./use-landing.ts";

interface LandingPageProps {
  locale: Locale;
  draw: Draw;
  islands: ServedIslands;
  /** Called when the switch was used: saves the choice and tells the document. */
  onLocale?: (locale: Locale) => void;
}

/** The front page, on which one can draw at once. */
export const LandingPage = ({ locale: first, draw, islands: served, onLocale }: LandingPageProps) => {
  const [locale, show] = useState(first);
  setCurrentLocale(locale);
  const setLocale = useCallback(
    (next: Locale) => {
      show(next);
      onLocale?.(next);
    },
    [onLocale],
  );
  const landing = useMemo(() => ({ locale, setLocale }), [locale, setLocale]);
  const islands = useIslands(served, locale);
  return (
    <LandingContext value={landing}>
      <main>
        <Hero draw={draw} />
        <Readings islands={islands} />
        <Steps />
        <Fairness draw={draw} />
        <Topics />
        <Tongues islands={islands} />
        <Free />
      </main>
      <Foot />
    </LandingContext>
  );
};
