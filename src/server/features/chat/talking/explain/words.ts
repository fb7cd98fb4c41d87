import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Ways } from "../wording/frame.ts";

interface ExplainWords {
  note: string;
  quote(name: string): string;
  list(names: readonly string[]): string;
  /** There are more than these. */
  some(names: readonly string[]): string;
  placed(value: string, label: string): string;
  /** {label} {value} */
  one: Ways;
  /** {name} {count} {list} */
  many: Ways;
  /** {name} {meaning} */
  meaning: Ways;
  /** {line}: a sentence of the reading that was not told yet */
  here: Ways;
  /** {line}: a clause of one that was */
  quoted: Ways;
  /** {line}: the headline's clause */
  counted: Ways;
  aside: Ways;
  /** {at} {label} {list} */
  point: Ways;
  /** The same without a shoulder note, or without a fact. {at} {list} */
  pointBare: Ways;
  /** {claim} {list} */
  why: Ways;
  /** {list} */
  whyHeld: Ways;
  /** {name} {rule} */
  rule: Ways;
  /** {count} */
  beyond: Record<"point" | "thing", Ways>;
  /** {at} {list} */
  still: Ways;
  /** {word} {list} */
  unknown: Ways;
  /** {word} */
  unknownAlone: Ways;
  which: Ways;
  /** {name}: a term this cast does not use */
  absent: Ways;
  /** {name} */
  ask: string;
}

