import { fittingHeadline } from "../../kit/telling/headline.ts";
import { setNames } from "../data/deities.ts";
import type { FollowUp } from "./follow-up.ts";
import { toOpening } from "./opening.ts";
import type { Language, Said } from "./reader.ts";
import type { View } from "./view.ts";
import { withWord } from "./words-of-lot.ts";
import { aspectNames, toBlocks, toCount, toTiming, toVerse } from "./zh-passages.ts";
import { throwNames } from "./zh-words.ts";

const leans: Record<number, string> = { 2: "能，而且签上没留什么但书", 1: "偏能", 0: "两边差不多", [-1]: "偏缓", [-2]: "偏不" };
/** Where a yes would be the bad news. */
const dreaded: Record<number, string> = { 2: "看着不会，签上没留什么但书", 1: "偏不会", 0: "两边差不多", [-1]: "有点苗头，还拦得住", [-2]: "要防着" };
const sayLean = ({ lot, question }: View): string => (question.isDreaded ? dreaded : leans)[lot.lean]!;
const returnedMost = 3;

const toReturned = ({ returned, lot: granted }: View): { headline: string; body: Said[] } => {
  if (returned.length === 0) return { headline: "这次没有退签。", body: [{ label: "退签", text: "头一支摇出来就掷足了三次圣筊，后面没有别的签可说。" }] };
  const told = returned.slice(0, returnedMost).map(({ lot, text, blocks }) => {
    const fall = throwNames[blocks.throws.at(-1) ?? "negative"];
    if (lot.number === granted.number) return `第${lot.number}签就是后来认下的这支，头一回掷出${fall}，没应。`;
    return `第${lot.number}签“${lot.title.zh}”，${fall}退回，它要说的是：${text.essence}`;
  });
  const rest = returned.length > returnedMost ? `再往后还退了${toCount(returned.length - returnedMost)}支，都没认，不细说了。` : "";
  return {
    headline: `一共退回${toCount(returned.length)}支，都不作数。`,
    body: [
      { label: "退签", text: told.join("") + rest },
      { label: "怎么听", text: "退签的话当旁听：跟定下的那支同一个口气，就多信一分；相反的，记下它提的毛病就够了。" },
    ],
  };
};

const sayAgain = (turn: number): { headline: string; body: Said[] } => ({
  headline: "同一件事，先不重抽。",
  body: [
    {
      label: "规矩",
      text:
        turn % 2 === 0
          ? "一事一签，筊认下了就以它为准；不中意再抽，抽到中意为止，那是你自己在说话。事情真起了变化，或换一件事问，随时可以另摇。"
          : "庙里的老规矩也是这样：筊已经应了三次，再摇等于没听。隔一段日子、局面变了，再来问同一件事不迟。",
    },
  ],
});

/** A sentence as headline, or as much of it as fits, and what of it the body has still to say; else another headline, and the whole for the body. */
const openWith = (sentence: string, without: string): { headline: string; body: string } => {
  const opening = toOpening("zh", sentence);
  return opening ? { headline: opening.headline, body: opening.rest } : { headline: without, body: sentence };
};

/** What the verse comes down to; where a yes would be the bad news, the lean alone. */
const sayPoint = (view: View): string => {
  const { lot, text, question } = view;
  const without: [string, ...string[]] = [`“${lot.title.zh}”这一支，${sayLean(view)}。`, `${sayLean(view)}。`];
  if (question.isDreaded) return fittingHeadline("zh", without);
  return withWord("zh", text, [(word) => `“${lot.title.zh}”这一支，落点在：${word}`], ...without);
};

const sayVerse = (view: View): { headline: string; body: Said[] } => ({
  headline: sayPoint(view),
  body: [
    { label: "画面", text: view.text.image },
    ...(view.cast.verse ? [{ label: "签诗", text: toVerse(view) }] : [{ label: "签诗", text: "这支的诗没能逐字核准，不引原句，画面就是它的意思。" }]),
    { label: "落到你", text: `${view.aspect ? view.text[view.aspect] : view.text.doing}` },
  ],
});

