import type { Locale } from "../../shared/i18n/locale.ts";
import { keepLast } from "../../shared/keep-last.ts";
import type { FactMap, FactWording } from "../kit/fact.ts";
import type { Reader } from "../kit/reading.ts";
import type { PersonalityCast } from "./engine.ts";
import { toTopicKey } from "./facts.ts";
import { getTelling, tellings } from "./instruments/tellings.ts";
import { testNames } from "./test-names.ts";

const factsOf = keepLast((cast: PersonalityCast) => getTelling(cast.test).facts(cast));

const toWords = (locale: Locale): FactWording<FactMap> =>
  Object.fromEntries(
    Object.entries(tellings).flatMap(([test, { readers }]) => Object.entries(readers[locale].words).map(([key, say]) => [toTopicKey(test, key), say])),
  );

/** The topic's reader: each cast is told by its own test. */
export const toReader = (locale: Locale): Reader<PersonalityCast, FactMap> => {
  const own = <Request extends { cast: PersonalityCast }>(request: Request) => {
    const { readers } = getTelling(request.cast.test);
    return { reader: readers[locale], request: { ...request, facts: factsOf(request.cast) } };
  };
  return {
    words: toWords(locale),
    tell(given) {
      const { reader, request } = own(given);
      return reader.tell(request);
    },
    answer(given) {
      const { reader, request } = own(given);
      return reader.answer(request);
    },
    summarise: (cast) => `${testNames[cast.test][locale]} · ${getTelling(cast.test).readers[locale].summarise(cast)}`,
  };
};
