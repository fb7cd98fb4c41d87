import type { BirthdayFacts } from "../../fact-types.ts";
import { elementNames, levelNames, toElementNames } from "./names.ts";

const toRule = ({ method, decidedBy, percent, elements, dayMaster, level }: BirthdayFacts["useful"]): string => {
  const first = toElementNames(elements.split(" ")[0]!);
  const weight = `${elementNames[decidedBy]}（${percent}%）`;
  const rules = {
    support: `日主${dayMaster}${levelNames[level]}，压在身上最重的是${weight}，先用${first}来扶`,
    restrain: `日主${dayMaster}${levelNames[level]}，帮身的以${weight}为重，先用${first}来泄、来制`,
    bridge: `日主${dayMaster}中和，最重的两行里${weight}克着另一行，用${first}在中间接过去`,
    fill: `日主${dayMaster}中和，${weight}最重，拿最轻的${first}来补`,
    dominant: `满盘都帮日主${dayMaster}，没有天干来克，顺着${weight}走，不逆它`,
    yielding: `日主${dayMaster}没有根也没有帮手，跟着最重的${weight}走`,
  };
  return rules[method];
};

/** Why these elements: the method's rule on this chart, the season's want, what harms. */
export const toUsefulReason = (values: BirthdayFacts["useful"]): string => {
  const { climate, month, adverse } = values;
  const season = climate ? `生在${month}月，${climate === "fire" ? "天寒，要火来暖" : "天热，要水来润"}。` : "";
  return `${toRule(values)}。${season}${adverse === "" ? "" : `忌${toElementNames(adverse)}。`}`;
};
