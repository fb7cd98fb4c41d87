import { getMansion } from "../../../kit/almanac/mansion.ts";
import { toBranch, toStem } from "../../../kit/calendar/sexagenary.ts";
import { type Branch, branches } from "../../../kit/hexagrams/branches.ts";
import type { AuspiciousDay } from "../../engine.ts";
import type { BadSpirit, GoodSpirit } from "../known-spirits.ts";
import { vary } from "../vary.ts";
import { type AuspiciousView, countAlike, findListed, listClashYears, listFriends } from "../view.ts";
import { directionNames, dutyMeanings, mansionMeanings, pathMeanings, toHourName, toMonthDay } from "./names.ts";
import { purposeNames } from "./purposes.ts";
import { badSpiritMeanings, goodSpiritMeanings } from "./spirits.ts";

const toDate = (day: AuspiciousDay): string => toMonthDay(day.date);
const act = ({ purpose }: AuspiciousView): string => purposeNames[purpose].act;
const animals = [..."鼠牛虎兔龙蛇马羊猴鸡狗猪"];
const animal = (branch: Branch): string => animals[branches.indexOf(branch)]!;

/** What is said of the day itself, each in three ways. */
export const sayDay = {
  listed: (view: AuspiciousView) => {
    const { term, place } = findListed(view)!;
    const { good } = view.focus;
    return vary(view, "listed", [
      () => `${toDate(view.focus)}的宜项一共 ${good.length} 条，“${term}”排在第 ${place}${place <= 3 ? "，是这天最想让人做的几件之一" : ""}。`,
      () => `翻到${toDate(view.focus)}那一页，${good.length} 条宜项里第 ${place} 条就是“${term}”。`,
      () => `历本在${toDate(view.focus)}明写着宜${term}，${place === 1 ? "还放在头一条" : `前面只有 ${place - 1} 条`}，${act(view)}名正言顺。`,
    ]);
  },
  dutySuits: (view: AuspiciousView) => {
    const { duty, pillars } = view.focus;
    const share = view.isOne ? "" : `，这一段这样的日子有 ${countAlike(view, "duty")} 个`;
    return vary(view, "duty", [
      () => `${pillars.day}日在建除十二日里是“${duty}”：${dutyMeanings[duty]}。拿来${act(view)}正对路${share}。`,
      () => `建除是从月支数到日支的十二个位置，${toDate(view.focus)}落在“${duty}”，${dutyMeanings[duty]}，合${act(view)}的脾气${share}。`,
      () => `再看建除，十二日轮到“${duty}”，${dutyMeanings[duty]}；${act(view)}要的就是这个${share}。`,
    ]);
  },
  path: (view: AuspiciousView) => {
    const { path } = view.focus.spirits;
    const share = view.isOne ? `${toDate(view.focus)}这 2 分从它来` : `${view.cast.days.length} 天里走黄道的有 ${countAlike(view, "yellow")} 天`;
    return vary(view, "path", [
      () => `当天的值神是${path}，走黄道：${pathMeanings[path]}。${share}。`,
      () => `${toDate(view.focus)}由${path}当值，是六位黄道神里的一位，${pathMeanings[path]}；${share}。`,
      () => `黄道黑道上，这天站的是${path}，${pathMeanings[path]}，${share}。`,
    ]);
  },
  mansion: (view: AuspiciousView) => {
    const { mansion } = view.focus;
    const share = view.isOne ? "" : `；这一段吉宿共 ${countAlike(view, "mansion")} 天`;
    return vary(view, "mansion", [
      () => `${toDate(view.focus)}轮到${getMansion(mansion).fullName}值宿，${mansionMeanings[mansion]}${share}。`,
      () => `二十八宿一天一位，这天是${getMansion(mansion).fullName}：${mansionMeanings[mansion]}${share}。`,
      () => `值宿也肯帮忙，${getMansion(mansion).fullName}，${mansionMeanings[mansion]}${share}。`,
    ]);
  },
  goodSpirit: (view: AuspiciousView, of: string) => {
    const { good, bad } = view.focus.spirits;
    const meaning = goodSpiritMeanings[of as GoodSpirit];
    return vary(view, "goodSpirit", [
      () => `${view.focus.pillars.day}日查得到${of}，${meaning}；同日吉神 ${good.length} 位，凶神 ${bad.length} 位，拿来${act(view)}不算单薄。`,
      () => `神煞里最值得一提的是${of}，${meaning}；吉凶相抵，是 ${good.length} 位对 ${bad.length} 位。`,
      () => `${toDate(view.focus)}还坐着${of}：${meaning}。同一天有 ${good.length} 位吉神、${bad.length} 位凶神，${act(view)}只借前一半。`,
    ]);
  },
  goodList: (view: AuspiciousView) => {
    const others = view.focus.good.filter((term) => term !== findListed(view)?.term && term !== "馀事勿取" && term !== "诸事不宜");
    const named = others.slice(0, 5).join("、");
    return vary(view, "goodList", [
      () =>
        `${toDate(view.focus)}的宜项里${view.isOne ? "有" : "还有"}${named}${others.length > 5 ? `，共 ${view.focus.good.length} 条` : ""}，手上有这几样的可以并在一天。`,
      () => `同一页上还写着宜${named}；${act(view)}之外若有一样，顺手办了。`,
      () => `${named}，这几件历本也放在${toDate(view.focus)}，陪着${act(view)}走不犯冲。`,
    ]);
  },
  nobody: (view: AuspiciousView) => {
    const { animal: name } = view.focus.clash;
    return vary(view, "nobody", [
      () => `没有说都有谁到场，先只看日子本身。${toDate(view.focus)}冲${name}，家里若有属${name}的主事，把生日告诉我，我换着人再排一遍。`,
      () => `这一排还没有放人进去。${act(view)}由谁领头，把他的生日添上，属${name}的${toDate(view.focus)}就要让一让。`,
      () => `人还空着：给我一个生日，我拿${view.focus.pillars.day}日去对他的年柱和日柱，冲的划掉，合的加分。`,
    ]);
  },
  friends: (view: AuspiciousView) => {
    const { pair, triad } = listFriends(view);
    const names = [pair, ...triad].map(animal).join("、");
    return vary(view, "friends", [
      () => `${view.focus.pillars.day}日与${pair}六合，与${triad.join("、")}三合，属${names}的人来主持${act(view)}最省力。`,
      () => `谁来领头有讲究：${toDate(view.focus)}的地支合${pair}，又跟${triad.join("、")}成局，属${names}的都顺手。`,
      () => `属${names}的人在${toDate(view.focus)}得地支帮衬（${pair}六合，${triad.join("、")}三合），${act(view)}让他们打头。`,
    ]);
  },
  clashYears: (view: AuspiciousView) => {
    const years = listClashYears(view).join("、");
    const { animal: name } = view.focus.clash;
    return vary(view, "clashYears", [
      () => `属${name}的按立春算，是${years}年生的；这些人可以来，别让他们在${toDate(view.focus)}领头${act(view)}。`,
      () => `${years}年立春后出生的属${name}，${toDate(view.focus)}正冲着，请他们做客，不请他们做主。`,
      () => `要绕开的生年是${years}（从立春起算，属${name}），在${act(view)}这件事上退半步就好。`,
    ]);
  },
  hourFirst: (view: AuspiciousView) => {
    const first = view.hours[0]!;
    return vary(view, "hourFirst", [
      () => `${toDate(view.focus)}先看${toHourName(first)}，${act(view)}那一刻值时的是${first.spirit}，${pathMeanings[first.spirit]}。`,
      () => `时辰头一个挑${toHourName(first)}：${first.spirit}当值，${pathMeanings[first.spirit]}。`,
      () => `${act(view)}最好赶${toHourName(first)}，那两个钟头归${first.spirit}管，${pathMeanings[first.spirit]}。`,
    ]);
  },
  hourSecond: (view: AuspiciousView) => {
    const second = view.hours[1]!;
    return vary(view, "hourSecond", [
      () =>
        `${view.hours.length > 2 ? "再有" : "另一个是"}${toHourName(second)}，${second.spirit}当值，${pathMeanings[second.spirit]}，留给${act(view)}的后半截。`,
      () => `${toHourName(second)}也在黄道，神是${second.spirit}，${pathMeanings[second.spirit]}。`,
      () => `赶不上头一个，就等${toHourName(second)}；${second.spirit}值时，${pathMeanings[second.spirit]}。`,
    ]);
  },
  hourThird: (view: AuspiciousView) => {
    const third = view.hours[2]!;
    return vary(view, "hourThird", [
      () => `排不开的，${toHourName(third)}也在黄道，值的是${third.spirit}，${pathMeanings[third.spirit]}。`,
      () => `第三个能用的是${toHourName(third)}，${third.spirit}坐着，${pathMeanings[third.spirit]}。`,
      () => `${toDate(view.focus)}另有${toHourName(third)}可用，归${third.spirit}，${pathMeanings[third.spirit]}。`,
    ]);
  },
  hourBroken: (view: AuspiciousView) => {
    const { branch } = view.focus.clash;
    const from = (branches.indexOf(branch) * 2 + 23) % 24;
    const to = (from + 2) % 24;
    return vary(view, "hourBroken", [
      () => `${branch}时与${view.focus.pillars.day}日正冲，${from} 至 ${to} 点空着不用。`,
      () => `${toDate(view.focus)}要空出来的是${branch}时，${from} 至 ${to} 点，它跟日支对着顶。`,
      () => `${from} 至 ${to} 点是${branch}时，日支正对面，${act(view)}的要紧步骤别落在里头。`,
    ]);
  },
  joy: (view: AuspiciousView) => {
    const stem = toStem(view.focus.pillars.day);
    const [joy, wealth] = [directionNames[view.focus.directions.joy], directionNames[view.focus.directions.wealth]];
    return vary(view, "joy", [
      () => `${stem}日喜神在${joy}，财神在${wealth}，${act(view)}那天出门先朝那边走几步，是老规矩里最不费钱的一条。`,
      () => `方位按日干${stem}查：喜神${joy}，财神${wealth}；${toDate(view.focus)}出门，头几步往那边迈。`,
      () => `讲究出门方向的，${toDate(view.focus)}朝${joy}迎喜，朝${wealth}迎财，走出十来步再拐弯也算。`,
    ]);
  },
  clash: (view: AuspiciousView) => {
    const { animal: name, direction } = view.focus.clash;
    const side = directionNames[direction];
    return vary(view, "clash", [
      () => `${act(view)}的${toDate(view.focus)}冲${name}煞${side.replace("正", "")}：属${name}的客人排在后面到，${side}一侧不搬大件。`,
      () => `冲煞这一栏，${toDate(view.focus)}写的是冲${name}、煞${side.replace("正", "")}，属${name}的慢一步，${side}那面少动。`,
      () => `日支对面是${view.focus.clash.branch}，所以这天冲${name}；煞落在${side}，沉的东西从别处走。`,
    ]);
  },
  avoid: (view: AuspiciousView) => {
    const { avoid } = view.focus;
    const named = `${avoid.slice(0, 4).join("、")}${avoid.length > 4 ? `等 ${avoid.length} 件` : ""}`;
    return vary(view, "avoid", [
      () => `同一天历本不让做的有${named}，别跟${act(view)}一起排在${toDate(view.focus)}。`,
      () => `忌项也念一遍：${named}；这些挪到别天，${act(view)}不受牵连。`,
      () => `${toDate(view.focus)}的忌是${named}，哪样正好在手上，先放一放。`,
    ]);
  },
  badSpirit: (view: AuspiciousView, of: string) => {
    const meaning = badSpiritMeanings[of as BadSpirit];
    return vary(view, "badSpirit", [
      () => `${view.focus.pillars.day}日带着${of}，${meaning}；${act(view)}时记着这一条。`,
      () => `凶神里数${of}要留心：${meaning}。`,
      () => `${toDate(view.focus)}也有${of}在，${meaning}，划不去这一天，只提个醒。`,
    ]);
  },
  season: (view: AuspiciousView) => {
    const { term, pillars, duty, spirits } = view.focus;
    const since = `${term.name}${term.days === 0 ? "当天" : `后第 ${term.days} 天`}`;
    const month = toBranch(pillars.month);
    return vary(view, "season", [
      () => `节令在${since}，月建${month}；建除和值神都从月建起数，${toDate(view.focus)}的${duty}日与${spirits.path}就是这么来的。`,
      () => `${toDate(view.focus)}是${since}，算${month}月；从${month}起数，建除到“${duty}”，值神到${spirits.path}。`,
      () => `月建跟着节气走，${since}属${month}月，${act(view)}用的建除和黄道都以它为头。`,
    ]);
  },
  pengzu: (view: AuspiciousView) => {
    const taboos = view.focus.pengzu.join("，");
    return vary(view, "pengzu", [
      () => `彭祖百忌给这天记了两条：${taboos}；跟${act(view)}碰不上就当听过。`,
      () => `按彭祖百忌，${toDate(view.focus)}有“${taboos}”两句，不计分。`,
      () => `老辈人还会念一句“${taboos}”，说的是${view.focus.pillars.day}日不碰的两件事。`,
    ]);
  },
  flawNone: (view: AuspiciousView) => {
    const lunar = view.focus.lunarName.slice(3);
    return vary(view, "flawNone", [
      () => `分数之外还有一句：通行历本和台港的历本用的表不同，${toDate(view.focus)}${act(view)}在别家未必列在宜项。长辈手里若有一本，先翻到${lunar}对一眼。`,
      () => `也别全信一本历书，${toDate(view.focus)}在台港的本子里可能另有说法。家里谁讲究，${act(view)}之前让他查查${lunar}。`,
      () => `反过来想，分数是我们定的，古书只说宜忌。若${lunar}那天人到不齐、天气不好，${act(view)}换到备选不算亏。`,
    ]);
  },
};
