import type { Locale } from "../../../../shared/i18n/locale.ts";
import { type Place, toPlaceLabel } from "../../places/place.ts";
import type { PlaceOption } from "../partial-birth.ts";
import type { Span } from "./heard.ts";

/** `findPlaceInText` of kit/places, or a stand-in. */
export type FindPlace = (text: string, locale: Locale) => { text: string; index: number; candidates: readonly Place[] } | undefined;

const toOption = (place: Place, locale: Locale): PlaceOption => ({
  label: toPlaceLabel(place, locale),
  place: place.name[locale],
  latitude: place.latitude,
  longitude: place.longitude,
  timeZone: place.timeZone,
  isXinjiang: place.isXinjiang,
});

const birthPlace =
  /(?:出生(?:地)?(?:点)?\s*(?:在|于|是|:)?|生(?:在|于)|老家(?:在|是)?|籍贯(?:是)?|改成|改为|换成|应该是|地点(?:是|:)?|\bborn\b[^.;?]{0,120}?\b(?:in|at|near)\b|\b(?:birth ?place|place of birth)\b[\s:]*(?:is|was)?|\b(?:but|actually|should be|make it|make that|i meant?)\b)/gi;

/** Where somebody lives now is not where they were born. */
const home = /(?:现居|现在?住在?|住在|现在在|目前在|如今在|\b(?:now )?(?:live|lives|living|based) in)[^,.。;!?]*/gi;

/** The place of a birth: what follows the word for it first, then any place the words name. */
export const hearPlace = (said: string, locale: Locale, findPlace: FindPlace): Span<PlaceOption[]> | undefined => {
  const text = said.replace(home, (words) => ",".repeat(words.length));
  const marks = [...text.matchAll(birthPlace)];
  for (const [at, match] of marks.entries()) {
    const end = match.index + match[0].length;
    // Up to the next such word, which has a place of its own: no letter is looked at twice.
    const after = text.slice(end, marks[at + 1]?.index);
    const from = end + /^[\s,]*/.exec(after)![0].length;
    const tail = after.slice(from - end).split(/[,。;?!](?=\p{Script=Han})|[。;?!\n]/u)[0] ?? "";
    const found = findPlace(tail, locale);
    if (found) return { what: found.candidates.map((place) => toOption(place, locale)), index: from + found.index, length: found.text.length };
  }
  const found = findPlace(text, locale);
  return found && { what: found.candidates.map((place) => toOption(place, locale)), index: found.index, length: found.text.length };
};
