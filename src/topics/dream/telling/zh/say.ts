import type { Sayings } from "../../../kit/telling/rule.ts";
import type { DreamSymbol } from "../../cast-types.ts";
import type { SymbolId } from "../../lexicon/entries.ts";
import type { Category, DreamTheme, Lean, Mood, State, SymbolWords } from "../../lexicon/symbol.ts";
import { symbolsZh } from "../../lexicon/words.zh.ts";
import type { Act } from "../../matching/data/acts.ts";
import type { Color } from "../../matching/data/colors.ts";
import type { PairKey } from "../pair-rules.ts";
import type { RuleKey } from "../rules.ts";
import { type DreamView, quoteAround, vary } from "../view.ts";
import { aloneZh, briefZh, moodDaysZh, noActZh } from "./around.ts";
import { classicalZh } from "./classical.ts";
import { kindsZh, questionsZh } from "./kinds.ts";
import { moodNamesZh } from "./names.ts";
import { pairsZh } from "./pairs.ts";
import { actsZh, besideZh, colorsZh, endingsZh, moodOfZh, moodTurnedZh, moonZh, noMoodZh, numbersZh } from "./scenes.ts";
import { statesZh } from "./states.ts";
import { themesZh } from "./themes.ts";
import { toNameZh } from "./to-name.ts";

const wordsOf = (id: string): SymbolWords => symbolsZh[id as SymbolId];
const symbolOf = ({ cast: { symbols } }: DreamView, id: string): DreamSymbol => symbols.find((symbol) => symbol.id === id)!;
const turn = (of: string): string => {
  const [id = "", key = ""] = of.split(".");
  return wordsOf(id).turns?.[key as State | Mood] ?? "";
};
const quoted = (view: DreamView, id: string): string => quoteAround(view, symbolOf(view, id));
const toDate = (date: string): string => `${Number(date.slice(5, 7))}月${Number(date.slice(8))}日`;
const listDates = (dates: readonly string[]): string => dates.slice(-3).map(toDate).join("、");

