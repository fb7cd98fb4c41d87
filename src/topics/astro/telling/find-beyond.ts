import { type Beyond, findBeyond } from "../../kit/asking/beyond.ts";

/** The sign, not the illness: beside a point of the chart, or as what somebody is. */
const cancerTheSign =
  /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|node|rising|ascendant|midheaven)(?: is)? in cancer\b|\bcancer(?= (?:sun|moon|rising|ascendant|midheaven|man|woman|sign|on (?:my|the) \w+ (?:cusp|house)))|\b(?:i['’]m|am|is|be) a cancer\b(?! patient)/gi;

/** What no chart can answer; `findBeyond`, but that Cancer may be a sign. */
export const findBeyondChart = (text: string): Beyond | null => findBeyond(text.replace(cancerTheSign, ""));