const zh: ExplainWords = {
  note: "释义",
  quote: (name) => `“${name}”`,
  list: (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join("、")}和${names.at(-1)}`),
  some: (names) => `${names.join(names.some((name) => name.includes("，")) ? "；" : "、")}等`,
  placed: (value, label) => `${value}（${label}）`,
  one: [
    "“{label}”这一处，你的是{value}。",
    "先看它在哪儿：“{label}”，{value}。",
    "你这一卷里，“{label}”写的是{value}。",
    "{value}，占的是“{label}”这个位置。",
    "你问的这一样是{value}，归在“{label}”名下。",
  ],
  many: ["“{name}”你这里有{count}处：{list}。", "你这一卷带着“{name}”的一共{count}处，{list}。", "数下来，“{name}”出现{count}处：{list}。"],
  meaning: ["{name}：{meaning}", "{name}，换成平常话：{meaning}", "说到{name}，老规矩是这样：{meaning}", "{name}是这么回事：{meaning}"],
  here: ["落到你问的这件事上：{line}", "搁在你这件事里看，{line}", "对你这一问，它说的是：{line}", "用到你身上就是：{line}", "回到你的问题，{line}"],
  quoted: ["前面说的“{line}”，就是从它来的。", "“{line}”那半句，出处在这里。", "你看到的“{line}”，靠的就是它。", "它在前面已经开过口：“{line}”。"],
  counted: ["“{line}”这一句，也算了它一份。", "我说“{line}”的时候，把它也掂了进去。", "定下“{line}”，它出了一份力。"],
  aside: ["这一回它分量轻，正文没有靠它。", "这次的话没落在它身上，知道有它就够。", "它在旁边站着，没进这一次的主线。"],
  point: [
    "第{at}段“{label}”，靠的是{list}。",
    "第{at}段写在“{label}”名下，底子是{list}。",
    "“{label}”是第{at}段，它从{list}来。",
    "第{at}段讲“{label}”，撑着它的是{list}。",
  ],
  pointBare: ["第{at}段靠的是{list}。", "第{at}段从{list}来。", "撑着第{at}段的是{list}。"],
  why: ["说“{claim}”，靠的是{list}。", "“{claim}”不是凭空来的，底下压着{list}。", "那一句“{claim}”，是{list}合起来定的。", "“{claim}”这话的来处：{list}。"],
  whyHeld: ["这件事不下判断；盘面上摆着的，是{list}。", "摆在那里的是{list}，它们不替这件事作主。", "看的是{list}；成与不成，它们不说。"],
  rule: ["{name}，{rule}", "{name}的规矩：{rule}", "{name}这一样，{rule}", "看{name}：{rule}"],
  beyond: {
    point: ["这一卷一共{count}段，没有那一段。想看哪一段？", "只有{count}段，数不到那里。你指的是哪一句？", "我说的是{count}段，再往后没有了。挑一段给我？"],
    thing: ["这里一共{count}个，没有那一个。", "数下来只有{count}个，你指的是哪一个？", "摆出来的就{count}个，再往后没有了。"],
  },
  still: [
    "第{at}爻没有动，这一卦它不开口；动的是{list}，话从那里来。",
    "从下往上数，第{at}爻是静的，这次不看它。要看的是{list}。",
    "第{at}爻这回静着，静爻不取辞；说话的是{list}。",
  ],
  unknown: [
    "“{word}”不在这一卷里，我这儿也没有它的解释。能讲的有{list}。",
    "“{word}”我查不到，不乱讲。这一卷里可以问{list}。",
    "没有“{word}”这个词的底，说了也是编。{list}我说得清。",
  ],
  unknownAlone: ["“{word}”我这儿没有解释，不乱讲。", "“{word}”我查不到，说了也是编。", "“{word}”这个词我没有底。"],
  which: ["你想问的是哪一个词、哪一张？", "是哪一个词没讲明白？写给我。", "指给我看：哪一个词，或者第几段？"],
  absent: ["这一卷里没用到它。", "它不在你这一卷里，只讲词义。", "你这一卷没有它。"],
  ask: "“{name}”是什么意思？",
};

const en: ExplainWords = {
  note: "Meaning",
  quote: (name) => `“${name}”`,
  list: (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`),
  some: (names) => `${names.join(names.some((name) => name.includes(",")) ? "; " : ", ")} and others`,
  placed: (value, label) => `${value} (${label})`,
  one: [
    "Under “{label}” you have {value}.",
    "Yours, at “{label}”, is {value}.",
    "In this cast, “{label}” reads {value}.",
    "What stands at “{label}” is {value}.",
    "It sits under “{label}”: {value}.",
  ],
  many: [
    "“{name}” turns up {count} times here: {list}.",
    "You have {count} of “{name}”: {list}.",
    "Counting “{name}”, there are {count} in this cast: {list}.",
  ],
  meaning: ["{name}: {meaning}", "{name}, in everyday words: {meaning}", "The old rule for {name}: {meaning}", "What {name} means: {meaning}"],
  here: [
    "On your question: {line}",
    "For what you asked, it comes to this. {line}",
    "Here is what it says to you. {line}",
    "Held against your matter: {line}",
    "Back at your question: {line}",
  ],
  quoted: ["The words “{line}” came from it.", "That’s where “{line}” has its footing.", "You met it already in “{line}”.", "It spoke before, as “{line}”."],
  counted: ["It had a share in “{line}”.", "When I said “{line}”, it was one of the things weighed.", "“{line}” leans on it in part."],
  aside: [
    "It weighs little this time; the reading didn’t rest on it.",
    "Nothing I told you hangs on it; it’s enough to know it’s there.",
    "It stands to one side of this reading.",
  ],
  point: [
    "Paragraph {at}, “{label}”, rests on {list}.",
    "Paragraph {at} goes under “{label}” and stands on {list}.",
    "“{label}” is paragraph {at}, and it comes from {list}.",
    "What holds up paragraph {at}, “{label}”, is {list}.",
  ],
  pointBare: ["Paragraph {at} rests on {list}.", "Paragraph {at} comes from {list}.", "What holds up paragraph {at} is {list}."],
  why: [
    "I said “{claim}” because of {list}.",
    "“{claim}” has something under it: {list}.",
    "What settles “{claim}” is {list}.",
    "The ground for “{claim}”: {list}.",
  ],
  whyHeld: [
    "I give no verdict on this; what lies there is {list}.",
    "What’s on the table is {list}, and none of it decides this matter.",
    "I looked at {list}. They don’t say how it ends.",
  ],
  rule: ["{name}: {rule}", "The rule for {name}: {rule}", "Take {name}. {rule}", "As for {name}: {rule}"],
  beyond: {
    point: [
      "There are {count} paragraphs, so I can’t find that one. Which do you mean?",
      "I only wrote {count} paragraphs. Which line was it?",
      "It stops at {count} paragraphs. Name one and I’ll go into it.",
    ],
    thing: [
      "There are {count} of them here, so that one isn’t among them.",
      "I count {count}. Which one do you mean?",
      "Only {count} lie here; it doesn’t go that far.",
    ],
  },
  still: [
    "Line {at} doesn’t move, so it says nothing this time; the words come from {list}.",
    "Counted from the bottom, line {at} is at rest and isn’t read. The one to look at is {list}.",
    "Line {at} is still, and a still line keeps its text to itself; {list} speaks.",
  ],
  unknown: [
    "“{word}” isn’t in this cast, and I’ve no meaning for it. I can explain {list}.",
    "I can’t find “{word}” and won’t make it up. Here you could ask about {list}.",
    "I don’t know “{word}”, so anything I said would be invented. {list} I can tell you about.",
  ],
  unknownAlone: ["I’ve no meaning for “{word}”, and won’t make one up.", "I can’t find “{word}” anywhere I’d trust.", "“{word}” is not a word I know."],
  which: ["Which word or card do you mean?", "Which word lost you? Write it down for me.", "Point me to it: which word, or which paragraph?"],
  absent: ["This cast doesn’t use it.", "It isn’t in your cast, so this is the word alone.", "You don’t have it here."],
  ask: "What does “{name}” mean?",
};

export const explainWords: Record<Locale, ExplainWords> = { zh, en };
