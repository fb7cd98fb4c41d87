import type { Locale } from "../../../shared/i18n/locale.ts";

/** A name in both languages; where no Chinese name is settled, `zh` is the Latin one. */
export type PlaceName = Readonly<Record<Locale, string>>;

export interface Place {
  /** "cn310115" (division code of mainland China), "g2988507" (GeoNames). Stays the same when the data are made again. */
  id: string;
  name: PlaceName;
  /** Province, state or county; for Chinese counties the prefecture too (湖南省长沙市). Null where the country has none worth naming. */
  region: PlaceName | null;
  country: PlaceName & { /** ISO 3166-1 alpha-2 */ code: string };
  /** Degrees, north and east plus. */
  latitude: number;
  longitude: number;
  /** IANA. All of mainland China is Asia/Shanghai; see isXinjiang. */
  timeZone: string;
  /** Zero where it is not known. */
  population: number;
  /** Records there are kept by Beijing time or by a clock two hours behind: ask which. */
  isXinjiang: boolean;
}

/** One line for a list: "长沙市 · 湖南省 · 中国", "Springfield, Illinois, United States". */
export const toPlaceLabel = (place: Place, locale: Locale): string => {
  const parts = [place.name, place.region, place.country].flatMap((name) => (name ? [name[locale]] : []));
  return [...new Set(parts)].join(locale === "zh" ? " · " : ", ");
};
