import type { Locale } from "../../../../../shared/i18n/locale.ts";
import type { Ways } from "../wording/frame.ts";

/** Which way the cast leans: on, a little later, neither. */
export type Lean = "on" | "wait" | "even";

interface DraftWords {
  labels: { cast: string; say: string; unsaid: string };
  /** {fact}: what stands first in the cast */
  tune: Record<Lean, Ways>;
  /** Where no cast stands, or none may lean. */
  plain: Ways;
  /** To whom it goes where there is danger. */
  toHelp: Ways;
  /** {unsaid} */
  unsaid: Ways;
}

export const draftWords: Record<Locale, DraftWords> = {
  zh: {
    labels: { cast: "怎么开口", say: "可以说", unsaid: "先不说" },
    tune: {
      on: [
        "这一卷合起来偏往前，排在头里的是{fact}：话可以直说，挑短的，说完就停。",
        "{fact}打头，整卷往前走：别铺垫，头一句就说正事。",
        "看{fact}，再看合起来的意思，是肯动的：当面说比发消息好。",
      ],
      wait: [
        "这一卷合起来偏慢，排在头里的是{fact}：写好先放一夜，明早再看一遍才发。",
        "{fact}打头，整卷往后收：不急着送出去，等对方先露一点口风。",
        "看{fact}，再看合起来的意思，是要缓的：话写软，日子往后挪几天。",
      ],
      even: [
        "这一卷两头都留着，{fact}摆在前面：话说一半，台阶留一级。",
        "{fact}排在头里，整卷不偏哪边：说你自己的意思，不替对方下结论。",
        "看{fact}，这一卷不催也不拦：短短几句，让对方接得住。",
      ],
    },
    plain: ["照你说的，先写成这样，字你再改。", "几句话，拿去改成你的口气。", "先给你一个底稿，人名日子自己填。"],
    toHelp: ["这几句写给帮得上你的人，不写给对方。", "这件事先找能帮的人说，话我替你起个头。", "先别去跟对方说；这几句，给能帮你的那个人。"],
    unsaid: ["先不说的是：{unsaid}", "留着别说：{unsaid}", "这一样咽下去：{unsaid}", "有一处先空着：{unsaid}"],
  },
  en: {
    labels: { cast: "How to open", say: "To say", unsaid: "Left unsaid" },
    tune: {
      on: [
        "Taken together this cast leans forward, with {fact} at its head: say it straight, keep it short, and stop.",
        "{fact} comes first, and the whole leans on: no run-up, the matter in the first line.",
        "Going by {fact} and by how the rest adds up, it wants to move: face to face beats a message.",
      ],
      wait: [
        "Taken together this cast holds back, with {fact} at its head: write it, sleep on it, and read it again before you send.",
        "{fact} comes first, and the whole leans back: don’t send it yet; wait till they’ve given something away.",
        "Going by {fact} and by how the rest adds up, slower is better: soft words, and a few days later.",
      ],
      even: [
        "This cast leaves both ways open, with {fact} in front: say half, and leave them a step to come down by.",
        "{fact} comes first, and the whole leans neither way: say what you want, and don’t answer for them.",
        "Going by {fact}, nothing pushes and nothing blocks: a few lines they can catch.",
      ],
    },
    plain: [
      "From what you’ve told me, something like this; change the words till they’re yours.",
      "A few lines to bend into your own voice.",
      "Here’s a first go. The names and dates are yours to fill in.",
    ],
    toHelp: [
      "These lines are for someone who can help you, and not for the other side.",
      "Tell somebody who can help first; here’s how to begin.",
      "Not to them, not yet. These are for the one who can help.",
    ],
    unsaid: ["Leave this out: {unsaid}", "What stays in the drawer: {unsaid}", "Swallow this one: {unsaid}", "One thing to keep back: {unsaid}"],
  },
};
