import { toDayPerson } from "../kit/almanac/day-person.ts";
import type { CastContext } from "../kit/topic.ts";
import { toNameParts } from "./affixes.ts";
import { type ChineseName, toChineseName } from "./chinese.ts";
import { findIndustry, type Industry } from "./industries.ts";
import type { BusinessInput } from "./input.ts";
import { type LatinName, toLatinName } from "./latin.ts";
import { findOpening, type Opening } from "./opening.ts";
import { type Owner, toOwner } from "./owner.ts";
import { listScoreParts, type ScorePart, toScore } from "./score.ts";
import { type Proposal, searchBrands } from "./search.ts";

export interface BusinessCast {
  /** As given, or the best of the names proposed. */
  name: string;
  /** The Chinese characters of the name and its Latin letters; at least one is there. */
  chinese: ChineseName | null;
  latin: LatinName | null;
  /** null where the trade is none of the table's; `industryText` is what was said. */
  industry: Industry | null;
  industryText: string;
  owner: Owner | null;
  opening: Opening | null;
  score: number;
  scoreParts: ScorePart[];
  isSuggested: boolean;
  /** Names proposed, the best first, itself the first of them. */
  suggestions: Proposal[];
}

const usualCount = 6;
const toHan = (text: string): string => [...text].filter((char) => /\p{Script=Han}/u.test(char)).join("");
const toLatin = (text: string): string => text.replace(/[^\p{Script=Latin}\p{Mn} .&'’+-]/gu, " ").trim();

/** The trade that is said, else the one the name's own words tell: 星河科技 is a software company. */
export const findIndustryOf = ({ industry = "", name = "" }: Pick<BusinessInput, "industry" | "name">): Industry | null => {
  const said = findIndustry(industry);
  if (said || industry !== "") return said ?? null;
  const trades = toNameParts(toHan(name))
    .affixes.filter(({ kind }) => kind !== "region")
    .map(({ text }) => text)
    .join(" ");
  return findIndustry(trades) ?? (/\s/.test(toLatin(name)) ? (findIndustry(toLatin(name)) ?? null) : null);
};

/**
 * @param input as `input` validates it
 * @throws AppError invalidParameters for a birth that never was
 */
export const castBusiness = (input: BusinessInput, { moment }: Pick<CastContext, "moment">): BusinessCast => {
  const industry = findIndustryOf(input);
  const owner = input.owner ? toOwner(input.owner, industry) : null;
  const opening = findOpening(input, input.owner ? [toDayPerson(input.owner, "owner")] : [], moment);
  const common = { industry, industryText: input.industry ?? "", owner, opening };
  if (input.suggest === true) {
    const suggestions = searchBrands({ industry, owner, avoid: input.avoid ?? "", count: input.count ?? usualCount });
    const [best] = suggestions;
    if (!best) throw new RangeError("no name fits the wish");
    const { chinese, score, scoreParts } = best;
    return { name: chinese.name, chinese, latin: null, ...common, score, scoreParts, isSuggested: true, suggestions };
  }
  const name = input.name ?? "";
  const han = toHan(name);
  const letters = toLatin(name);
  const chinese = han === "" ? null : toChineseName(han);
  const latin = letters === "" ? null : toLatinName(letters);
  const scoreParts = listScoreParts({ chinese, latin, industry, owner });
  return { name, chinese, latin, ...common, score: toScore(scoreParts), scoreParts, isSuggested: false, suggestions: [] };
};
