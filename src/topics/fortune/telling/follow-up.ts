import type { Locale } from "../../../shared/i18n/locale.ts";
import type { Question } from "../../kit/hearing/question.ts";
import { type Aspect, findAspect } from "../aspect.ts";

const plain = ["again", "returned", "verse", "blocks", "grade", "deity", "doing", "watching"] as const;
type Plain = (typeof plain)[number];

/** What a further question on the same lot is after. */
export type FollowUp = { about: Plain | "when" | "person" | "verdict" | "open" } | { about: "aspect"; aspect: Aspect; isTold: boolean };

const patterns: Record<Locale, Record<Plain, RegExp>> = {
  zh: {
    again: /再(?:抽|求|摇|来|问)|重(?:抽|求|摇|来)|换一?支|另(?:抽|求)|还能(?:抽|求)|多抽/,
    returned: /退(?:回|了|掉)|没(?:认|应)|不认的|前面(?:那|几)|头一支|第一支|被拒/,
    verse: /签诗|诗(?:句|里|是|怎|说|什|讲|文)|典故|故事|签题|题目|画面|哪一句|第[一二三四]句|解释.*签|这支签(?:是|说|讲)/,
    blocks: /筊|掷杯|圣杯|笑杯|杯/,
    grade: /上签|中签|下签|等级|吉凶|几等|签位|上上|下下|中平|好签|坏签|宫/,
    deity: /哪(?:一)?套|为什么(?:是|求)(?:观音|关|妈祖)|哪座庙|哪个庙|庙里|这套签/,
    doing: /做什么|怎么(?:做|办|开始)|先做|下一步|从哪|怎么(?:跟|和|对)|该(?:怎么|如何)/,
    watching: /小心|留意|注意|防(?:着|什么)|避免|忌/,
  },
  en: {
    again: /\b(?:draw|try|ask|shake|cast) (?:it |one |a lot )?(?:again|another|once more)|\banother (?:lot|stick|one)\b|\bsecond (?:lot|stick)\b|\bredraw\b/i,
    returned: /\brefused\b|\breturned\b|\bput back\b|\bwent back\b|\bother sticks?\b|\bfirst stick\b|\bearlier stick/i,
    verse: /\bverse\b|\bpoem\b|\bstory\b|\btale\b|\blines?\b|\btitle\b|\bpicture\b|\bwhat does (?:this|the) (?:lot|stick) (?:mean|say)\b|\bexplain\b/i,
    blocks: /\bblocks?\b|\bthrows?\b|\bthrew\b|\bjiao\b|\blaugh/i,
    grade: /\bgrade\b|\bhow good\b|\bhow bad\b|\bgood lot\b|\bbad lot\b|\bpalace\b|\bmiddling\b|\branked?\b/i,
    deity: /\bwhich set\b|\bwhich temple\b|\bwhy (?:guanyin|guan di|mazu)\b|\bthis set\b|\btemple\b/i,
    doing:
      /\bwhat (?:should|can|do|must) (?:i|we) do\b|\bhow (?:do|should|can) (?:i|we)\b|\bfirst step\b|\bnext step\b|\bwhere do i (?:start|begin)\b|\bdo first\b/i,
    watching: /\bcareful\b|\bwatch (?:for|out)\b|\bavoid\b|\bbeware\b|\blook out\b|\bnotice\b/i,
  },
};

const person: Record<Locale, RegExp> = {
  zh: /对方|他(?:怎么|是|会|心|还)|她(?:怎么|是|会|心|还)|那个人|谁(?:能|会|帮)|贵人/,
  en: /\b(?:what does (?:he|she|they)|does (?:he|she)|is (?:he|she)|how (?:does|will) (?:he|she)|the other (?:person|side)|who (?:can|will|could|would))\b/i,
};

const verdict: Record<Locale, RegExp> = {
  zh: /行不行|到底|能不能|可不可以|该不该|要不要|是不是|会不会|吗[？?]?$/,
  en: /\byes or no\b|^(?:so|and|but|well)?[\s,]*(?:should|can|will|is|does|do|would|could) /i,
};

/** Understands what of the lot a further question is about; what is named by the craft's words comes first. */
export const toFollowUp = (asked: Question, told: readonly Aspect[]): FollowUp => {
  const { text, locale, kind } = asked;
  const heard: Locale = /\p{Script=Han}/u.test(text) ? "zh" : locale;
  const named = plain.find((one) => patterns[heard][one].test(text));
  if (named === "again" || named === "returned") return { about: named };
  if (kind === "when") return { about: "when" };
  if (named && named !== "doing" && named !== "watching") return { about: named };
  if (person[heard].test(text)) return { about: "person" };
  const aspect = findAspect(asked);
  if (aspect) return { about: "aspect", aspect, isTold: told.includes(aspect) };
  if (named) return { about: named };
  return { about: kind === "yesNo" || kind === "choice" || verdict[heard].test(text) ? "verdict" : "open" };
};
