import type { FactWording } from "../../kit/fact.ts";
import { toOrdinal } from "../../kit/wording/ordinal.ts";
import { setNames, type TempleId, temples } from "../data/deities.ts";
import type { LotSetId } from "../data/lot.ts";
import { findUnheld } from "../data/unheld.ts";
import type { Throw } from "../engine.ts";
import type { FortuneFacts } from "../facts.ts";
import { getDeity } from "../offered.ts";

export const throwNames: Record<Throw, string> = { divine: "yes", laughing: "laugh", negative: "no" };
const gradeWords: Record<string, string> = { 上: "high", 中: "middle", 下: "low", 吉: "lucky", 凶: "hard", 平: "even", 大: "great" };
/** 上吉 → high, lucky; the Chinese stands beside it. */
export const toGradeName = (grade: string): string => {
  const named: Record<string, string> = { 上上: "highest", 下下: "lowest", 大吉: "most lucky" };
  return named[grade] ?? [...grade].map((sign) => gradeWords[sign] ?? sign).join("-");
};
export const elementNames: Record<string, [string, string]> = {
  wood: ["Wood", "spring"],
  fire: ["Fire", "summer"],
  earth: ["Earth", "the turn of each season"],
  metal: ["Metal", "autumn"],
  water: ["Water", "winter"],
};
const palaces: Record<string, string> = {
  子: "Zi",
  丑: "Chou",
  寅: "Yin",
  卯: "Mao",
  辰: "Chen",
  巳: "Si",
  午: "Wu",
  未: "Wei",
  申: "Shen",
  酉: "You",
  戌: "Xu",
  亥: "Hai",
};
const stemNames: Record<string, string> = { 甲: "Jia", 乙: "Yi", 丙: "Bing", 丁: "Ding", 戊: "Wu", 己: "Ji", 庚: "Geng", 辛: "Xin", 壬: "Ren", 癸: "Gui" };
/** 甲子 → Jiazi, 甲乙 → Jia-Yi, 子 → Zi. */
export const toGanzhiName = (ganzhi: string): string => {
  const [first = "", second] = ganzhi;
  if (second === undefined) return palaces[first] ?? first;
  return palaces[second] ? `${stemNames[first]}${palaces[second].toLowerCase()}` : `${stemNames[first]}-${stemNames[second]}`;
};
const percent = (share: number): string => `${Math.max(1, Math.round(share * 100))} in a hundred`;
const listThrows = (throws: string): string[] =>
  throws
    .split(" ")
    .filter(Boolean)
    .map((fall) => throwNames[fall as Throw]);

export const wordsEn: FactWording<FortuneFacts> = {
  lot: ({ set, number, of, deity }) => ({
    label: "Lot",
    value: `No. ${number}`,
    note: `${getDeity(deity).name.en} is asked with ${setNames[set as LotSetId].en}. Each time a stick is shaken out, all ${of} are equally likely; the one confirmed for you is number ${number}.`,
  }),
  title: ({ titleEn, isStory }) => ({
    label: "Title",
    value: titleEn,
    note: isStory
      ? "The old tale printed on this sheet, held up beside your matter for likeness."
      : "No tale is printed for this lot, or copies print different ones; the title is ours, after the verse, so that it can be called something.",
  }),
  grade: ({ grade, count, of, lean }) => ({
    label: "Grade",
    value: `${toGradeName(grade)} (${grade})`,
    note: `The rank printed on the sheet. Of the ${of} lots, ${count} are ${toGradeName(grade)}: ${percent(count / of)}. ${(grade.startsWith("上") && lean < 0) || (grade.startsWith("下") && lean > 0) ? "Here grade and verse disagree, and so do the printed copies; the verse weighs more." : "It sets the weather; the verse and what you asked decide the rest."}`,
  }),
  verse: ({ number, isQuoted }) => ({
    label: "Verse",
    value: isQuoted ? "quoted" : "not quoted",
    note: isQuoted
      ? `The four lines of lot ${number}, each checked against the received text before it’s quoted. The explanation is ours.`
      : `The wording of lot ${number} couldn’t be verified to the last character, and a line we can’t be sure of isn’t quoted; its title and picture are told instead.`,
  }),
  ganzhi: ({ ganzhi, number, by, month, element }) => {
    const name = toGanzhiName(ganzhi);
    if (by === "month")
      return {
        label: "Palace",
        value: `${name} (${ganzhi})`,
        note: `The hundred lots lie in twelve palaces, one for each branch. Lot ${number} is in ${name}, the ${toOrdinal(month ?? 1)} lunar month; a question of when looks to that month.`,
      };
    if (by === "season") {
      const [called, season] = elementNames[element ?? "earth"]!;
      return {
        label: "Sign",
        value: `${name} (${ganzhi})`,
        note: `The sixty lots are numbered by the sixty pairs of stem and branch; number ${number} is ${name}. Its sounding element (nayin) is ${called}, strongest in ${season}, which is the season printed on the board.`,
      };
    }
    return {
      label: "Sign",
      value: `${name} (${ganzhi})`,
      note: `Ten stems by ten stems number the hundred lots of this set. ${name} is simply number ${number}; there’s no date in it.`,
    };
  },
  deity: ({ deity, set, temple, isChosen, askedOf }) => {
    const unheld = findUnheld(askedOf);
    const meant = unheld ? `You asked for ${unheld.name.en}; ${unheld.own.en}, so these are drawn instead. ` : "";
    const place = temple === null ? null : temples[temple as TempleId].name.en;
    return {
      label: "Asked of",
      value: getDeity(deity).name.en,
      note: place
        ? `${meant}${place} uses ${setNames[set as LotSetId].en}${isChosen ? "; you named it, so its lots are drawn." : ", and so do we here. Temples differ."}`
        : `${meant}Most temples of ${getDeity(deity).name.en.replace(/^The /, "the ")} use ${setNames[set as LotSetId].en}; some keep their own, and theirs counts where you go.`,
    };
  },
  blocks: ({ made, throws, laughs }) => ({
    label: "Blocks",
    value: listThrows(throws).join(", "),
    note: `Two blocks, each with a flat side and a round one. One of each is a yes (one throw in two), both flat a laugh, not yet an answer (one in four), both round a no (one in four). Three yeses confirm a stick. For lot ${made}: ${listThrows(throws).join(", ")}${laughs > 0 ? "; a laugh is thrown again once" : ""}.`,
  }),
  refused: ({ count, numbers, throws, share }) => ({
    label: "Returned",
    value: count === 0 ? "none" : `${count}`,
    note:
      count === 0
        ? "The very first stick was confirmed. A stick has 7 chances in 32, about 22 in a hundred."
        : `Sent back: ${numbers.split(" ").join(", ")}; they ended on ${listThrows(throws).join(", ")}. A no returns a stick at once, a second laugh does too. So many or more are returned in about ${percent(share)} castings.`,
  }),
};
