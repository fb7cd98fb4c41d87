import type { FactWording } from "../../kit/fact.ts";
import { setNames, type TempleId, temples } from "../data/deities.ts";
import type { LotSetId } from "../data/lot.ts";
import { findUnheld } from "../data/unheld.ts";
import type { Throw } from "../engine.ts";
import type { FortuneFacts } from "../facts.ts";
import { getDeity } from "../offered.ts";

export const throwNames: Record<Throw, string> = { divine: "圣筊", laughing: "笑筊", negative: "阴筊" };
export const elementNames: Record<string, [string, string]> = {
  wood: ["木", "春天"],
  fire: ["火", "夏天"],
  earth: ["土", "四季之交"],
  metal: ["金", "秋天"],
  water: ["水", "冬天"],
};
export const monthNames = ["正月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "冬月", "腊月"];
const percent = (share: number): string => `百分之${Math.max(1, Math.round(share * 100))}`;
const listThrows = (throws: string): string[] =>
  throws
    .split(" ")
    .filter(Boolean)
    .map((fall) => throwNames[fall as Throw]);

export const wordsZh: FactWording<FortuneFacts> = {
  lot: ({ set, number, of, deity }) => ({
    label: "签号",
    value: `第${number}签`,
    note: `${getDeity(deity).name.zh}用的是${setNames[set as LotSetId].zh}，共 ${of} 支。每次摇签，${of} 支里哪一支出来的机会都一样；你这次定下的是第${number}支。`,
  }),
  title: ({ title, isStory }) => ({
    label: "签题",
    value: title,
    note: isStory
      ? "签题是这支签印着的典故名，一个旧故事，拿来比你这件事的处境。"
      : "这支签没有印典故，或各本印的不一样；题目是我们照签诗的意思取的，方便称呼。",
  }),
  grade: ({ grade, count, of, lean }) => ({
    label: "等级",
    value: `${grade}签`,
    note: `等级是签纸上印的高下。这套 ${of} 支里，${grade}签有 ${count} 支，占${percent(count / of)}。${(grade.startsWith("上") && lean < 0) || (grade.startsWith("下") && lean > 0) ? "这一支的等级与诗意不合，各本也不一，解的时候以诗为主。" : "它只定大势，具体吉凶看诗和所问的事。"}`,
  }),
  verse: ({ number, isQuoted }) => ({
    label: "签诗",
    value: isQuoted ? "引全文" : "不引",
    note: isQuoted
      ? `第${number}签的四句，逐句对过通行本才引。诗在前，白话解释是我们写的。`
      : `第${number}签的诗没能逐字核准，拿不准的一句不引，只讲它的题目和画面。`,
  }),
  ganzhi: ({ ganzhi, number, by, month, element }) => {
    if (by === "month")
      return {
        label: "宫",
        value: `${ganzhi}宫`,
        note: `一百支签分在十二宫，宫用地支记。第${number}签在${ganzhi}宫，${ganzhi}配农历${monthNames[(month ?? 1) - 1]}，问时间就看那个月前后。`,
      };
    if (by === "season") {
      const [name, season] = elementNames[element ?? "earth"]!;
      return {
        label: "干支",
        value: ganzhi,
        note: `六十支签按六十甲子编号，第${number}支是${ganzhi}。${ganzhi}的纳音属${name}，${name}旺在${season}，签板上印的利时就是这么来的。`,
      };
    }
    return { label: "干支", value: ganzhi, note: `这套签用两个天干编号，十干配十干，正好一百支。${ganzhi}就是第${number}支，不含日期。` };
  },
  deity: ({ deity, set, temple, isChosen, askedOf }) => {
    const unheld = findUnheld(askedOf);
    const meant = unheld ? `你要求的是${unheld.name.zh}，${unheld.own.zh}，所以改用这一套。` : "";
    const place = temple === null ? null : temples[temple as TempleId].name.zh;
    return {
      label: "所求",
      value: getDeity(deity).name.zh,
      note: place
        ? `${meant}${place}用${setNames[set as LotSetId].zh}${isChosen ? "，你点了这座庙，就按它的签。" : "，这里照它的用法。各庙的签不全一样。"}`
        : `${meant}奉${getDeity(deity).name.zh}的庙多用${setNames[set as LotSetId].zh}，也有庙自用一套，以你去的那座为准。`,
    };
  },
  blocks: ({ made, throws, laughs }) => ({
    label: "掷筊",
    value: listThrows(throws).join("、"),
    note: `两片筊，一平一凸是圣筊（答应，机会二分之一），两平是笑筊（没说定，四分之一），两凸是阴筊（不应，四分之一）。三次圣筊认下一支签。第${made}签掷了 ${listThrows(throws).length} 次：${listThrows(throws).join("、")}${laughs > 0 ? "；笑筊重掷一次，不算退" : ""}。`,
  }),
  refused: ({ count, numbers, throws, share }) => ({
    label: "退签",
    value: count === 0 ? "没有" : `${count} 支`,
    note:
      count === 0
        ? "头一支就掷足三次圣筊。一支签一次过的机会是 32 分之 7，约百分之 22。"
        : `先后退回第${numbers.split(" ").join("、")}签，收在${listThrows(throws).join("、")}上。阴筊当场退，笑筊连同重掷再笑也退。退到 ${count} 支以上的机会约${percent(share)}。`,
  }),
};
