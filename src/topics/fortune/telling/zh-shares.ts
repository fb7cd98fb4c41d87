import { setNames } from "../data/deities.ts";
import type { View } from "./view.ts";
import { toCount } from "./zh-passages.ts";

/** Whose lots were drawn in the place of those asked for, and why; empty where nobody was replaced. */
export const toNotice = ({ unheld, deity, cast }: View): string =>
  unheld ? `先说明：${unheld.name.zh}的签这里没有，${unheld.own.zh}；改求${deity.name.zh}，用${setNames[cast.set].zh}，因为${unheld.because.zh}。` : "";

const tones = ["偏可以", "两可", "偏缓"] as const;

const toKin = ({ cast, lot, kin }: View): string => {
  const sign = cast.ganzhi?.charAt(0);
  if (!sign || kin.length === 0) return "";
  const where = cast.set === "guanyin-100" ? `同在${sign}宫的` : `编号里天干同是${sign}的`;
  const listed = kin.map(({ name, count }) => `${lot.grade === null ? tones[Number(name)] : `${name}签`}${toCount(count)}支`).join("，");
  return `${where}一共${toCount(kin.reduce((sum, { count }) => sum + count, 0))}支：${listed}。`;
};

/** Where the lot stands among those of its palace or stem, and among the tones of the whole set. */
export const toShares = (view: View): string => {
  const { of, lot, toneCounts, strongest } = view;
  const listed = toneCounts.map((count, at) => `${tones[at]}的${count}支`).join("、");
  const own = tones[1 - Math.sign(lot.lean)];
  const edge =
    Math.abs(lot.lean) === 2
      ? `，而且是口气最${lot.lean > 0 ? "足" : "紧"}的${strongest}支之一`
      : lot.lean === 0
        ? "，话留了一半给问的人"
        : `，还没有到最${lot.lean > 0 ? "足" : "紧"}的那一档`;
  return `${toKin(view)}按我们对诗意的掂量，全套${of}支里${listed}；这一支归在“${own}”${edge}。`;
};
