import type { Profile } from "../../../../shared/contract/profiles.ts";
import { DayMaster, parseSign, parseStem } from "../../../kernel/profiles/Figures.tsx";
import { useSignsWords } from "../../../kernel/profiles/use-signs-words.ts";
import { usePickerWords } from "./use-picker-words.ts";

interface SeatsProps {
  woman: Profile | undefined;
  man: Profile | undefined;
}

/** The two a match is made of; the seat that is still empty is the next. */
export const Seats = ({ woman, man }: SeatsProps) => {
  const words = usePickerWords();
  const { sayStem, saySign } = useSignsWords();
  const seat = (gender: "female" | "male", one: Profile | undefined, isNext: boolean) => {
    const [stem, sign] = [parseStem(one?.signs?.dayStem), parseSign(one?.signs?.sunSign)];
    return (
      <div className={isNext ? "is-next" : undefined}>
        <span>{words.seats[gender]}</span>
        <DayMaster stem={stem} />
        <b>{one?.nickname ?? words.open}</b>
        <small>{one ? [stem && sayStem(stem), sign && saySign(sign)].filter(Boolean).join(" · ") : words.below}</small>
      </div>
    );
  };
  return (
    <div className="seats" aria-live="polite">
      {seat("female", woman, !woman)}
      <svg className="g" viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
        <path d="M14.1 13.2A5.3 5.3 0 1 1 3.5 13.2A5.3 5.3 0 1 1 14.1 13.2ZM20.5 13.200A5.300 5.300 0 1 1 9.900 13.200A5.300 5.300 0 1 1 20.500 13.200Z" />
      </svg>
      {seat("male", man, woman !== undefined && !man)}
    </div>
  );
};
