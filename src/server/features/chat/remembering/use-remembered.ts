import type { InputField } from "../../../../shared/contract/input-field.ts";
import { listNamed } from "../../../../topics/kit/hearing/whose.ts";
import { findBirthName, me, sexOf } from "../flow/people.ts";
import type { Plan } from "../flow/plan.ts";
import type { Turn } from "../flow/turn.ts";
import type { Remembered, RememberedBirth } from "./port.ts";

/** “看看我的盘”, "what does my chart say": one's own, with nothing more to be said of whose. */
const ownChart =
  /我(?:自己|本人)?的?(?:八字|四柱|命盘|星盘|本命盘|紫微盘|紫微|流年|盘|命)|\bmy (?:own )?(?:natal |birth |astro(?:logy|logical)? )?(?:chart|pillars|bazi|horoscope|planets|stars)\b/i;
/** Somebody else's: the one who is named. */
const theirChart = /(?:八字|四柱|命盘|星盘|紫微|流年|盘)|\b(?:chart|pillars|bazi|horoscope)\b/i;

type Ask = Extract<Plan, { kind: "ask" }>;

/** What of what is remembered an asking takes up. */
export interface Taken {
  /** Used at once, by field, and said. */
  used: { field: string; birth: RememberedBirth }[];
  /** Whose the one birth is, where it is used. */
  whose: string | null;
  /** Put into the form, to be sent or changed. */
  offered: { field: string; birth: RememberedBirth }[];
}

/** The one birth of somebody; of two friends neither. */
const findOnly = ({ births }: Remembered, whose: string): RememberedBirth | undefined => {
  const theirs = births.filter((one) => one.whose === whose);
  return theirs.length === 1 ? theirs[0] : undefined;
};

const isBirthField = ({ kind }: InputField): boolean => kind === "birth";

const takeSingle = (field: string, text: string, subject: string, remembered: Remembered): Taken => {
  const named = listNamed(text);
  const isOwn = subject === me && ownChart.test(text);
  const wanted = subject !== me ? subject : isOwn || named.length === 0 ? me : named.length === 1 ? named[0]! : null;
  const birth = wanted === null ? undefined : findOnly(remembered, wanted);
  if (!birth || wanted === null) return { used: [], whose: null, offered: [] };
  if (isOwn || (wanted !== me && theirChart.test(text))) return { used: [{ field, birth }], whose: wanted, offered: [] };
  // A form does not say whose a birth is: it is filled in for the person alone.
  return { used: [], whose: null, offered: wanted === me ? [{ field, birth }] : [] };
};

/** The seats of a match: his and hers. */
const seats = { male: "a", female: "b" } as const;
type Sex = keyof typeof seats;
const opposite: Record<Sex, Sex> = { male: "female", female: "male" };
const toSex = ({ whose, birth }: RememberedBirth): Sex | undefined => (birth.sex === "male" || birth.sex === "female" ? birth.sex : sexOf[whose]);

const takePair = (open: readonly string[], text: string, remembered: Remembered): Taken => {
  const [named, ...others] = listNamed(text);
  const their = named && others.length === 0 ? findOnly(remembered, named) : undefined;
  const own = findOnly(remembered, me);
  const theirSex = their ? toSex(their) : named ? sexOf[named] : undefined;
  const ownSex = (own && toSex(own)) ?? (theirSex && opposite[theirSex]);
  const seat = (birth: RememberedBirth | undefined, sex: Sex | undefined) =>
    birth && sex && open.includes(seats[sex]) ? [{ field: seats[sex], birth: { ...birth, birth: { ...birth.birth, sex } } }] : [];
  const [mine, theirs] = [seat(own, ownSex), seat(their, theirSex ?? (ownSex && opposite[ownSex]))];
  if (theirs.length === 0) return { used: [], whose: null, offered: mine };
  const isOneSeat = mine[0]?.field === theirs[0]?.field;
  return { used: [...(isOneSeat ? [] : mine), ...theirs], whose: null, offered: [] };
};

/** What of what is remembered answers what is asked for. */
export const takeRemembered = (plan: Ask, { data, text }: Turn, remembered: Remembered): Taken => {
  const open = plan.fields.filter(isBirthField).map(({ name }) => name);
  const fresh = open.filter((name) => (plan.flow.known[name] as { date?: unknown } | undefined)?.date === undefined);
  const words = plan.flow.question.includes(text) ? plan.flow.question : `${plan.flow.question}\n${text}`;
  const single = findBirthName(data.target.topic);
  if (single !== undefined)
    return fresh.includes(single) ? takeSingle(single, words, plan.flow.subject ?? me, remembered) : { used: [], whose: null, offered: [] };
  return takePair(fresh, words, remembered);
};
