import { castHoroscope, type HoroscopeCast } from "../topics/kit/horoscope/cast.ts";
import { horoscopeInput } from "../topics/kit/horoscope/input.ts";
import { tellHoroscope } from "../topics/kit/horoscope/telling/tell-horoscope.ts";
import { themes } from "../topics/kit/horoscope/themes.ts";
import { engineVersion } from "../topics/kit/horoscope/version.ts";
import { parseInput } from "../topics/kit/parse-input.ts";
import type { CastTopic } from "../topics/kit/topic.ts";

/** What the command line needs of anything that is cast. */
export type Castable = Pick<CastTopic, "kind" | "engineVersion" | "isDraw" | "parse" | "cast" | "facts" | "tell"> & { id: string };

interface Input {
  sign: HoroscopeCast["sign"];
  period: HoroscopeCast["period"];
  date?: string;
}

/** The horoscope, cast like a topic though it has no chat of its own. */
export const horoscope: Castable = {
  kind: "cast",
  id: "horoscope",
  engineVersion,
  isDraw: false,
  parse: (given) => parseInput<Input>(horoscopeInput as never, given),
  cast(input, { moment }) {
    const { sign, period, date = moment.slice(0, 10) } = input as Input;
    return castHoroscope({ sign, period, date });
  },
  facts: (cast) =>
    themes.flatMap((theme) =>
      (cast as HoroscopeCast).points[theme].map(({ id, rule, ...values }) => ({ id: `${theme}.${id}`, key: rule, values: { theme, ...values } })),
    ),
  tell(cast, { locale }) {
    const { headline, paragraphs } = tellHoroscope(cast as HoroscopeCast, locale);
    return { headline, paragraphs: paragraphs.map(({ label, text, reasons }) => ({ label, text, facts: reasons, part: "body" })), followUps: [] };
  },
};
