import { toStem } from "../../../topics/kit/calendar/sexagenary.ts";
import { useLocale } from "../locale.tsx";
import { DayMaster, SunRing } from "../profiles/Figures.tsx";
import { useProfileWords } from "../profiles/use-profile-words.ts";
import { useSignsWords } from "../profiles/use-signs-words.ts";
import { BirthPlate } from "./BirthPlate.tsx";
import { type BirthDraft, type Column, listMissing, type Problems } from "./birth-draft.ts";
import { ClockNote } from "./ClockNote.tsx";
import { toOpenPillars } from "./open-pillars.ts";
import { Pillar } from "./Pillar.tsx";
import { pillarWords } from "./pillar-words.ts";
import type { SignedBirth } from "./sign-birth.ts";
import { useBirthWords } from "./use-birth-words.ts";
import { useSignedBirth } from "./use-signed-birth.ts";
import "./pillars-plate.css";

const needs = ["date", "time"];

interface PillarsPlateProps {
  draft: BirthDraft;
  problems: Problems;
  isTwice: boolean;
  /** By whose clock the time goes while no place is known. */
  timeZone: string;
  onChange(draft: BirthDraft): void;
}

/** The line that says what the birth comes to so far. */
const Signs = ({ signed, isTimeOpen }: { signed: SignedBirth; isTimeOpen: boolean }) => {
  const words = useProfileWords();
  const birthWords = useBirthWords();
  const { sayStem, saySign } = useSignsWords();
  const locale = useLocale();
  const { pillars, sunSign, laterSign } = signed;
  const stem = toStem(pillars.day);
  const sign = laterSign ? words.eitherSign(saySign(sunSign), saySign(laterSign)) : saySign(sunSign);
  return (
    <div className="birth-signs">
      <DayMaster stem={stem} />
      <SunRing sign={laterSign ? null : sunSign} size={22} />
      <p>
        <b>{words.dayAndSun(sayStem(stem), sign)}</b>
        <small>{isTimeOpen ? birthWords.hourOpen : <ClockNote cast={signed} locale={locale} />}</small>
      </p>
    </div>
  );
};

/** A birth on its wheels under the four pillars it fills, with the day master and the Sun's sign at its foot: all reckoned here, as it is set. */
export const PillarsPlate = ({ draft, problems, isTwice, timeZone, onChange }: PillarsPlateProps) => {
  const locale = useLocale();
  const words = useBirthWords();
  const pillarsSay = pillarWords[locale];
  const signed = useSignedBirth(draft.place ? draft : { ...draft, timeZone });
  const pillars = signed?.pillars ?? toOpenPillars(draft);
  const toHead = (column: Column, isNext: boolean) => {
    const ganzhi = pillars[column] ?? null;
    const empty = column === "hour" && draft.isTimeUnknown ? pillarsSay.unknownHour : isNext ? pillarsSay.next : "";
    return <Pillar title={pillarsSay.pillars[column]} ganzhi={ganzhi} note={ganzhi ? pillarsSay.note(ganzhi) : empty} isNext={isNext} />;
  };
  return (
    <BirthPlate
      title={words.birth}
      birth={{ draft, known: {}, needs, problems, isTwice, isWhole: listMissing(draft, needs).length === 0, onChange }}
      leaves={["sex"]}
      locale={locale}
      toHead={toHead}
      more={signed ? <Signs signed={signed} isTimeOpen={!draft.isTimeUnknown && draft.time === ""} /> : null}
    />
  );
};
