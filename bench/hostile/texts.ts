import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { questionMaxLength } from "../../src/shared/constants.ts";

/** What a person who means harm may send: 4,000 characters of one kind each. */
export interface HostileText {
  name: string;
  text: string;
}

const pieces = [
  ..."上海 北京市 湖南省长沙市 和平 朝阳区 吉林 New_York Paris,_Texas Springfield,_ Saint_ st. 我出生在 我在上海 出生在上海， born_in_ born_in_Paris, 日本东京".split(
    " ",
  ),
  ..."王 王小明 欧阳 司马 陈 诸葛亮 我叫 姓 名字叫 Anna_ Anna_Schmidt_ A. O’ O’Neil-".split(" "),
  ..."1 12 1990 1990年 1990年1月 1-1-1- 1990-01-01 1990-01-01_ 1/2/ 1.1. 3点 3:00 3:00_ 下午3点半 子时 正月初一 闰四月 腊月三十 农历 五月 -1 1,2,3, 一二三 十 廿 ０１２ １９９０年".split(
    " ",
  ),
  ..."born_ not_ not_a_ was_not_ but_ ,_but or_ and_ and_1990_ between_ between_a_and_ which_is_ which_is:a_ should_I_ will_he_ can_I_ how_do_I_ my_ the_ give_ name_ I_am_ May_ May_5_ 5th_of_ in_May at_3_ half_past_ 3_pm_ a.m. PM".split(
    " ",
  ),
  ..."再 不 不是 不是，是 不是吗 要 要不要 还是 或者 我 我他呢 怎么 会 能 对 跟他 说 为什么 什么时候 第 第一 第一章 再来一次 换个问题 开始 谢谢 你好 死 活着 想死".split(
    " ",
  ),
  ..."梦见 蛇 梦见蛇 水 牙 掉 dream snake_ teeth_ 愚者 圣杯 圣杯三 逆位 逆位的 The_Fool_ reversed_ 星币 乾 坤 初九 六爻 紫微 命宫 太阳 ♈ aries_".split(" "),
  ..."科技 星河 公司 公司叫 店 品牌 叫 有限公司 Co._ Brand_ A_ Aa_ 西 东 南 坐北朝南 朝 向 坐 子山午向 180度 180° 1.5 磁偏角 磁偏角1 declination_ declination_is_ ± 误差 facing_ bed_ 床 卧室都".split(
    " ",
  ),
  ..."_ \n \t \n\n _\n ！ 。 ， . , ; : - – — … ? ？ ?! ( （ [ { < ) ） “ ” \" ' ’ 「 」 “a ” «» * _*_ ## ` | \\ / // ^ $ + +- ~ % & # @ = \u0000 \u200b \u00a0 \u3000".split(
    " ",
  ),
  ..."a A z é é \u0301 ß İ ﬁ Ａ ａ １ ． 😀 😀👨‍👩‍👧‍👦 \ud800 \udc00 𠮷 龘 〇 々 ﷽ ا א あ ア 한 ไ aB a1 a_ A_b. 上a 上_a_ a上1".split(" "),
].map((piece) => piece.replaceAll("_", " "));

const fill = (piece: string): string => piece.repeat(Math.ceil(questionMaxLength / piece.length)).slice(0, questionMaxLength);
const show = (piece: string): string => JSON.stringify(piece.length > 24 ? `${piece.slice(0, 24)}…` : piece);

/** A run alone, a run that a last character spoils, and one that begins late: what makes a pattern try again from everywhere. */
const toRuns = (piece: string): HostileText[] => [
  { name: `${show(piece)} × n`, text: fill(piece) },
  { name: `${show(piece)} × n + "!x"`, text: `${fill(piece).slice(0, -2)}!x` },
];

/** mulberry32: the same mixes at every run. */
const toRandom = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

const mix = (from: readonly string[], seed: number): string => {
  const random = toRandom(seed);
  let text = "";
  while (text.length < questionMaxLength) text += from[Math.floor(random() * from.length)]!;
  return text.slice(0, questionMaxLength);
};

const root = join(import.meta.dirname, "../..");
const rooms = ["src/topics/**/*.ts", "src/server/features/chat/**/*.ts", "src/shared/**/*.ts"];

/** Every word that stands in a pattern or a string pattern of our own: the words that lead into it. */
export const listOwnWords = (): string[] => {
  const words = new Set<string>();
  const take = (source: string): void => {
    for (const [word] of source.replace(/\\[a-zA-Z](?:\{[^}]*\})?|\(\?<?\w*[:=!>]/g, " ").matchAll(/[\p{L}][\p{L}’' ]*/gu)) words.add(word);
  };
  for (const path of globSync(rooms, { cwd: root })) {
    if (/\.test\.ts$|\/(?:testing|card|art|golden)\//.test(path)) continue;
    const visit = (node: unknown): void => {
      if (typeof node !== "object" || node === null) return;
      const { type, regex } = node as { type?: string; regex?: { pattern: string } };
      if (type === "Literal" && regex) take(regex.pattern);
      for (const [key, child] of Object.entries(node)) if (key !== "parent") visit(child);
    };
    visit(parseSync(path, readFileSync(join(root, path), "utf8")).program);
  }
  return [...words].sort();
};

const sampled = 48;
const mixes = 18;

/** @param every all of our own words, not a sample */
export const listHostileTexts = (every: boolean): HostileText[] => {
  const own = listOwnWords();
  const step = every ? 1 : Math.max(1, Math.floor(own.length / sampled));
  const chosen = own.filter((_, at) => at % step === 0);
  return [
    ...pieces.flatMap(toRuns),
    ...chosen.map((word) => ({ name: `own ${show(word)} × n`, text: fill(/[a-z]$/i.test(word) ? `${word} ` : word) })),
    ...Array.from({ length: mixes }, (_, seed) => ({
      name: `mix ${seed}`,
      text: mix(seed % 3 === 0 ? own : seed % 3 === 1 ? pieces : [...own, ...pieces], seed),
    })),
  ];
};
