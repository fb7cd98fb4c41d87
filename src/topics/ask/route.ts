import type { Locale } from "../../shared/i18n/locale.ts";
import type { Craft } from "../kit/asked.ts";
import type { Question } from "../kit/hearing/question.ts";
import type { Route } from "../kit/topic.ts";
import type { CastTopicId } from "../topic-ids.ts";
import { findCraft } from "./crafts.ts";
import { isOfDeciding, isOfDeeds, isOfHeart } from "./signs.ts";

type Reason = "timing" | "betweenPeople" | "betweenWays" | "feeling" | "deciding" | "undertaking" | "open";

const because: Record<Locale, Record<Reason, string>> = {
  zh: {
    timing: "问时候，用三枚铜钱起卦：哪根爻动，就从那根爻看早晚。",
    betweenPeople: "两头都牵着人，用塔罗的关系牌阵：你、对方和中间那段路各看一张。",
    betweenWays: "两条路里挑一条，用三枚铜钱起卦：本卦与之卦正好各照一条。",
    feeling: "这是人心里的事，翻一张牌最直接：先看清，再谈办法。",
    deciding: "这是要拿主意的事，用三枚铜钱起卦：卦辞爻辞会说行、不行、还是等。",
    undertaking: "这是一步步要办的事，用三枚铜钱起卦，看它走到哪一步、下一步落在哪儿。",
    open: "这一问敞着口，先翻一张牌，看它落在哪儿。",
  },
  en: {
    timing: "For timing I throw three coins: the line that moves carries the hour.",
    betweenPeople: "There are people on both sides of this, so I lay the relationship spread: you, them, and the road between.",
    betweenWays: "With two ways to choose from I throw three coins: the hexagram drawn shows one, the hexagram it becomes the other.",
    feeling: "This one lives in somebody’s heart, so I turn a single card: first see it, then decide.",
    deciding: "There’s something to decide here, so I throw three coins; their text says go, stop or wait.",
    undertaking: "This has steps and a result, so I throw three coins and see which step you’re on.",
    open: "That’s a wide question, so I turn one card and see where it lands.",
  },
};

const coins = { topic: "zhouYi", input: { method: "coins" } } as const;
const card = { topic: "tarot", input: { spread: "one" } } as const;
const methods: Record<Reason, { topic: Route["topic"]; input: Route["input"] }> = {
  timing: coins,
  betweenPeople: { topic: "tarot", input: { spread: "relationship" } },
  betweenWays: coins,
  feeling: card,
  deciding: coins,
  undertaking: coins,
  open: card,
};

const toReason = (question: Question): Reason => {
  const { kind } = question;
  if (kind === "when") return "timing";
  if (kind === "choice") return isOfHeart(question) ? "betweenPeople" : "betweenWays";
  if (isOfDeciding(question)) return "deciding";
  if (kind === "who" || isOfHeart(question)) return "feeling";
  if (kind === "yesNo") return "deciding";
  return isOfDeeds(question) ? "undertaking" : "open";
};

/** Hears what a question wants, and hands it to the method that answers it best. @param crafts in the order in which they are tested */
export const toRoute = (question: Question, crafts: readonly Craft<CastTopicId>[]): Route => {
  const craft = findCraft(question.text, question.locale, crafts);
  if (craft) return { topic: craft.topic, input: { ...craft.input, question: question.text }, because: craft.because[question.locale] };
  const reason = toReason(question);
  const { topic, input } = methods[reason];
  return { topic, input: { ...input, question: question.text }, because: because[question.locale][reason] };
};
