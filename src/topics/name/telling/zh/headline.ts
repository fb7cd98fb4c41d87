import type { Luck } from "../../../kit/grids/numbers.ts";
import { tellTriad } from "../../../kit/grids/triad-words.ts";
import type { Head } from "../../../kit/telling/head.ts";
import { type Ask, lifeGrids } from "../parts.ts";
import { listProposed } from "../proposed.ts";
import type { Resting } from "../reader.ts";
import { type NameView, ownGrids, toFullName } from "../view.ts";
import { listGlosses } from "./gloss.ts";
import { elementNames, gridWords, issueWords, jointShort, jointWords, letterNumberWords, luckWords } from "./names.ts";
import { atEnd, clause, head, named, unlessTold, withTrait } from "./tell-trait.ts";
import { sayTrait } from "./trait-words.ts";

/** By the score, and by what no score outweighs. */
const sayGood = (view: NameView, { strength, flaw, told }: Resting, turn: number): Head => {
  const { cast } = view;
  const [good, bad] = [clause(view, strength), clause(view, flaw)];
  const ofGood = (say: (called: string, said: string) => string, rest: string): Head =>
    withTrait(cast, named(view), strength, say, unlessTold(told, bad, rest), { told, turn });
  const ofBad = (say: (called: string, said: string) => string, rest: string): Head =>
    withTrait(cast, named(view), flaw, say, unlessTold(told, good, rest), { told, turn });
  if (flaw.key === "homophone" || flaw.key === "initialsClash") return ofBad((called, said) => `${called}要先过一关：${said}`, `除此之外，${good}。`);
  if (cast.score >= 88) return ofGood((called, said) => `${called}取得好：${said}`, `挑得出的毛病是${bad}。`);
  if (cast.score >= 75) return ofGood((called, said) => `${called}可以用：${said}`, `要留意${bad}。`);
  if (cast.score >= 60) return ofBad((called, said) => `${called}有得有失：${said}`, `得的是${good}。`);
  return ofBad((called, said) => `照老说法${called}不占便宜：${said}`, `好处是${good}。`);
};

const sayChange = (view: NameView, { strength, flaw, told }: Resting, turn: number): Head => {
  const name = named(view);
  const [good, bad] = [clause(view, strength), clause(view, flaw)];
  const how = { told, turn };
  if (flaw.weight < 2)
    return withTrait(view.cast, name, strength, (called, said) => `${called}没有要改的地方：${said}`, unlessTold(told, bad, `硬要挑，是${bad}。`), how);
  return flaw.key === "homophone" || flaw.key === "initialsClash"
    ? withTrait(view.cast, name, flaw, (_, said) => `只有一条值得改：${said}`, `别的都不必动${atEnd(name)}。`, how)
    : withTrait(
        view.cast,
        name,
        flaw,
        (called, said) => `不必为这个改${atEnd(called)}：${said}`,
        `${unlessTold(told, good, `${good}。`)}叫熟了的名字比数要紧。`,
        how,
      );
};

/** @param rank place of the name that is asked about, 0 the first */
const saySuggest = (view: NameView, turn: number, rank: number): Head => {
  if (view.cast.kind === "english") return head("");
  const proposed = listProposed(view.cast.suggestions);
  const pick = proposed[rank] ?? proposed[0]!;
  const called = toFullName(pick.name);
  if (pick !== proposed[0])
    return withTrait(pick.name, called, pick.strength, (name, said) => `${name}好在${said}`, `毛病是${sayTrait(pick.name, pick.flaw)}。`);
  const others = proposed
    .slice(1, 3)
    .map(({ name }) => toFullName(name))
    .join("、");
  const first = turn % 2 === 0 ? "先看" : "头一个是";
  return withTrait(pick.name, called, pick.strength, (name, said) => `${first}${name}：${said}`, others === "" ? "" : `其次是${others}。`);
};

const saySound = (view: NameView, turn: number): Head => {
  const { cast } = view;
  if (cast.kind === "english") {
    const [joint, short] = [jointWords[cast.joint], jointShort[cast.joint]];
    return turn % 2 === 0
      ? head(
          `${cast.name} 念起来 ${cast.rhythm} 拍：${joint}。`,
          [`${cast.name} 念起来 ${cast.rhythm} 拍，${short}。`, `${joint}。`],
          [`念起来 ${cast.rhythm} 拍，${short}。`, `说的是 ${cast.name}：${joint}。`],
        )
      : head([`按 ${cast.rhythm} 的拍子念，${short}。`, `${joint}；${cast.name} 最长连着 ${cast.longestRun} 个辅音。`]);
  }
  const { sound } = cast;
  const issues = [...sound.issues.map((issue) => issueWords[issue]!), ...sound.homophones.map(({ word }) => `谐音近“${word}”`)];
  const [first = "声调、声母、韵母都没有撞", ...more] = issues;
  const told = more.length === 0 ? "" : `还有${more.join("；")}。`;
  return turn % 2 === 0
    ? head(
        [`${view.name}读音 ${sound.score} 分：${first}。`, `${told}读作 ${sound.pinyin.join(" ")}。`],
        [`读音 ${sound.score} 分：${first}。`, `${told}${view.name}读作 ${sound.pinyin.join(" ")}。`],
      )
    : head(
        [`声调是 ${sound.tones.join("、")}：${first}。`, `${told}所以读音给${view.name} ${sound.score} 分。`],
        [`声调是 ${sound.tones.join("、")}，读音 ${sound.score} 分。`, `${view.name}${first}。${told}`],
      );
};

