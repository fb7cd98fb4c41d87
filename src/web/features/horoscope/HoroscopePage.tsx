import { useQuery } from "@tanstack/react-query";
import type { Sign } from "../../../topics/kit/sky/signs.ts";
import { useHeader } from "../../app/header-slots.tsx";
import { useLocale } from "../../kernel/locale.tsx";
import { tellingOf } from "./api.ts";
import { Questions } from "./ranking/Questions.tsx";
import { Ranking } from "./ranking/Ranking.tsx";
import { Failed } from "./States.tsx";
import { BirthdayFinder } from "./sign/BirthdayFinder.tsx";
import { SignHead } from "./sign/SignHead.tsx";
import { SignPicker } from "./sign/SignPicker.tsx";
import { SkyCalendar } from "./sky/SkyCalendar.tsx";
import { Told, ToldWaiting } from "./telling/Told.tsx";
import { type HoroscopePlace, type ToAddress, useHoroscopePlace } from "./use-horoscope-place.ts";
import { useWords } from "./use-words.ts";
import "./horoscope.css";
import "./scores/scores.css";
import "./telling/telling.css";
import "./ranking/ranking.css";
import "./sky/sky.css";

interface OfSignProps {
  sign: Sign;
  place: HoroscopePlace;
  toAddress: ToAddress;
}

/** What a period holds for a sign. */
const OfSign = ({ sign, place: { period, date }, toAddress }: OfSignProps) => {
  const { data, error, isPlaceholderData, refetch } = useQuery(tellingOf(sign, period, date, useLocale()));
  if (error && (!data || isPlaceholderData)) return <Failed error={error} onRetry={() => void refetch()} />;
  return data ? <Told telling={data} isOld={isPlaceholderData} toAddress={toAddress} /> : <ToldWaiting />;
};

/** The sky for a sign and for everybody: a day's, week's, month's or year's scores with every reason, the twelve in order, the calendar. */
export const HoroscopePage = () => {
  const words = useWords();
  const { place, toAddress } = useHoroscopePlace();
  const { sign, theme } = place;
  useHeader(words.title, words.subtitle);
  return (
    <div className="horoscope">
      {sign ? (
        <>
          <SignHead sign={sign} place={place} toAddress={toAddress} />
          <OfSign sign={sign} place={place} toAddress={toAddress} />
        </>
      ) : (
        <>
          <div className="choose">
            <h2>{words.chooseTitle}</h2>
            <p className="quiet">{words.chooseWords}</p>
          </div>
          <SignPicker chosen={undefined} toAddress={toAddress} />
          <BirthdayFinder toAddress={toAddress} />
        </>
      )}
      <div className="abreast">
        <Ranking place={place} toAddress={toAddress} />
        <Questions theme={theme} sign={sign} />
      </div>
      <SkyCalendar place={place} toAddress={toAddress} />
      <p className="quiet horoscope-note">{words.note}</p>
    </div>
  );
};
