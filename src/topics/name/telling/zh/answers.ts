import type { Luck } from "../../../kit/grids/numbers.ts";
import { tellTriad } from "../../../kit/grids/triad-words.ts";
import { type Ask, lifeGrids } from "../parts.ts";
import { listProposed } from "../proposed.ts";
import type { Trait } from "../traits.ts";
import { type NameView, ownGrids, toFullName } from "../view.ts";
import { listGlosses } from "./gloss.ts";
import { elementNames, gridWords, issueWords, jointWords, letterNumberWords, luckWords, scoreWords } from "./names.ts";
import { sayTrait } from "./trait-words.ts";

/** The traits an answer rests on; a later turn takes the next ones. */
interface Resting {
  strength: Trait;
  flaw: Trait;
}

/** A Latin name stands off from the characters after it. */
const named = ({ name, english }: NameView): string => (english ? `${name} ` : name);
const clause = (view: NameView, trait: Trait): string => sayTrait(view.cast, trait);

/** By the score, and by what no score outweighs. */
const sayGood = (view: NameView, { strength, flaw }: Resting): string => {
  const { cast } = view;
  const name = named(view);
  const [good, bad] = [clause(view, strength), clause(view, flaw)];
  if (flaw.key === "homophone" || flaw.key === "initialsClash") return `${name}要先过一关：${bad}；除此之外，${good}。`;
  if (cast.score >= 88) return `${name}是个好名字：${good}，挑得出的毛病是${bad}。`;
  if (cast.score >= 75) return `${name}可以用：${good}，要留意${bad}。`;
  if (cast.score >= 60) return `${name}有得有失：${good}，可是${bad}。`;
  return `照老说法${name}不占便宜，${bad}；好处是${good}。`;
};

const sayChange = (view: NameView, { strength, flaw }: Resting): string => {
  if (flaw.weight < 2) return `${named(view)}没有要改的地方：${clause(view, strength)}；硬要挑，是${clause(view, flaw)}。`;
  return flaw.key === "homophone" || flaw.key === "initialsClash"
    ? `只有一条够得上改的份量：${clause(view, flaw)}；别的都不必动${named(view)}。`
    : `不必为这个改${named(view)}：${clause(view, flaw)}，可${clause(view, strength)}，叫熟了的名字比数要紧。`;
};

/** @param rank place of the name that is asked about, 0 the first */
const saySuggest = (view: NameView, turn: number, rank: number): string => {
  if (view.cast.kind === "english") return "";
  const proposed = listProposed(view.cast.suggestions);
  const pick = proposed[rank] ?? proposed[0]!;
  const called = toFullName(pick.name);
  if (pick !== proposed[0]) return `${called}好在${sayTrait(pick.name, pick.strength)}，毛病是${sayTrait(pick.name, pick.flaw)}。`;
  const others = proposed
    .slice(1, 3)
    .map(({ name }) => toFullName(name))
    .join("、");
  return `${turn % 2 === 0 ? "先看" : "头一个是"}${called}：${sayTrait(pick.name, pick.strength)}${others === "" ? "" : `；其次是${others}`}。`;
};

const saySound = (view: NameView, turn: number): string => {
  const { cast } = view;
  if (cast.kind === "english") {
    const joint = jointWords[cast.joint];
    return turn % 2 === 0
      ? `${cast.name} 念起来 ${cast.rhythm} 拍：${joint}。`
      : `${joint}；${cast.name} 最长连着 ${cast.longestRun} 个辅音，按 ${cast.rhythm} 的拍子念。`;
  }
  const { sound } = cast;
  const issues = [...sound.issues.map((issue) => issueWords[issue]), ...sound.homophones.map(({ word }) => `谐音近“${word}”`)];
  const said = issues.length === 0 ? "声调、声母、韵母都没有撞" : issues.join("；");
  return turn % 2 === 0
    ? `${view.name}读作 ${sound.pinyin.join(" ")}，${sound.score} 分：${said}。`
    : `从声调看是 ${sound.tones.join("、")}，${said}，所以读音给${view.name} ${sound.score} 分。`;
};

const sayMeaning = (view: NameView, turn: number): string => {
  const { cast, english } = view;
  if (cast.kind === "english") {
    const first = cast.words[0]!.word;
    if (!english?.origin) return turn % 2 === 0 ? `${first} 的来历我们表里没有，意思要由取名的人来讲。` : `还是那句：${first} 查不到来历，谁给的就问谁。`;
    return turn % 2 === 0 ? `${first} 的意思是“${english.origin.meaning.zh}”。` : `把 ${first} 译成一句话，就是“${english.origin.meaning.zh}”。`;
  }
  const glosses = listGlosses(cast.given);
  if (glosses.length === 0) return turn % 2 === 0 ? `${cast.given}不在起名常用字里，字义要家里人来讲。` : `常用字表里没有${cast.given}，谁起的就去问谁。`;
  return turn % 2 === 0 ? `${view.name}说的是：${glosses.join("，")}。` : `两层意思合起来读：${glosses.join("；")}，姓只管领头。`;
};

