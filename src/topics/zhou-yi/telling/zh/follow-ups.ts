import type { QuestionKind } from "../../../kit/hearing/question.ts";
import { type Outline, toHexagramOf } from "../outline.ts";
import { toVerseName } from "./verse.ts";

const byKind: Record<QuestionKind, string> = {
  yesNo: "要是先放着不动，会怎样？",
  choice: "另一条路走下去是什么样？",
  how: "这件事什么时候会有动静？",
  why: "那我先从哪儿下手？",
  when: "等的这段日子，我该做什么？",
  who: "我该怎么跟这个人开口？",
  open: "我先从哪儿下手？",
};

/** Three questions this cast can answer, by what it holds; `turn` brings others. */
export const toFollowUps = ({ cast, question, theme }: Outline, turn: number): string[] => {
  const first = cast.ruling[0]!;
  const hexagram = toHexagramOf(cast, first);
  const pool = [
    typeof first.place === "number" && first.of === "primary"
      ? `${toVerseName(hexagram, first.place)}这一爻，落到我身上具体是什么？`
      : "世爻那一句，落到我身上是什么意思？",
    cast.changed ? `变成${cast.changed.name}之后，我会碰上什么？` : `如果反过来做，会是什么样？`,
    byKind[question.kind],
    theme === "love" ? "对方在这件事里站在哪儿？" : "站在对面那头看，这件事是什么样？",
    question.kind === "when" ? "我先从哪儿下手？" : "最近的时机落在哪个月？",
    `互卦${cast.nuclear.name}藏在里头，说的是什么？`,
  ];
  return [0, 1, 2].map((step) => pool[(turn * 3 + step) % pool.length]!);
};
