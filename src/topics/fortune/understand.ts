import type { Locale } from "../../shared/i18n/locale.ts";
import { templeIds, temples } from "./data/deities.ts";
import { lotSets } from "./data/sets.ts";
import type { FortuneInput } from "./input.ts";
import { findNamed } from "./naming.ts";
import { offeredDeities } from "./offered.ts";

/** Words that only ask for a stick. */
const fillers =
  /请|帮我|给我|替我|我想|我要|想要?|要|求|抽|摇|来|去|做|个|一支|支|一次|一下|看看|看|灵签|签|占卜|向|跟|在|那里|那儿|吧|的|就|\b(?:please|let['’]?s|can|you|do|a|an|the|draw|shake|me|from|with|to|at|of|stick|sticks|lot|lots|oracle|fortune|i['’]?d|like|i|want|for|one|ask|chinese|kau cim|cim)\b|[\s，。,.!！?？、:：·]/gi;

const isNamed = (text: string, name: string): boolean => text.toLowerCase().includes(name.toLowerCase());

/** The temple may be called without its city: 行天宫, Longshan Temple. */
const findTemple = (text: string) =>
  templeIds.find(
    (id) =>
      lotSets[temples[id].set] &&
      (isNamed(text, temples[id].name.zh.replace(/^(?:台北|高雄|香港|新竹|北港|车城|大龙峒|南鲲鯓)/, "")) ||
        isNamed(text, temples[id].name.en.split(",")[0] ?? "")),
  );

/** Whose lot (also of one whose lots are not held), at which temple, and the question. A temple without a deity brings its own: the first one whose home it is. */
export const understandFortune = (text: string, known: Partial<FortuneInput>, _locale: Locale): Partial<FortuneInput> => {
  const understood: Partial<FortuneInput> = {};
  const temple = findTemple(text);
  const deity = findNamed(text) ?? (temple && !known.deity ? offeredDeities.find((one) => one.temple === temple) : undefined);
  if (deity) understood.deity = deity.id;
  if (temple) understood.temple = temple;
  const names = [deity?.called.zh, deity?.called.en].filter((pattern) => pattern !== undefined);
  const bare = [...names, ...(temple ? [new RegExp(temples[temple].name.zh), new RegExp(temples[temple].name.en.split(",")[0] ?? "", "i")] : [])].reduce(
    (rest, pattern) => rest.replace(pattern, ""),
    text,
  );
  if (bare.replace(fillers, "") !== "" && !known.question) understood.question = text.trim();
  return understood;
};