const sayNumbers = (view: NameView, turn: number): string => {
  const { cast } = view;
  if (cast.kind === "english") {
    const { expression, soulUrge, personality } = cast;
    return turn % 2 === 0
      ? `${cast.name} 的三个数是表达 ${expression.root}、心愿 ${soulUrge.root}、外表 ${personality.root}；五格是中文笔画的算法，英文名不排。`
      : `先看心愿数 ${soulUrge.root}，再看表达数 ${expression.root}，外表数 ${personality.root} 只管头一面。`;
  }
  const { grids, luck } = cast;
  const listed = ownGrids.map((name) => `${gridWords[name]} ${grids[name]} ${luckWords[luck[name]]}`).join("，");
  const worst = ownGrids.find((name) => luck[name] === "unlucky") ?? ownGrids.find((name) => luck[name] === "half");
  if (turn % 2 === 0) return `${view.name}的五格里${worst ? `最弱的是${gridWords[worst]} ${grids[worst]}` : "没有弱的一格"}：${listed}。`;
  return `逐格再看一遍，${listed}；天格 ${grids.heaven} 跟着姓走，不算名字的账。`;
};

const sayTriad = (view: NameView, turn: number): string => {
  if (view.cast.kind === "english") return "三才是中文笔画的算法，英文名没有这一项。";
  const { triadDetail } = view.cast;
  return turn % 2 === 0
    ? `${view.name}的三才是${triadDetail.triad}，${luckWords[triadDetail.luck]}：${tellTriad(triadDetail, "zh")}`
    : `${triadDetail.triad}三个字里，中间那个${elementNames[triadDetail.elements[1]]}是自己，上下加起来 ${triadDetail.score} 分（最高四，最低负四）。`;
};

const sayChart = (view: NameView, turn: number): string => {
  const { cast } = view;
  if (cast.kind === "english") return "英文字母不归五行，这个名字补不补命局无从说起。";
  if (!cast.birth)
    return turn % 2 === 0 ? `没有出生时间，看不出${view.name}补不补命局；把生日和钟点告诉我就能算。` : `要看五行缺不缺，得先有生日；时辰不知道也行，少一柱。`;
  const { lacks, useful } = cast.birth;
  const value = cast.scoreParts.find(({ key }) => key === "element")?.value ?? 30;
  const how = value === 100 ? "正带着头一样要的" : value === 85 ? "带着其中一样" : value === 60 ? "只在格数上沾了边" : "没有带来";
  const need = `命局${lacks.length > 0 ? `缺${lacks.map((element) => elementNames[element]).join("、")}，` : "五行齐，"}喜${useful.map((element) => elementNames[element]).join("、")}`;
  return turn % 2 === 0 ? `${need}；${view.name}${how}。` : `对着八字看，${cast.given}${how}，${value} 分（${need}）。`;
};

const sayWriting = (view: NameView, turn: number): string => {
  const { cast } = view;
  if (cast.kind === "english")
    return cast.initialsClash
      ? `首字母拼出 ${cast.initialsClash}，写在外面会惹眼${turn % 2 === 0 ? "" : "，加个中间名就错开"}。`
      : turn % 2 === 0
        ? `首字母是 ${cast.initials}，拼不出难听的词。`
        : `${cast.initials} 这几个字母，刻章、绣字都没有忌讳。`;
  const listed = cast.proof.map(({ char, strokes }) => `${char} ${strokes}`).join("、");
  return turn % 2 === 0
    ? `${view.name}按康熙笔画是${listed}，共 ${cast.grids.total} 画。`
    : `今天写是${cast.proof.map(({ char, today }) => `${char} ${today}`).join("、")}，算名字要还原部首，变成${listed}。`;
};

