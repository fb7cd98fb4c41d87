import type { Sayings } from "../../../../../kit/telling/rule.ts";
import type { Ways } from "../../../../profile/profile-texts.ts";
import { toShown } from "../../../../profile/profile-view.ts";
import { vary } from "../../../../profile/vary.ts";
import type { JungFunction } from "../../items.ts";
import { functionNames } from "../../names.ts";
import { isOutward } from "../../score.ts";
import { type JungianKey, type JungianView, toUnlike, type Unlike } from "../jungian-rules.ts";
import { inferiorsZh, pairsZh } from "./pairs.ts";

const unlikes: Record<Unlike, (first: string, second: string) => Ways> = {
  pole: (first, second) => [
    `${second}正是${first}的另一极，一头一尾都醒着，你做事常从这头忽然翻到那头`,
    `${first}和${second}隔着整张图相望，你两头都有，中间是空的`,
  ],
  mirror: (first, second) => [
    `${first}、${second}是同一样本事的里外两面，专，也偏，一件事你里里外外想的都是它`,
    `同一样本事朝里一份、朝外一份，${first}开头，${second}接着，别的几样插不上嘴`,
  ],
  kind: (first, second) => [`${first}和${second}管的是一类事，一个不够再来一个，缺的是另一类来收个尾`, `两样同类的坐到一起，${first}说完${second}说，说得都像`],
  direction: (first, second) => [
    `${first}和${second}朝着同一边开门，那边人来人往，另一边的门轴都生了锈`,
    `${first}、${second}一个方向，顺是顺，少一个从对面喊停的`,
  ],
};

export const sayZh: Sayings<JungianView, JungianKey> = {
  pair: (view, of) =>
    `${vary(view, "pair", pairsZh[of]!).replace(/。$/, "")}（${[view.first, view.second].map((one) => `${one} ${toShown(view.cast.scales[one].percent)}`).join("，")}）。`,
  unlikePair(view) {
    const {
      first,
      second,
      cast: { stack },
    } = view;
    return `照荣格一路的老说法，${first}旁边该站${stack[1]}，你站的却是${second}（${functionNames.zh[second]}，${toShown(view.cast.scales[second].percent)}分）。${vary(view, "unlike", unlikes[toUnlike(first, second)](first, second))}。`;
  },
  inferiorLow: (_, of) => inferiorsZh[of as JungFunction],
  inferiorHigh: ({ cast, first, seed }, of) =>
    `${of}是${first}的另一极，老说法里它该垫底，你却有${toShown(cast.scales[of as JungFunction].percent)}分，${vary({ seed }, "inferiorHigh", ["两极都使得上，也都来抢方向盘，累就累在换手", `一根扁担两头都有货，挑得动，走不快`, `用${first}的日子和用${of}的日子，像两个人过的`])}。`,
  patternAll: (view, of) =>
    vary(view, "patternAll", [
      `老说法的三条你都合上了：第二名站得对，另一极在下半截，第二位压着第三位。这个排法，十六型里写作${of}。`,
      `你的排法跟书上的${of}一样：${view.cast.stack.join("、")}，顺着往下。`,
    ]),
  patternSome({ cast: { pattern, stack, code }, seed }) {
    const misses = [
      ...(pattern.isSecondAuxiliary ? [] : [`第二名不是${stack[1]}`]),
      ...(pattern.isInferiorLow ? [] : [`${stack[3]}没有落到下半截`]),
      ...(pattern.isAuxiliaryOverTertiary ? [] : [`${stack[2]}反在${stack[1]}前头`]),
    ];
    return `最近的老排法是${stack.join("、")}（十六型里的${code}），你有${misses.length}条对不上：${misses.join("，")}${vary({ seed }, "patternSome", ["。老排法是推出来的，你的是答出来的，信你的", "。照书认人，书也有认错的时候", "，别为了合上它去改答案", ""])}。`;
  },
  outward: ({ cast: { attitudes }, third }) =>
    `四项朝外的平均${toShown(attitudes.outward)}，朝内的${toShown(attitudes.inward)}：你的电在外头充，关起门歇一天，常越歇越空，排第三的${third}也帮不了多少。`,
  inward: ({ cast: { attitudes }, third }) =>
    `四项朝内的平均${toShown(attitudes.inward)}，朝外的${toShown(attitudes.outward)}：见人是花，独处是存，一周里见人的日子数一数，超了就让${third}替你推掉一场。`,
  bothTake: ({ first, second }) => `${first}和${second}都管收，不管判：看得多，定得晚，拍板那一下最好借个钟或借个人。`,
  bothJudge: ({ first, second }) => `${first}和${second}都管判：主意来得快，材料收得少，下结论前多看一圈，不亏。`,
  sameAttitude: ({ first, second }) =>
    isOutward(first)
      ? `${first}、${second}都朝外，你待人热在当场，独处那一面，亲近的人也没见过几回。`
      : `${first}、${second}都朝里，亲近的人要敲两回门，头一回你在听，第二回才起身。`,
};
