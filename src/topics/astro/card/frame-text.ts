import type { AstroCast } from "../cast-types.ts";

const secondsPerDegree = 240;

/** "1990-05-01 13:45" by the clock of the place, or "1990-05-01 05:45 UTC"; without a time the date alone, as it was at the longitude's own noon. */
export const toBirthText = ({ instant, civilTime, isTimeUnknown, longitude }: AstroCast): string => {
  if (civilTime) return isTimeUnknown ? civilTime.slice(0, 10) : civilTime.slice(0, 16).replace("T", " ");
  if (!isTimeUnknown) return `${instant.slice(0, 16).replace("T", " ")} UTC`;
  return new Date(Date.parse(instant) + (longitude ?? 0) * secondsPerDegree * 1000).toISOString().slice(0, 10);
};

/** "31.23°N 121.47°E", or null where the place is unknown. */
export const toCoordinates = ({ latitude, longitude }: Pick<AstroCast, "latitude" | "longitude">): string | null => {
  if (latitude === null || longitude === null) return null;
  const toText = (degrees: number, letters: readonly [string, string]): string => `${Math.abs(degrees).toFixed(2)}°${letters[degrees < 0 ? 1 : 0]}`;
  return `${toText(latitude, ["N", "S"])} ${toText(longitude, ["E", "W"])}`;
};
