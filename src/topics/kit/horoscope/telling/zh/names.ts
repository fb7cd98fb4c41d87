import type { EclipseKind } from "../../../sky/eclipses.ts";
import type { Quarter } from "../../../sky/phases.ts";
import { signNamesZh } from "../../../sky/sign-names.ts";
import type { ColorKey } from "../../lucky.ts";
import type { BodyNames, SignNames, ThemeNames } from "../name-types.ts";

export const signNames = Object.fromEntries(Object.entries(signNamesZh).map(([sign, name]) => [sign, `${name}座`])) as SignNames;

export const bodyNames: BodyNames = {
  sun: "太阳",
  moon: "月亮",
  mercury: "水星",
  venus: "金星",
  mars: "火星",
  jupiter: "木星",
  saturn: "土星",
  uranus: "天王星",
  neptune: "海王星",
  pluto: "冥王星",
  meanNode: "北交点（平均）",
  trueNode: "北交点",
  chiron: "凯龙星",
  lilith: "莉莉丝",
};

export const themeNames: ThemeNames = { overall: "综合", love: "感情", career: "事业", wealth: "财运", health: "身心" };

export const colorNames: Record<ColorKey, string> = {
  gold: "金色",
  silver: "银色",
  quicksilver: "水银灰蓝",
  copperGreen: "铜绿",
  ironRed: "铁锈红",
  royalBlue: "宝蓝",
  leadBlack: "铅黑",
};

export const phaseNames: Record<Quarter, string> = { new: "新月", firstQuarter: "上弦月", full: "满月", lastQuarter: "下弦月" };

export const eclipseNames: Record<"sun" | "moon", Record<EclipseKind, string>> = {
  sun: { total: "日全食", annular: "日环食", hybrid: "日全环食", partial: "日偏食", penumbral: "日偏食" },
  moon: { total: "月全食", annular: "月食", hybrid: "月食", partial: "月偏食", penumbral: "半影月食" },
};
