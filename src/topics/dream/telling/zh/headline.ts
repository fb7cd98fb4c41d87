import type { Question } from "../../../kit/hearing/question.ts";
import type { Claim } from "../../../kit/telling/chart-reader.ts";
import { fittingHeadline } from "../../../kit/telling/headline.ts";
import { findSymbols } from "../../matching/find-symbols.ts";
import { isAboutOmen } from "../omen.ts";
import { findPairRule } from "../pair-rules.ts";
import { asksOtherwise, findPart, type Part } from "../parts.ts";
import { getWords } from "../turns.ts";
import { type DreamView, vary } from "../view.ts";
import { actNamesZh, moodNamesZh } from "./names.ts";
import { themesZh } from "./themes.ts";
import { toNameZh } from "./to-name.ts";

export const toHeadlineZh = (view: DreamView, question: Question): string => {
  const { first, theme, cast, mood } = view;
  const nameOf = (id: string): string => toNameZh(cast, id);
  if (first === null || theme === null)
    return mood ? `画面没留下几样，留下的是“${moodNamesZh[mood]}”，就从它读起。` : "这几句里还没有认得出的画面，补一样东西或一个人，我再读。";
  const { about } = themesZh[theme];
  if (isAboutOmen(question)) return fittingHeadline("zh", [`它不报将来，报的是眼下：${about}。`, "它不报将来，报的是眼下。"]);
  const [again] = cast.recurring;
  const bare = `这个梦说的是${about}。`;
  if (again) return fittingHeadline("zh", [`${nameOf(again.id)}第${again.times}次来了，它一直在说${about}。`, bare]);
  const ways: [string, ...string[]] = [
    `这个梦说的是${about}，说话的是${nameOf(first.id)}。`,
    `${nameOf(first.id)}是幌子，底下是${about}。`,
    `借着${nameOf(first.id)}，你梦见的是${about}。`,
    `绕来绕去绕的是${about}，轴心是${nameOf(first.id)}。`,
  ];
  return fittingHeadline("zh", [vary(view, "headline", ways), `${nameOf(first.id)}是幌子，底下是${about}。`, bare]);
};

export const toLeadZh = (view: DreamView): Claim => {
  const { first, others, mood, cast, theme, secondTheme } = view;
  const nameOf = (id: string): string => toNameZh(cast, id);
  const moodFacts = mood ? [`mood.${mood}`] : [];
  if (first === null)
    return {
      text: `${mood ? `你写下了“${cast.moods[0]!.words}”，` : ""}${cast.acts[0] ? `自己做的动作是“${actNamesZh[cast.acts[0].act]}”。` : "没有写自己做了什么。"}读得浅，是因为能认的少，不是你的梦浅。`,
      facts: ["unknown", ...moodFacts.filter((id) => cast.moods.some((one) => `mood.${one.mood}` === id))],
    };
  const rest = others.slice(0, 2).map(({ id }) => nameOf(id));
  const heavy = first.spans.length > 1 ? `提了${first.spans.length}回` : first.states.length > 0 ? "还带着动作" : first.mood ? "又跟心情同句" : "压在最前头";
  const beside = rest.length > 0 ? `，旁边是${rest.join("和")}` : "，没有别的来分它的光";
  const feeling = mood
    ? vary(view, "feeling", [`通篇的味道是“${moodNamesZh[mood]}”`, `底色是“${moodNamesZh[mood]}”`, `心里那一味是“${moodNamesZh[mood]}”`])
    : vary(view, "feeling", ["心情一个字没写", "心里怎样没提", "感受那一栏空着", "只写了看见的，没写觉得的"]);
  const second = secondTheme ? `，再往下是${themesZh[secondTheme].name}` : "";
  return {
    text: `最重的是${nameOf(first.id)}，${heavy}${beside}；${feeling}。${nameOf(first.id)}领着，整场梦都往${themesZh[theme!].name}这头靠${second}。`,
    facts: [
      `symbol.${first.id}`,
      ...others.slice(0, 2).map(({ id }) => `symbol.${id}`),
      ...(mood && cast.moods.some((one) => one.mood === mood) ? moodFacts : []),
      `theme.${theme!}`,
    ],
  };
};

/** The image a follow-up names; else the one whose turn it is. */
export const toAnswerZh = (view: DreamView, asked: Question, part: Part, turn: number): Claim & { headline: string } => {
  const { symbols } = view.cast;
  const nameOf = (id: string): string => toNameZh(view.cast, id);
  if (symbols.length === 0) return { headline: toHeadlineZh(view, asked), ...toLeadZh(view) };
  const named =
    findSymbols(asked.text).find(({ id }) => symbols.some((symbol) => symbol.id === id))?.id ??
    symbols.find(({ id }) => asked.text.includes(nameOf(id).replaceAll(/[“”]/g, "")))?.id;
  const id = named ?? symbols[(turn + 1) % symbols.length]!.id;
  const { says, other } = getWords("zh", id);
  const name = nameOf(id);
  const facts = [`symbol.${id}`];
  if (isAboutOmen(asked)) return { headline: `不报，梦里的${name}说的是眼下。`, text: says, facts };
  if (named || part === "image" || part === "second")
    return asksOtherwise(asked)
      ? { headline: `换一头看${name}。`, text: other, facts }
      : { headline: fittingHeadline("zh", [`${name}在这个梦里，先看它做什么，再看你怎么了。`, `${name}，先看它做什么，再看你怎么了。`]), text: says, facts };
  const pair = findPairRule(view.cast);
  if (part === "together" && pair)
    return {
      headline: fittingHeadline("zh", [`${pair.symbols.map(nameOf).join("和")}要连着看。`]),
      text: "分开是两样东西，搁一块儿才是一句话。",
      facts: pair.symbols.map((one) => `symbol.${one}`),
    };
  const theme = view.cast.themes[turn % view.cast.themes.length]!.theme;
  return {
    headline: `往${themesZh[theme].name}上找，${name}指的就是那边。`,
    text: themesZh[theme].days,
    facts: view.cast.themes.slice(0, 4).some((one) => one.theme === theme) ? [`theme.${theme}`, ...facts] : facts,
  };
};

export const toFollowUpsZh = (view: DreamView, asked: Question, turn: number): string[] => {
  const { symbols, acts, moods } = view.cast;
  const nameOf = (id: string): string => toNameZh(view.cast, id);
  const part = findPart(asked);
  const rest = symbols.filter(({ id }) => !asked.text.includes(nameOf(id).replaceAll(/[“”]/g, "")));
  const names = [...rest.slice(1), ...rest.slice(0, 1)];
  const shifted = names.length > 0 ? [...names.slice(turn % names.length), ...names.slice(0, turn % names.length)] : [];
  const all = [
    ...(shifted[0] ? [`${nameOf(shifted[0].id)}在梦里是什么意思？`] : []),
    ...(symbols[0] && part !== "days" ? ["这跟我白天的生活有什么关系？"] : []),
    ...(acts[0] && part !== "act" ? [`我为什么会${actNamesZh[acts[0].act]}？`] : []),
    ...(moods[0] && part !== "mood" ? ["梦里那股心情从哪儿来？"] : []),
    ...(symbols.length > 1 && part !== "together" ? ["这几样东西放在一起怎么看？"] : []),
    ...(shifted[1] ? [`${nameOf(shifted[1].id)}换个看法怎么读？`] : []),
    "这周我能做什么？",
    "梦的结尾怎么看？",
    "这个梦说得准将来吗？",
  ];
  return all.slice(0, 3);
};
