import { findBeyond } from "../../../../kit/hearing/beyond.ts";
import type { Question, QuestionKind } from "../../../../kit/hearing/question.ts";
import { type Head, headsOf } from "../../../../kit/telling/head.ts";
import { asksOfOneself, findPart, type LivedPart } from "../../parts.ts";
import { isLived } from "../../profile-reader.ts";
import type { ProfileTexts } from "../../profile-texts.ts";
import { type ProfileView, toShown } from "../../profile-view.ts";

const head = headsOf("zh");

const opens: Record<LivedPart, string> = { self: "", love: "感情里，", work: "干起活来，", quarrel: "吵起来，", tired: "累的时候，", growth: "要再往前走，" };

/** What a measure of leanings can say to a question it cannot decide, and why. */
const kinds: Partial<Record<QuestionKind, readonly [opening: string, rest: string]>> = {
  yesNo: ["是否得你自己定；", "这套题只量得出你会怎么做。"],
  choice: ["选哪边得你定；", "这套题只量得出你怎么选。"],
  when: ["时候量不出；", "量得出来的是做法。"],
  who: ["是谁说不出；", "这套题说得出你怎么待人。"],
  why: ["因为", ""],
};

/** A leaning behind its opening: whole, or its first clause with the whole of it below. */
const sayHead = (opening: string, leaning: string, rest = ""): Head => {
  const whole = `你${leaning}。`;
  return head([`${opening}${whole}`, rest], [`${opening}你${leaning.split("，")[0]!}。`, `${rest}${whole}`], [whole, rest]);
};

export const toHeadline = (view: ProfileView, question: Question, texts: ProfileTexts): Head => {
  const { first, second, isTie, cast } = view;
  const part = findPart(question);
  const heads = texts.heads[first]!;
  const beyond = findBeyond(question);
  if (beyond === "body") return sayHead("先听大夫的；累了", heads.tired, "这套题只说得出你累的时候会怎样。");
  if (beyond === "court") return sayHead("先听律师的；争起来", heads.quarrel, "这套题只说得出你跟人争起来会怎样。");
  const lead = toShown(cast.scales[first]!.percent) - toShown(cast.scales[second]!.percent);
  const [one, two] = [texts.shorts[first]!, texts.shorts[second]!];
  if (part === "sure") return head(isTie ? `前两名还分不开：${one}只比${two}多${lead}分。` : `第一名可以信：${one}多出${lead}分，出了误差。`);
  const lived = isLived(part) ? part : "self";
  if (question.text === "")
    return isTie
      ? sayHead(`${one}和${two}并排在前：`, heads.self)
      : head(`${texts.names[first]!}排在最前：你${heads.self}。`, `${one}排在最前：你${heads.self}。`);
  if (question.kind === "how") {
    const step = texts.doing[first]![lived];
    return head(`从这一步起：${step}`, step);
  }
  const kind = kinds[question.kind === "who" && asksOfOneself(question) ? "open" : question.kind];
  const isOwn = question.kind !== "yesNo" || question.polarity === "should" || question.polarity === "can";
  return kind ? sayHead(isOwn ? kind[0] : "会不会量不出；", heads[lived], kind[1]) : head(`${opens[lived]}你${heads[lived]}。`, `你${heads[lived]}。`);
};
