import type { AnswerOf } from "../../../../shared/contract/call.ts";
import type { subRegion } from "../../../../shared/contract/profiles.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { listCountries, listPlacesIn } from "../../../../topics/kit/places/list-regions.ts";

export const listBase = ({ locale }: { locale: Locale }): ReturnType<typeof listCountries> => listCountries(locale);

export const listSubregion = ({ region, locale }: { region: string; locale: Locale }): AnswerOf<typeof subRegion>["list"] =>
  listPlacesIn(region, locale).map(({ name, place: { id, latitude, longitude, timeZone } }) => ({ id, name, latitude, longitude, time_zone: timeZone }));
