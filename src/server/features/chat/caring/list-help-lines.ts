import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { HelpLine, HelpNeed, OwnHelpLines } from "../../../kernel/help-lines-file.ts";
import { knownLines, type Region, regionNames, toEmergencyName } from "./help-lines.ts";

/** Zones whose country we have lines for. Others name none, and the language's own list stands. */
// biome-ignore format: a table
const zones: [RegExp, Region][] = [
  [/^Asia\/(?:Shanghai|Chongqing|Harbin|Urumqi|Kashgar)$|^PRC$/, "cn"],
  [/^(?:Asia\/)?Hong_?[Kk]ong$/, "hk"], [/^Asia\/Taipei$|^ROC$/, "tw"], [/^Asia\/Maca[uo]$/, "mo"],
  [/^Asia\/(?:Kuala_Lumpur|Kuching)$/, "my"], [/^(?:Asia\/)?Singapore$/, "sg"], [/^Asia\/(?:Kolkata|Calcutta)$/, "in"],
  [/^America\/(?:Toronto|Vancouver|Edmonton|Winnipeg|Halifax|St_Johns|Regina|Montreal|Moncton|Whitehorse)$|^Canada\//, "ca"],
  [/^America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Anchorage|Detroit|Boise|Indiana\/.{1,20}|Kentucky\/.{1,20})$|^US\/|^Pacific\/Honolulu$/, "us"],
  [/^Europe\/(?:London|Belfast)$|^GB$/, "gb"], [/^Europe\/Dublin$|^Eire$/, "ie"],
  [/^Australia\//, "au"], [/^Pacific\/(?:Auckland|Chatham)$|^NZ$/, "nz"],
];

/** Where a language is spoken most, for somebody whose zone says nothing. */
const spokenIn: Record<Locale, readonly Region[]> = {
  zh: ["cn", "hk", "tw", "mo", "sg", "my", "elsewhere"],
  en: ["us", "ca", "gb", "ie", "au", "nz", "in", "elsewhere"],
};

const findRegion = (timeZone: string): Region | null => zones.find(([zone]) => zone.test(timeZone))?.[1] ?? null;

const toLine = (need: HelpNeed, region: Region, locale: Locale, of: HelpNeed | "emergency"): HelpLine[] =>
  knownLines
    .filter((line) => line.region === region && line.need === of)
    .map(({ name, contact }) => {
      const said = of === "emergency" ? toEmergencyName(need) : name;
      return { name: typeof said === "string" ? said : said[locale], contact, where: regionNames[region][locale] };
    });

export interface LinesWanted {
  need: HelpNeed;
  locale: Locale;
  /** The person's. */
  timeZone: string;
  /** What whoever runs this server set in place of ours. */
  own: OwnHelpLines | null;
}

/** People to call: all of the person's own region, then one line of each where the language is spoken. */
export const listHelpLines = ({ need, locale, timeZone, own }: LinesWanted): HelpLine[] => {
  const given = own?.[need]?.[locale];
  if (given) return given;
  const region = findRegion(timeZone);
  const near = region ? [...toLine(need, region, locale, need), ...toLine(need, region, locale, "emergency")] : [];
  const far = spokenIn[locale].filter((one) => one !== region).flatMap((one) => toLine(need, one, locale, need).slice(0, 1));
  return [...near, ...far];
};

/** The number to dial in the moment of danger. */
export const findEmergency = ({ need, locale, timeZone }: Pick<LinesWanted, "need" | "locale" | "timeZone">): string => {
  const region = findRegion(timeZone) ?? spokenIn[locale][0]!;
  return toLine(need, region, locale, "emergency")[0]?.contact ?? "112";
};
