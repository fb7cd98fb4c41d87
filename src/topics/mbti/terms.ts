import { axisTerms } from "../kit/sixteen-types/terms.ts";
import { joinTerms } from "../kit/terms/join-terms.ts";
import { toTerm } from "../kit/terms/term.ts";
import { minds as mindsEn } from "./telling/en/cores.ts";
import { minds } from "./telling/zh/cores.ts";

const lettersZh: Record<string, string> = { E: "外倾", I: "内倾", S: "实感", N: "直觉", T: "思考", F: "情感", J: "判断", P: "感知" };
const lettersEn: Record<string, string> = {
  E: "outward",
  I: "inward",
  S: "sensing",
  N: "intuition",
  T: "thinking",
  F: "feeling",
  J: "judging",
  P: "perceiving",
};

const typeTerms = (Object.keys(minds) as (keyof typeof minds)[]).map((type) =>
  toTerm(
    `${type}|${type}型`,
    `type ${type}`,
    `${[...type].map((letter) => lettersZh[letter]).join("、")}四头合起来的简写。${minds[type]}`,
    `Short for ${[...type].map((letter) => lettersEn[letter]).join(", ")}. ${mindsEn[type]}`,
  ),
);

export const terms = joinTerms(axisTerms, typeTerms, [
  toTerm(
    "隔壁|相邻型",
    "next door|neighbouring type",
    "只差一条轴的另一型。那条轴分得不开时，隔壁那份也该读。",
    "A type that differs on one axis alone. Where that axis is in doubt, read its text too.",
  ),
  toTerm(
    "一半一半",
    "one each way",
    "同一件事问了两回，两头各答一回，这件事上你不偏哪边。",
    "Asked about twice and answered once each way: no leaning in this matter.",
  ),
]);
