import type { AnswerOf } from "../../../../shared/contract/call.ts";
import type { baseRegion, subRegion } from "../../../../shared/contract/profiles.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { keepLatest } from "../../../../shared/keep-latest.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { look } from "./works.ts";

/** A region's list is some 100 KB at most. */
const listsKept = 64;

/** The gazetteer's lists, made in a thread when they are first asked for; the latest stay in memory. */
export const createRegions = (kernel: Kernel) => {
  const keep = <List>(most: number, make: (key: string) => Promise<List>) => {
    const kept = keepLatest(most, (): { list?: Promise<List> } => ({}));
    return (key: string): Promise<List> => {
      const entry = kept(key);
      // A list that could not be made is made again for whoever asks next.
      entry.list ??= make(key).catch((error: unknown) => {
        delete entry.list;
        throw error;
      });
      return entry.list;
    };
  };
  const countries = keep(2, (locale) => look(kernel, "profiles.countries", { locale: locale as Locale }));
  const places = keep(listsKept, (key) => {
    const [locale, region] = key.split(" ") as [Locale, string];
    return look(kernel, "profiles.places", { region, locale });
  });
  return {
    countries: async (locale: Locale): Promise<AnswerOf<typeof baseRegion>> => ({ list: await countries(locale) }),
    /** Nothing that is no code of a region takes a place among those kept. */
    places: async (region: string, locale: Locale): Promise<AnswerOf<typeof subRegion>> => ({
      list: /^[A-Z]{2}(-\d{2})?$/.test(region) ? await places(`${locale} ${region}`) : [],
    }),
  };
};
