import type { Question } from "../../../../kit/hearing/question.ts";
import { findPart, type LivedPart, livedParts, type Part } from "../../parts.ts";
import { toDoubt, toSteadiness } from "../../profile.ts";
import type { AnswerTerms, ProfileFrame } from "../../profile-reader.ts";
import type { ProfileTexts } from "../../profile-texts.ts";
import { type Answered, type ProfileView, toShown, toSteps } from "../../profile-view.ts";
import { toWay, vary, varyAlong } from "../../vary.ts";
import { answerWords as plainAnswers, toFactWords } from "./fact-words.ts";
import { toHeadline } from "./headline.ts";

const partNames: Record<LivedPart, string> = { self: "自己", love: "亲近的人", work: "做事", quarrel: "起争执", tired: "累和压力", growth: "往前走" };

const scoreOf = ({ cast }: ProfileView, scale: string): number => toShown(cast.scales[scale]!.percent);
/** Between the scores as they are shown. */
const leadOf = (view: ProfileView): number => scoreOf(view, view.first) - scoreOf(view, view.second);
const doubtOf = ({ cast, first, second }: ProfileView): number => toShown(toDoubt(cast, first, second));
const quote = (texts: ProfileTexts, item: string): string => `“${texts.statements[item]!.text.replace(/。$/, "")}”`;

const findItem = (view: ProfileView, id: string): Answered => {
  const [scale] = id.split(".") as [string];
  return livedParts.flatMap((part) => view.answered(scale, part)).find((item) => item.id === id)!;
};

const listFollowUps = ({ first, second, last }: ProfileView, { shorts }: ProfileTexts): [Part, string][] => [
  ["quarrel", `${shorts[first]}跟人吵起来，是哪一种吵法？`],
  ["work", `第二高的${shorts[second]}，工作上怎么用？`],
  ["growth", `最低的${shorts[last]}，成长上怎么补？`],
  ["love", `${shorts[first]}的人，感情里容易卡在哪？`],
  ["tired", "我累过头了会变成什么样？"],
  ["sure", `${shorts[first]}和${shorts[second]}，这个先后有多准？`],
  ["love", `${shorts[second]}这一面，家人看得见吗？`],
  ["work", `${shorts[last]}这么低，工作上会吃什么亏？`],
  ["tired", `压力大的时候，${shorts[second]}会跑出来吗？`],
];

