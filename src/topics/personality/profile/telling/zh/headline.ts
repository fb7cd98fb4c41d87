import { findBeyond } from "../../../../kit/hearing/beyond.ts";
import type { Question, QuestionKind } from "../../../../kit/hearing/question.ts";
import { asksOfOneself, findPart, type LivedPart } from "../../parts.ts";
import { isLived } from "../../profile-reader.ts";
import type { ProfileTexts } from "../../profile-texts.ts";
import { type ProfileView, toShown } from "../../profile-view.ts";

const opens: Record<LivedPart, string> = { self: "", love: "感情里，", work: "干起活来，", quarrel: "吵起来，", tired: "累的时候，", growth: "要再往前走，" };

/** What a measure of leanings can say to a question it cannot decide. */
const kinds: Partial<Record<QuestionKind, (head: string) => string>> = {
  yesNo: (head) => `这套题定不了是和否，只量得出你会怎么做：${head}。`,
  choice: (head) => `选哪边得你定，这套题只量得出你怎么选：${head}。`,
  when: (head) => `时候量不出来，量得出来的是做法：你${head}。`,
  who: (head) => `是谁这套题说不出，它说得出你怎么待人：${head}。`,
  why: (head) => `因为你${head}。`,
};

export const toHeadline = (view: ProfileView, question: Question, texts: ProfileTexts): string => {
  const { first, second, isTie, cast } = view;
  const part = findPart(question);
  const heads = texts.heads[first]!;
  const beyond = findBeyond(question);
  if (beyond === "body") return `身体的事听大夫的，这套题只说得出你累的时候会怎样：${heads.tired}。`;
  if (beyond === "court") return `官司听律师的，这套题只说得出你跟人争起来会怎样：${heads.quarrel}。`;
  const lead = toShown(cast.scales[first]!.percent) - toShown(cast.scales[second]!.percent);
  if (part === "sure")
    return isTie
      ? `前两名还分不开：${texts.shorts[first]}只比${texts.shorts[second]}多${lead}分。`
      : `第一名可以信：${texts.shorts[first]}多出${lead}分，出了误差。`;
  const lived = isLived(part) ? part : "self";
  if (question.text === "")
    return isTie ? `${texts.shorts[first]}和${texts.shorts[second]}并排在前：你${heads.self}。` : `${texts.names[first]}排在最前：你${heads.self}。`;
  if (question.kind === "how") return `从这一步起：${texts.doing[first]![lived]}`;
  const kind = question.kind === "who" && asksOfOneself(question) ? "open" : question.kind;
  return kinds[kind]?.(heads[lived]) ?? `${opens[lived]}你${heads[lived]}。`;
};