const sayMeaning = (view: NameView, turn: number): Head => {
  const { cast, english } = view;
  if (cast.kind === "english") {
    const first = cast.words[0]!.word;
    if (!english?.origin)
      return turn % 2 === 0
        ? head(`${first} 的来历表里没有，要取名的人来讲。`, ["这个来历表里没有，要取名的人来讲。", `说的是 ${first}。`])
        : head(`${first} 还是查不到来历，谁给的就问谁。`, ["还是查不到来历，谁给的就问谁。", `说的是 ${first}。`]);
    const meaning = `“${english.origin.meaning.zh}”`;
    return turn % 2 === 0
      ? head(`${first} 的意思是${meaning}。`, [`意思是${meaning}。`, `说的是 ${first}。`])
      : head(`把 ${first} 译成一句话，就是${meaning}。`, [`译成一句话是${meaning}。`, `说的是 ${first}。`]);
  }
  const glosses = listGlosses(cast.given);
  const [first, ...others] = glosses;
  if (!first) return turn % 2 === 0 ? head([`${cast.given}不在起名常用字里。`, "字义要家里人来讲。"]) : head(`常用字表里没有${cast.given}，谁起的就去问谁。`);
  const rest = others.length === 0 ? "" : `${others.join("，")}。`;
  return turn % 2 === 0
    ? head(`${view.name}说的是：${glosses.join("，")}。`, [`${view.name}先说的是：${first}。`, rest], [`${first}。`, `${rest}合起来就是${view.name}。`])
    : head([`合起来读：${glosses.join("；")}。`, "姓只管领头。"], [`领头的意思是：${first}。`, `${rest}姓只管领头。`], [`${first}。`, `${rest}姓只管领头。`]);
};

const sayNumbers = (view: NameView, turn: number): Head => {
  const { cast } = view;
  if (cast.kind === "english") {
    const { expression, soulUrge, personality } = cast;
    const three = `表达 ${expression.root}、心愿 ${soulUrge.root}、外表 ${personality.root}`;
    const rest = "五格是中文笔画的算法，英文名不排。";
    return turn % 2 === 0
      ? head([`${cast.name} 的三个数：${three}。`, rest], [`三个数是${three}。`, `说的是 ${cast.name}；${rest}`])
      : head([`先看心愿数 ${soulUrge.root}，再看表达数 ${expression.root}。`, `外表数 ${personality.root} 只管头一面。`]);
  }
  const { grids, luck } = cast;
  const listed = ownGrids.map((name) => `${gridWords[name]} ${grids[name]} ${luckWords[luck[name]]}`).join("，");
  const worst = ownGrids.find((name) => luck[name] === "unlucky") ?? ownGrids.find((name) => luck[name] === "half");
  if (turn % 2 === 0) {
    const weakest = worst ? `最弱的是${gridWords[worst]} ${grids[worst]}，${luckWords[luck[worst]]}` : "没有弱的一格";
    return head([`${view.name}的五格里${weakest}。`, `${listed}。`]);
  }
  const sorted = (["lucky", "half", "unlucky"] as const).flatMap((kind) => {
    const own = ownGrids.filter((name) => luck[name] === kind);
    return own.length === 0 ? [] : [`${luckWords[kind]}的是${own.map((name) => gridWords[name]).join("、")}`];
  });
  return head([`逐格再看，${sorted.join("，")}。`, `${listed}；天格 ${grids.heaven} 跟着姓走，不算名字的账。`]);
};

const sayTriad = (view: NameView, turn: number): Head => {
  if (view.cast.kind === "english") return head("三才是中文笔画的算法，英文名没有这一项。");
  const { triadDetail } = view.cast;
  return turn % 2 === 0
    ? head([`${view.name}的三才是${triadDetail.triad}，${luckWords[triadDetail.luck]}。`, tellTriad(triadDetail, "zh")])
    : head([`${triadDetail.triad}中间的${elementNames[triadDetail.elements[1]]}是自己，上下加起来 ${triadDetail.score} 分。`, "最高四分，最低负四分。"]);
};

