import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Sign } from "../../../../topics/kit/sky/signs.ts";
import { Link } from "../../../kernel/link.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { rankingOf, scoreNames } from "../api.ts";
import { sayDay } from "../days.ts";
import { Failed, Waiting } from "../States.tsx";
import type { HoroscopePlace, ToAddress } from "../use-horoscope-place.ts";
import { useWords } from "../use-words.ts";
import { PlaceRow } from "./PlaceRow.tsx";

const rowWidths = Array<number>(12).fill(100);

/** The twelve signs of a day, best first, by a theme. */
export const Ranking = ({ place, toAddress }: { place: HoroscopePlace; toAddress: ToAddress }) => {
  const words = useWords();
  const locale = useLocale();
  const { date, theme, sign: mine } = place;
  const [open, setOpen] = useState<Sign | null>(null);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(rankingOf(date, theme, locale));
  return (
    <section className="ranking">
      <h2>{words.ranking}</h2>
      <p className="quiet">{words.rankingOf(sayDay(date, locale))}</p>
      <nav className="theme-tabs" aria-label={words.rankingTheme}>
        {scoreNames.map((name) => (
          <Link key={name} to={toAddress({ theme: name })} aria-current={name === theme ? "true" : undefined}>
            {words.score[name]}
          </Link>
        ))}
      </nav>
      {isPending ? <Waiting widths={rowWidths} height="36px" /> : null}
      {error && !data ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <ol className={isPlaceholderData ? "places is-old" : "places"} aria-busy={isPlaceholderData}>
          {data.list.map((one) => (
            <PlaceRow
              key={one.sign}
              ranked={one}
              isMine={one.sign === mine}
              isOpen={one.sign === open}
              onToggle={() => setOpen(one.sign === open ? null : one.sign)}
              date={date}
              theme={theme}
              to={toAddress({ sign: one.sign, period: "day" })}
            />
          ))}
        </ol>
      ) : null}
    </section>
  );
};
