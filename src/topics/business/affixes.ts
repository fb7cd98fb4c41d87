import { legalForms, regions, tradeWords } from "./data/affixes.ts";

export interface Affix {
  text: string;
  kind: "region" | "trade" | "form";
}

export interface NameParts {
  /** The brand, without what the registrar or the trade adds. */
  core: string;
  /** In the order of the name. */
  affixes: Affix[];
}

const longestFirst = (words: readonly string[]): string[] => [...words].sort((one, other) => other.length - one.length);
const forms = longestFirst(legalForms);
const places = [..."店馆坊铺屋厅吧"];
const trades = longestFirst(tradeWords.flatMap((word) => [word, ...places.map((place) => word + place)]));

/** A brand keeps two characters where it can: 公司 is not taken from 好公司, nor 文化 from 山文化. */
const isWholeWithout = (text: string, affix: string): boolean => [...text].length - [...affix].length >= 2;

/**
 * The brand in a company's name. 杭州星河网络科技有限公司 is 星河, with 杭州, 网络科技 and 有限公司 around it.
 * @param name Chinese characters only
 */
export const toNameParts = (name: string): NameParts => {
  let core = name;
  const front: Affix[] = [];
  const back: Affix[] = [];
  const region = regions.find((word) => core.startsWith(word) && isWholeWithout(core, word));
  if (region) {
    const text = /^[省市]/.test(core.slice(region.length)) && isWholeWithout(core, `${region}市`) ? core.slice(0, region.length + 1) : region;
    front.push({ text, kind: "region" });
    core = core.slice(text.length);
  }
  const takeEnd = (words: readonly string[], kind: Affix["kind"]): boolean => {
    const found = words.find((word) => core.endsWith(word) && isWholeWithout(core, word));
    if (!found) return false;
    back.unshift({ text: found, kind });
    core = core.slice(0, -found.length);
    return true;
  };
  takeEnd(forms, "form");
  while (takeEnd(trades, "trade"));
  // 书店 and 咖啡店 end on a word of one character that is no brand.
  if (back.length === 0 && /[店馆坊铺]$/.test(core) && [...core].length >= 4) {
    back.unshift({ text: core.slice(-1), kind: "trade" });
    core = core.slice(0, -1);
  }
  return { core, affixes: [...front, ...back] };
};
