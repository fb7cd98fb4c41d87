import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useNavigate } from "react-router";
import { signNames } from "../../../../topics/kit/horoscope/telling/names.ts";
import type { Sign } from "../../../../topics/kit/sky/signs.ts";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { useLocale } from "../../../kernel/locale.tsx";
import { skyOf } from "../api.ts";
import { firstYear, isDay, lastYear } from "../days.ts";
import { Failed } from "../States.tsx";
import { sayInstant } from "../say-instant.ts";
import { keepSign, type ToAddress } from "../use-horoscope-place.ts";
import { useWords } from "../use-words.ts";
import { findSunSign, type SunSign } from "./sun-sign.ts";

const Found = ({ found: { sign, border }, onTake }: { found: SunSign; onTake(sign: Sign): void }) => {
  const words = useWords();
  const locale = useLocale();
  const names = signNames[locale];
  const offered = border?.isSameDay ? [border.before, border.after] : [sign];
  const isNear = border && !border.isSameDay;
  return (
    <div className="birthday-found" role="status">
      {border?.isSameDay ? null : <p className="birthday-sign">{words.isSign(names[sign])}</p>}
      {border ? <p>{(isNear ? words.nearBorder : words.isBorder)(sayInstant(border.at, locale), names[border.before], names[border.after])}</p> : null}
      <div className="birthday-acts">
        {offered.map((one) => (
          <button key={one} type="button" className="btn" onClick={() => onTake(one)}>
            {words.takeSign(names[one])}
          </button>
        ))}
      </div>
    </div>
  );
};

/** Who does not know their sign finds it by the Sun of that day. */
export const BirthdayFinder = ({ toAddress }: { toAddress: ToAddress }) => {
  const words = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const [day, setDay] = useState("");
  const [isOpen, setOpen] = useState(false);
  const prefix = useId();
  const isGiven = isDay(day);
  const { data, error, isPending, refetch } = useQuery({ ...skyOf(day.slice(0, 7), locale), enabled: isGiven });
  const found = isGiven && data ? findSunSign(day, data.events) : null;
  const take = (sign: Sign) => {
    keepSign(sign);
    setOpen(false);
    void navigate(toAddress({ sign }));
  };
  return (
    <div className="birthday">
      <button type="button" className="tx" aria-expanded={isOpen} aria-controls={`${prefix}form`} onClick={() => setOpen(!isOpen)}>
        {words.noSign}
      </button>
      {isOpen ? (
        <div id={`${prefix}form`} className="birthday-form">
          <label htmlFor={`${prefix}day`}>{words.birthday}</label>
          <input
            id={`${prefix}day`}
            className="day-input"
            type="date"
            min={`${firstYear}-01-01`}
            max={`${lastYear}-12-31`}
            value={day}
            aria-describedby={`${prefix}note`}
            onChange={(event) => setDay(event.target.value)}
          />
          <p id={`${prefix}note`} className="quiet">
            {day && !isGiven ? words.outOfYears : words.birthdayNote}
          </p>
          {isGiven && isPending ? <Skeleton width="180px" height="44px" /> : null}
          {isGiven && error ? <Failed error={error} onRetry={() => void refetch()} /> : null}
          {found ? <Found found={found} onTake={take} /> : null}
        </div>
      ) : null}
    </div>
  );
};
