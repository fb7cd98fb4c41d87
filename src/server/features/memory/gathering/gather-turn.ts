import { isAsking } from "../../../../topics/kit/birth/speech/gate.ts";
import type { Matter } from "../../../../topics/kit/hearing/heard.ts";
import type { TurnHeard } from "../../chat/index.ts";
import type { Found } from "../keeping/kept.ts";
import { findDue } from "./find-due.ts";
import { findPersons } from "./find-persons.ts";
import { findSaid } from "./find-said.ts";
import { toKeptBirth } from "./hear-birth.ts";
import { toSentence } from "./to-sentence.ts";

/** What is nobody's to keep unasked, though nothing of it is a danger: the body, grief, moods; and what is no matter that stays open. */
const passedOver: ReadonlySet<Matter> = new Set([
  ...(["health", "sleep", "pregnancy", "grief", "infidelity", "self", "mood", "lonely", "legal"] as const),
  ...(["dream", "luck", "other"] as const),
]);

/** What sounds of illness, death or harm, though nothing was heard as a danger: “我妈会不会好起来”, in a chat that says no more. */
const grave =
  /病|癌|瘤|手术|住院|化疗|抢救|好起来|康复|怀孕|流产|去世|离世|过世|遗|葬|自杀|自残|寻死|家暴|打我|虐|强奸|出轨|坐牢|判刑|\b(?:ill|illness|sick|cancer|tumou?r|surgery|operation|hospital|chemo|icu|get (?:better|well)|be (?:all right|alright|ok|okay)|recover|pregnan\w*|miscarr\w*|died?|dying|dead|death|funeral|suicide|self-harm|kill|abus\w*|hit me|hits me|rape\w*|cheat\w*|affair|jail|prison|custody)\b/i;

const findQuestion = ({ question }: TurnHeard, today: string): Found[] => {
  if (!question) return [];
  const { matter, who, window } = question.frame;
  if (matter === null || passedOver.has(matter)) return [];
  const text = toSentence(question.text);
  if (text === null || grave.test(question.text)) return [];
  const due = findDue(text, window, today);
  return [{ kind: "question", text, about: who, matter, ...(due && { due }) }];
};

/** Acts that tell something of a life; what is said to us, or of us, is not kept. */
const telling = new Set(["ask", "draw", "craft", "give", "correct", "feel", "draft", "complain"]);

/**
 * What of a turn is kept across chats: births, the question of a cast, people and what one said of oneself. Of a turn that touches a danger nothing but
 * a birth. @param today the person's own day, YYYY-MM-DD
 */
export const gatherTurn = ({ turn, today }: { turn: TurnHeard; today: string }): Found[] => {
  const births = turn.births.map(({ whose, birth }): Found => ({ kind: "birth", about: whose, ...toKeptBirth(birth) }));
  if (turn.isGrave) return births;
  const tells = turn.heard !== null && telling.has(turn.heard.act);
  const clauses = tells ? turn.text.split(/[。；;!！\n]|(?<=[?？])|(?<=\.)\s+/).filter((one) => one.trim() !== "" && !/[?？]/.test(one)) : [];
  const told = clauses.filter((one) => one.length <= 400 && !grave.test(one));
  return [...births, ...findQuestion(turn, today), ...told.flatMap((one) => findPersons(one)), ...told.flatMap((one) => findSaid(one, isAsking))];
};