const sayVerdict = (view: View, turn: number): { headline: string; body: Said[] } => {
  const bodies = [
    `话还是那一句，换个说法：${view.text.watching}真要定，先做到这一条：${view.text.doing}`,
    `签不会因为多问一遍改口。拿它当一面镜子：听到“${sayLean(view)}”，你是松了口气还是不服气，那口气比签更清楚。`,
  ];
  return { headline: `${sayLean(view)}。`, body: [{ label: "定夺", text: bodies[turn % bodies.length]! }] };
};

/** The answer to a further question; what was told as headline is not told over. */
export const answerZh: Language["answer"] = (view: View, followUp: FollowUp, turn: number) => {
  const { text, cast, lot, of, alike, deity } = view;
  const { about } = followUp;
  if (about === "aspect") {
    const { aspect, isTold } = followUp;
    const name = aspectNames[aspect];
    if (isTold)
      return {
        headline: fittingHeadline("zh", [`${name}这一头，前面那句照旧算数，再给你一个使得上的。`, `${name}这一头，前面那句照旧算数。`]),
        body: [{ label: name, text: `先动手的一件：${text.doing}盯着看的一处：${text.watching}` }],
      };
    const said = text[aspect];
    const at = said.search(/[。？！]/) + 1;
    const rest = said.slice(at);
    const from = rest === "" ? `这句话出自“${lot.title.zh}”的画面：${text.image}` : `${rest}同一支“${lot.title.zh}”，换到${name}上就是这个口气。`;
    const { headline, body } = openWith(said.slice(0, at), `${name}上，这支另有一句话。`);
    return { headline, body: [{ label: name, text: `${body}${from}` }] };
  }
  if (about === "again") return sayAgain(turn);
  if (about === "returned") return toReturned(view);
  if (about === "verse") return sayVerse(view);
  if (about === "when") {
    const { timing } = view;
    const headline = timing === null ? "这套签不给日子。" : timing.by === "month" ? `看${cast.ganzhi}宫对应的那个月前后。` : `看${cast.ganzhi}所属的那一季。`;
    return { headline, body: [{ label: "时候", text: toTiming(view) }] };
  }
  if (about === "blocks") return { headline: "三次圣筊认下的。", body: [{ label: "掷筊", text: toBlocks(view) }] };
  if (about === "grade")
    return {
      headline: lot.grade === null ? "这套签不分等级。" : `${lot.grade}签，${of}支里有${alike}支。`,
      body: [{ label: "等级", text: `等级是给整支签定的大势，落到具体一件事，要看诗和所问。这一支掂下来，${leans[lot.lean]}：${text.watching}` }],
    };
  if (about === "deity")
    return {
      headline: `用的是${setNames[cast.set].zh}。`,
      body: [
        {
          label: "这套签",
          text: `${setNames[cast.set].zh}共${of}支，${deity.name.zh}${view.temple ? `在${view.temple}` : ""}用它。别的庙可能用别的签，号数一样，诗不一样，不能混着解。`,
        },
      ],
    };
  if (about === "person")
    return {
      headline: "签看得见事，看不见人心里那一层。",
      body: [{ label: "那个人", text: `它能说的是你们之间这股劲：${text.love}对方怎么想，当面问一句，比再摇十支准。` }],
    };
  if (about === "watching") {
    const { headline, body } = openWith(text.watching, "要留意的有一处。");
    return { headline, body: [{ label: "留意", text: `${body}为什么是这一条：${text.image}` }] };
  }
  if (about === "doing") {
    const { headline, body } = openWith(text.doing, "先动手的有一件。");
    return { headline, body: [{ label: "先后", text: `${body}做完这一步再看别的。${view.aspect ? text[view.aspect] : text.work}` }] };
  }
  return sayVerdict(view, turn);
};
