import type { Locale } from "../../../../shared/i18n/locale.ts";
import { noFrame } from "../../../../topics/kit/hearing/frame.ts";
import { hearFrame } from "../../../../topics/kit/hearing/hear.ts";
import type { Frame, Heard } from "../../../../topics/kit/hearing/heard.ts";
import { hearQuestion } from "../../../../topics/kit/hearing/to-question.ts";
import { findWhose } from "../../../../topics/kit/hearing/whose.ts";
import type { TopicId } from "../../../../topics/topic-ids.ts";
import type { FlowState } from "../tables.ts";
import { listChips } from "./heard-chips.ts";
import { me } from "./people.ts";
import { resolveTarget } from "./target.ts";

/** A message that puts one chip right, as the crafts hear it best. */
export interface Mend {
  text: string;
  heard: Heard;
  /** Without what was wrong. */
  flow: FlowState;
}

type Say = (words: string) => string;

/** What was put right, said so that its own craft takes it for that and nothing else: a bare 欧阳 is no surname yet. */
const sentences: Record<string, Record<Locale, Say>> = {
  date: { zh: (words) => `其实生日是${words}`, en: (words) => `Actually born on ${words}` },
  time: { zh: (words) => `其实出生时间是${words}`, en: (words) => `Actually the time of birth was ${words}` },
  place: { zh: (words) => `其实出生地是${words}`, en: (words) => `Actually born in ${words}` },
  sex: { zh: (words) => `其实性别是${words}`, en: (words) => `Actually the sex is ${words}` },
  surname: { zh: (words) => `姓${words}`, en: (words) => `surname ${words}` },
  meaning: { zh: (words) => `要有${words}的意思`, en: (words) => `meaning ${words}` },
  avoid: { zh: (words) => `不要${words}字`, en: (words) => `不要${words}字` },
  weekdays: { zh: (words) => `只要${words}`, en: (words) => `only ${words}` },
  industry: { zh: (words) => `做${words}这一行`, en: (words) => `the line of business is ${words}` },
  opening: { zh: (words) => `开业改到${words}`, en: (words) => `opening in ${words}` },
  name: { zh: (words) => `名字叫${words}`, en: (words) => `called ${words}` },
  numbers: { zh: (words) => `报数 ${words}`, en: (words) => `numbers ${words}` },
  spread: { zh: (words) => `抽${words}`, en: (words) => words },
  cards: { zh: (words) => `抽${words}`, en: (words) => words },
  facing: { zh: (words) => `房子${/^[朝坐]/.test(words) ? "" : "朝"}${words}`, en: (words) => `the house is ${/^fac/i.test(words) ? "" : "facing "}${words}` },
};
const ofFrame = new Set(["matter", "who", "options", "window"]);

const denials: Record<Locale, RegExp> = { zh: /^不是 ?/, en: /^not /i };
const turns: Record<Locale, RegExp> = { zh: /^[，,：:]?而?是/, en: /^[:,] ?(?:but |it['’]?s )?/i };

const withoutStop = (text: string): string => (/[。.]$/.test(text) ? text.slice(0, -1) : text).trim();

const findWords = (text: string, value: string): string | null => {
  for (const locale of ["zh", "en"] as const) {
    const rest = text.replace(denials[locale], "");
    if (rest === text || !rest.toLowerCase().startsWith(value.toLowerCase())) continue;
    const after = rest.slice(value.length).trim();
    const [turn] = turns[locale].exec(after) ?? [];
    const words = turn === undefined ? "" : withoutStop(after.slice(turn.length).trim());
    if (words !== "") return words;
  }
  return null;
};

const without = (known: Record<string, unknown>, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(known).filter(([key]) => key !== name && !(name === "weekdays" && key === "isWeekendOnly")));

/** The same person's data under another word for them. */
const rename = (flow: FlowState, words: string): FlowState => {
  const { subject = me, people, ...rest } = flow;
  const whose = findWhose(words, true) ?? me;
  const { [subject]: birth, ...others } = people ?? {};
  return { ...rest, subject: whose, ...(people && { people: birth ? { ...others, [whose]: birth } : others }) };
};

const pickSaid = (frame: Frame): Partial<Frame> => Object.fromEntries(Object.entries(frame).filter(([, value]) => value !== null)) as Partial<Frame>;

interface MendRequest {
  topic: TopicId;
  locale: Locale;
  text: string;
  flow: FlowState;
  heard: Heard;
}

/** What “不是女孩，是男孩” or "Not a girl: a boy" puts right of what was shown as understood; null for any other words. */
export const findMend = async ({ topic, locale, text, flow, heard }: MendRequest): Promise<Mend | null> => {
  if (!denials.zh.test(text) && !denials.en.test(text)) return null;
  const target = await resolveTarget(topic, hearQuestion(flow.question, locale), flow.craft);
  const asked = { ...heard, act: "ask" as const, frame: flow.frame ?? noFrame };
  const chips = listChips({ topic: target.topic, locale, text: flow.question, heard: asked, flow, given: [] });
  const found = chips.flatMap((chip) => {
    const words = findWords(text, chip.value);
    return words ? [{ chip, words }] : [];
  });
  const [first] = found.sort((one, other) => other.chip.value.length - one.chip.value.length);
  if (!first) return null;
  const { chip, words } = first;
  const slots = { ...heard.slots, craft: null, count: null, whose: null };
  if (chip.name === "subject") return { text: words, heard: { ...heard, act: "correct", frame: noFrame, slots }, flow: rename(flow, words) };
  if (ofFrame.has(chip.name)) {
    const { frame } = hearFrame({ topic: target.topic.id, locale, state: "opening", recent: [], text: words });
    const right = { ...asked.frame, ...pickSaid(frame) };
    return { text: words, heard: { ...heard, act: "ask", frame: right, slots }, flow: { ...flow, frame: right } };
  }
  const part = chip.name.split(".");
  const say = sentences[part.at(-1)!]?.[/\p{Script=Han}/u.test(words) ? "zh" : locale];
  // "sex" of a wish for a name is a word of its own, "birth.sex" a part of a birth.
  const isPlain = part.length === 1 && ["sex", "date"].includes(chip.name);
  return {
    text: say && !isPlain ? say(words) : words,
    heard: { ...heard, act: "correct", frame: noFrame, slots },
    flow: part.length === 1 ? { ...flow, known: without(flow.known, chip.name) } : flow,
  };
};