const byPart: Partial<Record<Ask, (view: NameView, turn: number, rank: number) => string>> = {
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
const sayLife = (view: NameView, { strength }: Resting, field: keyof typeof lifeGrids, turn: number): string => {
  const { cast } = view;
  const opening = turn % 2 === 0 ? `${lifeWords[field]}不归名字管` : `问${lifeWords[field]}，名字只能陪衬`;
  if (cast.kind === "english") {
    const of = lifeNumbers[field];
    return `${opening}，沾得上边的是${letterNumberWords[of]} ${cast[of].root}；说到底，${clause(view, strength)}。`;
  }
  const [main] = lifeGrids[field];
  const grids = lifeGrids[field].map((name) => `${gridWords[name]} ${cast.grids[name]} ${luckWords[cast.luck[name]]}`).join("，");
  return `${opening}，五格里沾边的是${grids}：${lifeLuck[cast.luck[main]]}。`;
};

/** One sentence that answers what is asked, in one of two wordings by `turn`; `rank` is the proposed name it asks about, 0 the first. */
export const sayHeadline = (view: NameView, ask: Ask, resting: Resting, turn: number, rank: number): string => {
  const part = byPart[ask];
  if (part) return part(view, turn, rank);
  const [good, bad] = [clause(view, resting.strength), clause(view, resting.flaw)];
  const again = turn % 2 === 0 ? "" : "简单说，";
  switch (ask) {
    case "change":
      return again + sayChange(view, resting);
    case "weak":
      return turn % 2 === 0 ? `${named(view)}最弱的一处是${bad}。` : `弱在一处：${bad}。`;
    case "strong":
      return turn % 2 === 0 ? `${named(view)}最强的一处是${good}。` : `强在一处：${good}。`;
    case "choice":
      return `${again}这一次只排了${named(view)}，两个名字各排一次才好比；先说它：${good}，只是${bad}。`;
    case "when":
      return `${again}名字的数里没有日子，说不出哪天；${named(view)}若要动，上户口、办护照以前最省事，眼下要看的是${bad}。`;
    case "work":
    case "money":
    case "love":
      return sayLife(view, resting, ask, turn);
    default:
      return again + sayGood(view, resting);
  }
};

/** What stands behind the headline: the counts, then the two best points and the two worst. */
export const sayLead = (view: NameView): string => {
  const { cast, traits } = view;
  const [good, better] = traits.strengths;
  const [bad, worse] = traits.flaws;
  const goods = [good!, ...(better && better.key !== "plainStart" ? [better] : [])].map((trait) => clause(view, trait)).join("，");
  const bads = [bad!, ...(worse && worse.weight >= 2 ? [worse] : [])].map((trait) => clause(view, trait)).join("，");
  if (cast.kind === "english")
    return `${cast.name} 在声音和写法上得 ${cast.score} 分（数不算分）：音节 ${cast.rhythm}，首字母 ${cast.initials}；字母按 A=1 到 I=9 循环取值，表达、心愿、外表三个数是 ${cast.expression.root}、${cast.soulUrge.root}、${cast.personality.root}。站得住的是${goods}。要留意的是${bads}。`;
  const counted = `${cast.proof.map(({ char, strokes }) => `${char} ${strokes} 画`).join("、")}`;
  if (view.isSuggested)
    return `姓${cast.surname}，按康熙笔画、三才、读音${cast.birth ? "和命局" : ""}一层层筛下来，留了 ${cast.suggestions.length} 个，没有一个字用两回，也都避开了难听的谐音。排第一的${view.name}得 ${cast.score} 分（${counted}）：${goods}；不足是${bads}。`;
  return `${view.name}得 ${cast.score} 分：${counted}，三才${cast.triad}，读 ${cast.sound.pinyin.join(" ")}。站得住的是${goods}。要留意的是${bads}。`;
};

/** What an answer goes on with; its frame turns with the follow-ups. */
export const sayBehind = (view: NameView, { strength, flaw }: Resting, frame: number): string => {
  const [good, bad] = [clause(view, strength), clause(view, flaw)];
  const { score, scoreParts } = view.cast;
  const listed = scoreParts.map(({ key, value }) => `${scoreWords[key]} ${value}`).join("、");
  return [`放回全名里看：${good}；${bad}。`, `分数拆开是${listed}，合成 ${score} 分。`, `再添一笔：${good}，只是${bad}，两样谁也抵不掉谁。`][frame % 3]!;
};

const questions: Record<string, (view: NameView) => string> = {
  weak: (view) => `${named(view)}最弱的是哪一处？`,
  sound: (view) => `${named(view)}念起来怎么样？`,
  meaning: (view) => (view.english ? `${named(view)}的意思和来历是什么？` : `${named(view)}的字义是什么意思？`),
  numbers: (view) => (view.english ? `${named(view)}的三个数说明什么？` : `逐格看，${named(view)}的数理怎么样？`),
  triad: (view) => (view.cast.kind === "english" ? "" : `三才${view.cast.triad}是好是坏？`),
  chart: (view) => `${named(view)}补不补命里缺的五行？`,
  writing: (view) => (view.english ? "首字母和拼写有没有麻烦？" : `${named(view)}的康熙笔画怎么数？`),
  change: (view) => `${named(view)}要不要改名？`,
  suggest: () => "这几个名字里第二个好在哪？",
};

const followUpOrder: readonly Ask[] = ["suggest", "weak", "meaning", "sound", "change", "numbers", "triad", "chart", "writing"];

/** Three questions this name can answer, none of them what was asked; later turns begin further on. */
export const listFollowUps = (view: NameView, asked: Ask, turn: number): string[] => {
  const fit = followUpOrder.filter((ask) => {
    if (ask === asked) return false;
    if (ask === "suggest" || ask === "change") return view.isSuggested === (ask === "suggest");
    if (ask === "triad") return view.english === null;
    return ask !== "chart" || view.chinese?.cast.birth != null;
  });
  const start = (turn * 3) % fit.length;
  return [...fit.slice(start), ...fit.slice(0, start)].slice(0, 3).map((ask) => questions[ask]!(view));
};
