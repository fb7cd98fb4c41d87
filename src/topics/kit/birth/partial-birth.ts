import type { Birth } from "./birth.ts";

/** A place that the words may mean, as it would be taken over. */
export interface PlaceOption {
  /** "Springfield, Illinois, United States" */
  label: string;
  place: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  isXinjiang: boolean;
}

/** A birth as far as it has been said. What can be read several ways waits in `…Options` until it is answered; nothing is filled in. */
export interface PartialBirth extends Partial<Birth> {
  dateParts?: { year?: number; yearOptions?: number[]; month?: number; day?: number };
  /** Dates in the birth's calendar; one of them is meant. */
  dateOptions?: string[];
  timeOptions?: string[];
  /** Said without an hour: "in the afternoon". */
  timeHalf?: "morning" | "afternoon";
  /** Clocks a record in Xinjiang may go by. */
  zoneOptions?: string[];
  placeOptions?: PlaceOption[];
}

/** The parts of speech that wait for an answer, in the order they are asked. */
export const toPending = ({ dateOptions, timeOptions, zoneOptions, placeOptions }: PartialBirth): "date" | "time" | "zone" | "place" | undefined => {
  if (dateOptions) return "date";
  if (timeOptions) return "time";
  if (placeOptions) return "place";
  return zoneOptions ? "zone" : undefined;
};
