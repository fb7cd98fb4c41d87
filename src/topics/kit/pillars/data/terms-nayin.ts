import { toNayin } from "../../calendar/nayin.ts";
import { sixty } from "../../calendar/sexagenary.ts";
import { type Term, toTerm } from "../../terms/term.ts";
import { nayinNamesEn } from "./names-en.ts";

/** What each image is, in a clause; the last character of the Chinese name is its element. */
const images: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  海中金: ["沉在海底的金，好东西藏得深", "gold on the sea floor, worth a lot and well hidden"],
  炉中火: ["炉膛里的火，旺，要有人添柴", "fire in a furnace, hot while somebody tends it"],
  大林木: ["成片的林子，靠众木互相撑着", "a whole wood, each tree propped by the rest"],
  路旁土: ["大路边的土，谁都踩，谁都靠它走", "the earth of the roadside, walked on and relied on"],
  剑锋金: ["磨出锋的刃，利，要有鞘", "a sharpened edge that wants a sheath"],
  山头火: ["山顶上的火，远处看得见，近处难守", "a fire on a hilltop, seen from far and hard to keep"],
  涧下水: ["山涧里的水，清，流得急", "water in a ravine, clear and quick"],
  城头土: ["城墙上的土，夯实了挡得住风", "the earth of a city wall, rammed hard against the wind"],
  白蜡金: ["刚熔出来还软的金属，等着成形", "metal fresh from the melt, still to be shaped"],
  杨柳木: ["柳条，软，弯得下去也弹得起来", "willow, which bends and springs back"],
  泉中水: ["泉眼里的水，不多，可是不断", "the water of a spring: not much, and always there"],
  屋上土: ["屋顶的瓦，烧过的土，替人挡雨", "roof tiles, fired earth that keeps off the rain"],
  霹雳火: ["闪电里的火，一下子，照得很亮", "fire in a flash of lightning, sudden and bright"],
  松柏木: ["松柏，长得慢，冬天也不落叶", "pine and cypress, slow to grow and green in winter"],
  长流水: ["流不完的河，不停，不急", "a river that never stops and never hurries"],
  沙中金: ["沙里的金子，要淘才出来", "gold in sand, to be washed out a little at a time"],
  山下火: ["山脚的火，夕照那样暖而不烈", "fire at the foot of a hill, warm as evening light"],
  平地木: ["平地上的树，得地，也没遮挡", "a tree on the plain, with room and no shelter"],
  壁上土: ["墙上的泥，靠着梁柱才立得住", "plaster on a wall, which stands by its frame"],
  金箔金: ["打成箔的金，薄，贴在别处才显", "gold leaf, thin, and seen on something else"],
  覆灯火: ["灯罩下的火，小，夜里够用", "a covered lamp, small and enough at night"],
  天河水: ["天上的雨水，落下来人人有份", "rain from the sky, falling for everyone"],
  大驿土: ["官道驿站的土，人来人往", "the earth of a post road, with people always passing"],
  钗钏金: ["首饰上的金，精巧，要人戴", "gold of hairpins and bracelets, fine and made to be worn"],
  桑柘木: ["桑树柘树，叶子养蚕，浑身是用", "mulberry, of use from leaf to bark"],
  大溪水: ["大溪的水，汇了许多小流", "a broad stream, fed by many small ones"],
  沙中土: ["水边的沙土，松，容易换样子", "sandy ground by the water, loose and quick to change"],
  天上火: ["太阳的火，照得远，谁也躲不开", "the fire of the sun, which reaches everywhere"],
  石榴木: ["石榴树，花红，果里多子", "the pomegranate, red in flower and full of seeds"],
  大海水: ["海水，什么河都收得下", "the sea, which takes in every river"],
};
const elementsEn: Readonly<Record<string, string>> = { 金: "metal", 木: "wood", 水: "water", 火: "fire", 土: "earth" };

const toImage = (name: string): Term => {
  const [zh, en] = images[name]!;
  const element = name.at(-1)!;
  const pair = sixty.filter((ganzhi) => toNayin(ganzhi) === name).join("、");
  const pairEn = pair.replace("、", " and ");
  return toTerm(name, nayinNamesEn[name]!, `纳音之一，属${element}，配${pair}：${zh}。`, `One of the thirty year sounds, a kind of ${elementsEn[element]!}: ${en}. It goes with ${pairEn}.`);
};

export const nayinTerms: readonly Term[] = [
  toTerm(
    "纳音|年柱纳音|月柱纳音|日柱纳音|时柱纳音|年命",
    "nayin|year nayin|month nayin|day nayin|hour nayin|year sound|year sounds|sound of the pillar",
    "六十甲子两柱一组，另配一种五行和一个比方，像海中金、炉中火。平常说的“什么命”，就是年柱的纳音。",
    "Each two of the sixty pillars share a second element with an image to it, such as Gold in the Sea. The year’s is what people mean by their “fate element”.",
  ),
  ...Object.keys(images).map(toImage),
];