export const sayZh: Sayings<DreamView, RuleKey> = {
  first: (view, of) => {
    const line = quoted(view, of);
    const open = vary(view, "first", [
      `你写的是“${line}”。`,
      `先看这一句：“${line}”。`,
      `“${line}”，全梦的分量压在这里。`,
      `绕不过去的是“${line}”。`,
      `从“${line}”说起。`,
    ]);
    return `${open}${wordsOf(of).says}`;
  },
  firstTurn: (_view, of) => turn(of),
  color: (_view, of) => colorsZh[of as Color],
  number: (_view, of) => numbersZh[of] ?? "",
  did: (_view, of) => statesZh[of as State],
  brief: (_view, of) => briefZh[of as Lean],
  named: ({ first }) => `这一样你前后提了${first!.spans.length}回，写的时候手自己往那儿拐。`,
  unknown: (_view, of) =>
    of === "short"
      ? "写得太短，里头没有一样我认得出的东西，猜就成了编。把当时看见的一样实物、一个地方或一个人补上，再读一遍。"
      : "这些话里没有词典里有的意象，我不硬认。梦里若有一样摸得着的东西、一个地名或一个人，补一句就好读了；眼下只能看你的心情和动作。",
  second: (view, of) => {
    const line = quoted(view, of);
    const name = toNameZh(view.cast, of);
    const isSame = view.first !== null && quoted(view, view.first.id) === line;
    return isSame
      ? `${vary(view, "second", [`同一句里还有${name}。`, `跟它挤在一句里的是${name}。`, `再看${name}。`])}${wordsOf(of).says}`
      : `${vary(view, "second", [`另一处：“${line}”。`, `接着看“${line}”。`, `还有一笔，“${line}”。`])}${wordsOf(of).says}`;
  },
  kind: (_view, of) => kindsZh[of as Category],
  secondOther: (_view, of) => wordsOf(of).other,
  thirdOther: (_view, of) => wordsOf(of).other,
  secondTurn: (_view, of) => turn(of),
  secondDid: (_view, of) => statesZh[of as State],
  thirdDid: (_view, of) => statesZh[of as State],
  third: (view, of) =>
    `${vary(view, "third", [`角上还有${toNameZh(view.cast, of)}。`, `${toNameZh(view.cast, of)}也露了面。`, `别漏了${toNameZh(view.cast, of)}。`])}${wordsOf(of).says}`,
  fourth: (view, of) =>
    `${vary(view, "fourth", [`你还写到了${toNameZh(view.cast, of)}。`, `另外有${toNameZh(view.cast, of)}。`, `后头跟着${toNameZh(view.cast, of)}。`])}${wordsOf(of).says}`,
  fifth: (view, of) => `末了还有${toNameZh(view.cast, of)}。${wordsOf(of).says}`,
  thirdTurn: (_view, of) => turn(of),
  pair: (_view, of) => pairsZh[of as PairKey],
  beside: (_view, of) => besideZh[of as Category],
  besideThird: (_view, of) => besideZh[of as Category],
  crowded: ({ cast: { symbols } }) => `一个梦里来了${symbols.length}样东西，像一桌没分主次的菜，你最近的日子大概也这么上。`,
  moodWords: ({ cast: { moods }, mood }) => `你自己用的字眼是“${moods.find((one) => one.mood === mood)?.words ?? ""}”。`,
  moodOf: (_view, of) => moodOfZh[of as keyof typeof moodOfZh],
  moodTurned: (_view, of) => moodTurnedZh[of as Mood],
  noMood: (_view, of) => noMoodZh[of as Category],
  act: (_view, of) => actsZh[of as Act],
  secondAct: (_view, of) => actsZh[of as Act],
  noAct: (_view, of) => noActZh[of as Category],
  person: (view, of) =>
    `${vary(view, "person", [`人物里有${toNameZh(view.cast, of)}。`, `还要说到${toNameZh(view.cast, of)}。`, `${toNameZh(view.cast, of)}在场。`])}${wordsOf(of).says}`,
  alone: (_view, of) => aloneZh[of as Category],
  manyPeople: ({ people }, of) => {
    const names = people.slice(0, 3).map(({ id }) => wordsOf(id).name);
    return of === "three"
      ? `${names.join("、")}凑在一场梦里，三个人平日未必同桌，把他们请到一块儿的是同一件事。`
      : `光是人就来了${people.length}位，${names.join("、")}打头，你近来耳朵边的声音不少。`;
  },
  speaking: (view, of) => `${toNameZh(view.cast, of)}开了口。梦里别人说的话，稿子是你写的，记得住的那句先照着读给自己听。`,
  recurring: ({ cast: { recurring, earlierCount } }, of) => {
    const { id, times, dates } = recurring[0]!;
    const { name } = wordsOf(id);
    if (of === "twice") return `${name}不是头一回来，${listDates(dates)}那个梦里也有它。两回之间你身上发生的事，就是它要说的。`;
    if (of === "thrice") return `${name}第三次露面了，前两回在${listDates(dates)}。来三趟的客人，多半是门没关严。`;
    return `你记下的${earlierCount + 1}个梦里，${name}来了${times}回，最近几回是${listDates(dates)}。这已经是条线，不是个点，顺着日子往回摸。`;
  },
  again: ({ cast: { again } }, of) =>
    of === "heavy"
      ? `你用了“${again}”两个字眼，可见它常来。老来的噩梦有个笨办法：白天把它写下来，给它换一个结尾，睡前念一遍。`
      : of === "bright"
        ? `“${again}”，好梦肯回头，是那样东西你还没放弃。`
        : `“${again}”，同一场戏反复演，台词没变，变的是看戏的你，比比这回哪处不一样。`,
  theme: (_view, of) => themesZh[of as DreamTheme].days,
  secondTheme: (_view, of) => themesZh[of as DreamTheme].beside,
  moodDays: (_view, of) => moodDaysZh[of as Mood],
  errand: (view, of) =>
    `${vary(view, "errand", [`${toNameZh(view.cast, of)}那一头也有件小事`, `想从${toNameZh(view.cast, of)}入手也行`, `若对${toNameZh(view.cast, of)}更上心，另有一件可做`])}：${wordsOf(of).look}`,
  question: (_view, of) => questionsZh[of as DreamTheme],
  secondDays: (_view, of) => themesZh[of as DreamTheme].days,
  secondQuestion: (_view, of) => questionsZh[of as DreamTheme],
  thirdTheme: (_view, of) => themesZh[of as DreamTheme].beside,
  ending: (_view, of) => endingsZh[of as keyof typeof endingsZh],
  moon: (_view, of) => moonZh[of] ?? "",
  classical: ({ cast: { classical } }, of) => `《周公解梦》里有一句“${of}”，说的是${wordsOf(classical[0]!.id).name}。${classicalZh[of] ?? ""}`,
  otherOf: (_view, of) => wordsOf(of).other,
  otherOfFourth: (_view, of) => wordsOf(of).other,
  otherOfFifth: (_view, of) => wordsOf(of).other,
  look: (_view, of) => `这周做一件：${wordsOf(of).look}`,
  lookSecond: (_view, of) => `这周做一件：${wordsOf(of).look}`,
  lookUnknown: "这周做一件：枕边放支笔，醒来先写三样看得见的东西，再写心情。",
  watch: (_view, of) => `留意：${themesZh[of as DreamTheme].watch}`,
  watchSecond: (_view, of) => `留意：${themesZh[of as DreamTheme].watch}`,
  watchMood: (_view, of) => `留意：白天什么时候冒出同样的味道，哪怕只有一分钟，梦里那股“${moodNamesZh[of as Mood]}”就是从那儿来的。`,
  watchUnknown: "留意：这两天哪一刻你忽然想起这个梦，手上正做着什么。",
};
