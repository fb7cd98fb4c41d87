import type { Ask } from "../parts.ts";
import type { Resting } from "../reader.ts";
import type { NameView } from "../view.ts";
import { scoreWords } from "./names.ts";
import { clause, named } from "./tell-trait.ts";
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
