import type { ReactNode } from "react";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { Instrument } from "../../../ui/plate/instrument.tsx";
import { BirthRows, type BirthRowsProps } from "./BirthRows.tsx";
import { BirthWheels } from "./BirthWheels.tsx";
import type { Column } from "./birth-draft.ts";
import { CalendarSwitch } from "./CalendarSwitch.tsx";
import "./birth.css";
import "./birth-plate.css";

/** One birth that is being set, as its wheels and rows take it. */
export interface OpenBirth extends Omit<BirthRowsProps, "leaves" | "locale"> {
  /** Nothing of it is missing. */
  isWhole: boolean;
  /** Under the plate: another way to set it. */
  below?: ReactNode;
}

interface BirthPlateProps extends Pick<BirthRowsProps, "leaves"> {
  title: string;
  birth: OpenBirth;
  locale: Locale;
  /** Over the wheels: what they come to. */
  figure?: ReactNode;
  /** Over each wheel. */
  toHead?(column: Column, isNext: boolean): ReactNode;
  /** Further lines under those of the birth. */
  more?: ReactNode;
  /** At its foot: what was put right before casting. */
  note?: ReactNode;
}

/** The plate of a cast that is still to come: its figure fills over the wheels that set it. */
export const BirthPlate = ({ title, birth: { isWhole, below, ...birth }, leaves = [], locale, figure, toHead, more, note }: BirthPlateProps) => (
  <>
    <Instrument title={title} aside={<CalendarSwitch draft={birth.draft} onChange={birth.onChange} />}>
      {figure}
      <BirthWheels {...birth} locale={locale} hasTime={!leaves.includes("time")} {...(toHead && { toHead })} />
      <BirthRows {...birth} leaves={leaves} locale={locale} />
      {more}
      <p className="birth-note" role="status">
        {note}
      </p>
    </Instrument>
    {below}
  </>
);
