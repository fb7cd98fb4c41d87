import type { ReactNode } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { toBranch } from "../../../topics/kit/calendar/sexagenary.ts";
import { animalNamesEn, branchNamesEn, stemNamesEn } from "../../../topics/kit/pillars/data/names-en.ts";
import type { FourPillars } from "../../../topics/kit/pillars/four-pillars.ts";

/** What of a cast says by which clock it goes. */
export interface Clocked {
  pillars: FourPillars;
  hasTime: boolean;
  isDst: boolean;
  civilTime: string;
  trueSolarTime: string | null;
  variants: readonly { reason: string; pillars: FourPillars }[];
}

interface NoteParts {
  isDst: boolean;
  wall: string;
  sun: ReactNode;
  hour: NonNullable<FourPillars["hour"]>;
  /** The hour's pillar had nothing been put right; null where it is the same. */
  otherwise: FourPillars["hour"];
}

const toNote: Record<Locale, (parts: NoteParts) => ReactNode> = {
  zh: ({ isDst, wall, sun, hour, otherwise }) => (
    <>
      {isDst ? "那时当地的钟拨快了一小时。" : ""}钟上 {wall}，真太阳时 {sun}，落在<b>{toBranch(hour)}时</b>
      {otherwise ? `；不换算会排成${otherwise}。` : "。"}
    </>
  ),
  en: ({ isDst, wall, sun, hour, otherwise }) => (
    <>
      {isDst ? "Clocks there were an hour fast. " : ""}
      {wall} on the clock is {sun} by the sun, so the <b>{animalNamesEn[toBranch(hour)]}</b> hour
      {otherwise ? `; left alone it would come out ${stemNamesEn[otherwise[0]!]} ${branchNamesEn[otherwise[1]!]}.` : "."}
    </>
  ),
};

/** What was put right between the clock on the wall and the sky, said before anything is cast. */
export const ClockNote = ({ cast, locale }: { cast: Clocked; locale: Locale }) => {
  const { pillars, hasTime, isDst, civilTime, trueSolarTime, variants } = cast;
  if (!hasTime || pillars.hour === null || trueSolarTime === null) return null;
  const byClock = variants.find(({ reason }) => reason === "clock")?.pillars.hour ?? null;
  const otherwise = byClock === pillars.hour ? null : byClock;
  return toNote[locale]({ isDst, wall: civilTime.slice(11, 16), sun: <b>{trueSolarTime.slice(11, 16)}</b>, hour: pillars.hour, otherwise });
};