const sayChart = (view: NameView, turn: number): Head => {
  const { cast } = view;
  if (cast.kind === "english") return head("英文字母不归五行，这个名字补不补命局无从说起。");
  if (!cast.birth)
    return turn % 2 === 0
      ? head([`没有出生时间，看不出${view.name}补不补命局。`, "把生日和钟点告诉我就能算。"])
      : head("要看五行缺不缺，得先有生日；时辰不知道也行，少一柱。");
  const { lacks, useful } = cast.birth;
  const value = cast.scoreParts.find(({ key }) => key === "element")?.value ?? 30;
  const how = value === 100 ? "正带着头一样要的" : value === 85 ? "带着其中一样" : value === 60 ? "只在格数上沾了边" : "没有带来";
  const needs = `喜${useful.map((element) => elementNames[element]).join("、")}`;
  const need = `命局${lacks.length > 0 ? `缺${lacks.map((element) => elementNames[element]).join("、")}，` : "五行齐，"}${needs}`;
  return turn % 2 === 0
    ? head(`${need}；${view.name}${how}。`, [`命局${needs}；${view.name}${how}。`, `${need}。`])
    : head([`对着八字看，${cast.given}${how}，${value} 分。`, `${need}。`]);
};

const sayWriting = (view: NameView, turn: number): Head => {
  const { cast } = view;
  if (cast.kind === "english") {
    if (cast.initialsClash) return head([`首字母拼出 ${cast.initialsClash}，写在外面会惹眼。`, turn % 2 === 0 ? "" : "加个中间名就错开。"]);
    return head(turn % 2 === 0 ? `首字母是 ${cast.initials}，拼不出难听的词。` : `${cast.initials} 这几个字母，刻章、绣字都没有忌讳。`);
  }
  const listed = cast.proof.map(({ char, strokes }) => `${char} ${strokes}`).join("、");
  const todays = cast.proof.map(({ char, today }) => `${char} ${today}`).join("、");
  return turn % 2 === 0
    ? head([`${view.name}按康熙笔画共 ${cast.grids.total} 画。`, `逐字是${listed}。`])
    : head([`今天写是${todays}。`, `算名字要还原部首，变成${listed}。`]);
};

const byPart: Partial<Record<Ask, (view: NameView, turn: number, rank: number) => Head>> = {
  sound: saySound,
  meaning: sayMeaning,
  numbers: sayNumbers,
  triad: sayTriad,
  chart: sayChart,
  writing: sayWriting,
  suggest: saySuggest,
};

const lifeWords = { work: "事业", money: "钱财", love: "感情" } as const;
const lifeLuck: Record<Luck, string> = {
  lucky: "头一格算顺，剩下的靠做",
  half: "头一格各家断法不一，别当真",
  unlucky: "头一格老说法不看好，那也只是一家之言，该怎么做还怎么做",
};
const lifeNumbers = { work: "expression", money: "personality", love: "soulUrge" } as const;

/** What a name may say of a field of life: which grids touch it, and no more. */
const sayLife = (view: NameView, { strength }: Resting, field: keyof typeof lifeGrids, turn: number): Head => {
  const { cast } = view;
  const opening = turn % 2 === 0 ? `${lifeWords[field]}不归名字管` : `问${lifeWords[field]}，名字只能陪衬`;
  if (cast.kind === "english") {
    const of = lifeNumbers[field];
    return head([`${opening}，沾边的是${letterNumberWords[of]} ${cast[of].root}。`, `说到底，${clause(view, strength)}。`]);
  }
  const [main] = lifeGrids[field];
  const grids = lifeGrids[field].map((name) => `${gridWords[name]} ${cast.grids[name]} ${luckWords[cast.luck[name]]}`);
  return head([`${opening}，沾边的是${grids[0]}。`, `五格里沾边的是${grids.join("，")}：${lifeLuck[cast.luck[main]]}。`]);
};

/** One sentence that answers what is asked, in one of two wordings by `turn`; `rank` is the proposed name it asks about, 0 the first. */
export const sayHeadline = (view: NameView, ask: Ask, resting: Resting, turn: number, rank: number): Head => {
  const part = byPart[ask];
  if (part) return part(view, turn, rank);
  const { strength, flaw, told } = resting;
  const name = named(view);
  const bad = clause(view, flaw);
  const how = { told, turn };
  switch (ask) {
    case "change":
      return sayChange(view, resting, turn);
    case "weak":
      return withTrait(view.cast, name, flaw, turn % 2 === 0 ? (called, said) => `${called}最弱的一处是${said}` : (_, said) => `弱在一处：${said}`, "", {
        told,
      });
    case "strong":
      return withTrait(view.cast, name, strength, turn % 2 === 0 ? (called, said) => `${called}最强的一处是${said}` : (_, said) => `强在一处：${said}`, "", {
        told,
      });
    case "choice": {
      const rest = `两个名字各排一次才好比。${unlessTold(told, bad, `它只是${bad}。`)}`;
      return withTrait(view.cast, name, strength, (called, said) => `这次只排了${atEnd(called)}：${said}`, rest, how);
    }
    case "when":
      return withTrait(view.cast, name, flaw, (_, said) => `名字里没有日子；要看的是${said}`, `${name}若要动，上户口、办护照以前最省事。`, how);
    case "work":
    case "money":
    case "love":
      return sayLife(view, resting, ask, turn);
    default:
      return sayGood(view, resting, turn);
  }
};