/** The frame in the words of one way of answering. */
export const toFrameZh = ({ answers: answerWords, toCount }: AnswerTerms): ProfileFrame => ({
  locale: "zh",
  labels: {
    self: "你这个人",
    love: "亲近的人",
    work: "做事",
    quarrel: "起争执",
    tired: "累的时候",
    growth: "往前走",
    sure: "准到哪里",
    lead: "怎么看",
    dissent: "另一面",
    close: "用起来",
  },
  toHeadline,
  toLead(view, texts, side) {
    const { first, second, last, isTie, cast } = view;
    const [a, b, z] = [scoreOf(view, first), scoreOf(view, second), scoreOf(view, last)];
    const count = Object.keys(cast.answers).length;
    const [one, two, low] = [texts.names[first]!, texts.names[second]!, texts.names[last]!];
    const verdict = isTie ? `差${leadOf(view)}分，还在误差里，两项都当真` : `差${leadOf(view)}分，比误差的${doubtOf(view)}分大，先后算数`;
    const ways = [
      `${toCount(count)}，${one}${a}分，${two}${b}分，${verdict}；最低的是${low}，${z}分。`,
      `先看高的两项：${one}${a}，${two}${b}，${verdict}。再看最低的${low}，只有${z}。`,
      `最高${a}分给了${one}，往下是${two}${b}分，${verdict}。另一头是${low}，${z}分，跟最高的隔了${a - z}分。`,
    ] as const;
    return {
      text: ways[(toWay(view, "lead", ways.length) + side) % ways.length]!,
      facts: ["result", `scale.${first}`, `scale.${second}`, `scale.${last}`],
    };
  },
  tellPart(view, part, texts, side) {
    const scale = [view.first, view.second, view.last][side % 3]!;
    const items = view.answered(scale, part);
    if (items.length === 0) return this.toLead(view, texts, side + 1);
    return { text: this.tellAnswers(view, scale, part, texts), facts: [`scale.${scale}`, ...items.map(({ id }) => `item.${id}`)] };
  },
  tellAnswers(view, scale, part, texts) {
    const items = view.answered(scale, part);
    const said = items.map(({ id, answer }) => `${quote(texts, id)}你答“${answerWords[answer]}”`).join("，");
    const count = items.length > 1 ? "这几句" : "这一句";
    return varyAlong(view, "said", livedParts.indexOf(part), [
      `${texts.shorts[scale]}里问到${partNames[part]}的${count}：${said}。`,
      `你自己是这么答的：${said}，记在${texts.shorts[scale]}名下。`,
      `翻回答卷，${said}，${texts.shorts[scale]}的分有一份是从这儿来的。`,
      `${texts.shorts[scale]}${scoreOf(view, scale)}分，${partNames[part]}这一块是这么来的：${said}。`,
    ]);
  },
  toFollowUps(view, asked: Question, turn, texts) {
    const part = findPart(asked);
    const all = listFollowUps(view, texts).filter(([of, text]) => of !== part && text !== asked.text);
    const at = (turn * 3) % all.length;
    return [...all.slice(at), ...all.slice(0, at)].slice(0, 3).map(([, text]) => text);
  },
  ladder(view, { shorts }) {
    const { first, second, third, last } = view;
    return `前三名是${[first, second, third].map((scale) => `${shorts[scale]}${scoreOf(view, scale)}`).join("、")}，末尾是${shorts[last]}${scoreOf(view, last)}。`;
  },
  near: (view, { names }) =>
    vary(view, "near", [
      `${names[view.first]}和${names[view.second]}只差${leadOf(view)}分，换一天答，名次就可能倒过来，所以这两项的话你都看一遍，哪边刺着你，哪边更近。`,
      `头两名差${leadOf(view)}分，单凭运气也差得出${doubtOf(view)}分：${names[view.second]}没有输，读到${names[view.first]}觉得别扭的地方，拿它来替。`,
    ]),
  crowd(view, { shorts }) {
    const { cast, first } = view;
    const others = cast.ties.map((scale) => shorts[scale]).join("、");
    return vary(view, "crowd", [
      `跟${shorts[first]}分不开的有${others}，一共${cast.ties.length + 1}项挤在一处，别急着给自己贴条，先看哪几题你答得最重。`,
      `${others}离${shorts[first]}都在误差里。没有哪一项压得住别的，你更像一屋子人轮流说话，挨个听，比选一个准。`,
    ]);
  },
  ahead: (view, { names, isShares }) =>
    vary(view, "ahead", [
      `${names[view.first]}领先${leadOf(view)}分，误差是${doubtOf(view)}分，过一阵再答，多半还是它在前。`,
      isShares
        ? `第一份比第二份多${leadOf(view)}，误差是${doubtOf(view)}，${names[view.first]}站得住，只是别当成全部。`
        : `第一名多出${leadOf(view)}分，要翻过来得改${toSteps(view)}格左右的答案，${names[view.first]}这个位置坐得住。`,
    ]),
  agreement({ cast: { consistency, blindConsistency }, seed }) {
    const blind = Math.round(blindConsistency * 100);
    const steadiness = toSteadiness(consistency ?? 0, blindConsistency);
    const percent = Math.round((consistency ?? 0) * 100);
    if (steadiness === "steady")
      return vary({ seed }, "agreement", [`同一件事换着法子问，你的回答合得上${percent}%，心里有数。`, `成对的题合得上${percent}%，你答题没走神。`]);
    if (steadiness === "fair")
      return vary({ seed }, "agreement", [`成对的题合得上${percent}%，大处不变，小处看当天心情。`, `成对的题合上${percent}%，有几处你自己还没想定。`]);
    return vary({ seed }, "agreement", [
      `成对的题只合得上${percent}%，乱答也有${blind}%，所以分数只能看个轮廓；挑个清静的时候再答一次，会清楚些。`,
      `同一件事换个问法，你的回答就变了，只合得上${percent}%：要么题没问到你，要么那天心里乱，别拿这次的名次当真。`,
    ]);
  },
  loud(view, texts, id) {
    const { answer, part } = findItem(view, id);
    const said = answerWords[answer]!;
    const loud = texts.loud[id]!;
    return varyAlong(view, `loud.${id}`, livedParts.indexOf(part), [
      loud,
      loud,
      `${quote(texts, id)}，你答“${said}”：${loud}`,
      `凭${quote(texts, id)}那句“${said}”，${loud}`,
      `${loud.replace(/。$/, "")}（${quote(texts, id)}，${said}）。`,
    ]);
  },
  odd(view, texts, id) {
    const { answer, isReversed, part } = findItem(view, id);
    const said = answerWords[answer]!;
    const name = texts.names[view.first]!;
    return varyAlong(view, "odd", livedParts.indexOf(part), [
      `也有不合的：${quote(texts, id)}，${name}的人多半${isReversed ? "摇头" : "点头"}，你答“${said}”，这一处你有自己的做法。`,
      `${quote(texts, id)}，你答的是“${said}”，跟${name}正相反，这一条别往自己身上套。`,
      `例外在这一句：${quote(texts, id)}，你说“${said}”，${name}的脾气到这里就停了。`,
      `到了${quote(texts, id)}，你答“${said}”，换个${texts.shorts[view.first]}的人不会这么答。`,
    ]);
  },
  elsewhere(view, texts, id) {
    const { answer, scale, part } = findItem(view, id);
    const said = answerWords[answer]!;
    return varyAlong(view, "elsewhere", livedParts.indexOf(part), [
      `${texts.shorts[scale]}没进前三，有一句却扎实：${quote(texts, id)}，你答“${said}”。${texts.loud[id]}`,
      `还有一句不归前三名管：${quote(texts, id)}你答“${said}”，是${texts.shorts[scale]}的。${texts.loud[id]}`,
      `${quote(texts, id)}，这句${texts.shorts[scale]}的话你也认了，答的是“${said}”。${texts.loud[id]}`,
    ]);
  },
  stray(view, texts, id) {
    const { answer } = findItem(view, id);
    const name = texts.names[view.last]!;
    return vary(view, `stray.${id}`, [
      `${name}是你最低的一项，可${quote(texts, id)}你答“${answerWords[answer]}”。${texts.loud[id]}`,
      `别以为${name}跟你没关系：${quote(texts, id)}，你答的是“${answerWords[answer]}”。${texts.loud[id]}`,
    ]);
  },
  strayAgainst: (view, texts, id) =>
    vary(view, "strayAgainst", [
      `最低的${texts.shorts[view.last]}也要说一句：${quote(texts, id)}，你可是答了“${answerWords[findItem(view, id).answer]}”的，别把它当成没有。`,
      `别忙着把${texts.shorts[view.last]}划掉，它垫底是跟别的比，${quote(texts, id)}这一句，你答得比谁都响。`,
    ]),
  doing: (text) => `这周做一件：${text}`,
  watching: (text) => `留意：${text}`,
  toFactWords: (texts) => toFactWords(texts, answerWords),
});

export const frameZh = toFrameZh({ answers: plainAnswers, toCount: (count) => `${count}题答下来` });
