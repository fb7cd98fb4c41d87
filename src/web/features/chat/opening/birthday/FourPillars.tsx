import type { FourPillars as Pillars } from "../../../../../topics/kit/pillars/four-pillars.ts";
import { BirthPlate } from "../../../../kernel/birth/BirthPlate.tsx";
import type { Column } from "../../../../kernel/birth/birth-draft.ts";
import { type Clocked, ClockNote } from "../../../../kernel/birth/ClockNote.tsx";
import { toOpenPillars } from "../../../../kernel/birth/open-pillars.ts";
import { Pillar } from "../../../../kernel/birth/Pillar.tsx";
import { pillarWords } from "../../../../kernel/birth/pillar-words.ts";
import { useBirths } from "../birth/use-births.ts";
import type { DeviceProps } from "../devices.ts";

const asked = { birth: ["date", "time", "place", "sex"] };

/** The four pillars, each over the wheel that sets it; they fill as a birth is set or written. */
const FourPillars = (props: DeviceProps) => {
  const { locale } = props;
  const words = pillarWords[locale];
  const { births, preview } = useBirths(asked, props);
  const { birth } = births;
  const { draft } = birth;
  const cast = preview?.cast as ({ pillars: Pillars } & Clocked) | null | undefined;
  const pillars: Partial<Pillars> = cast?.pillars ?? toOpenPillars(draft);
  const toHead = (column: Column, isNext: boolean) => {
    const ganzhi = pillars[column] ?? null;
    const empty = column === "hour" && draft.isTimeUnknown ? words.unknownHour : isNext ? words.next : "";
    return <Pillar title={words.pillars[column]} ganzhi={ganzhi} note={ganzhi ? words.note(ganzhi) : empty} isNext={isNext} />;
  };
  return <BirthPlate title={words.title} birth={birth} locale={locale} toHead={toHead} note={cast && <ClockNote cast={cast} locale={locale} />} />;
};
export default FourPillars;
