import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { ChatId } from "../../../../shared/ids.ts";
import type { Frame } from "../../../../topics/kit/hearing/heard.ts";
import { listNamed } from "../../../../topics/kit/hearing/whose.ts";
import { me, sexOf } from "../flow/people.ts";
import type { Task } from "../sending/task.ts";
import type { FlowState } from "../tables.ts";
import type { TurnHeard } from "./port.ts";

type Birth = Record<string, unknown>;

const isWhole = (birth: unknown): birth is Birth => typeof (birth as Birth | undefined)?.date === "string";
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of a birth is settled; what waits for an answer is asked again. */
const settled = ["date", "time", "timePrecision", "calendar", "leapMonth", "fold", "place", "latitude", "longitude", "timeZone", "isXinjiang", "sex", "name"];
const pickSettled = (birth: Birth): Birth => Object.fromEntries(settled.flatMap((name) => (birth[name] === undefined ? [] : [[name, birth[name]]])));

/** Of two births in a match, whose each is: “我和我老公” with one of each sex says it, “我和对象” does not. */
const listMatched = ({ known }: FlowState, text: string): [string, unknown][] => {
  const [named, ...others] = listNamed(text);
  const sex = named && others.length === 0 ? sexOf[named] : undefined;
  if (!named || !sex || !/我|\b(?:i|me|my|mine)\b/i.test(text.replace(/我(?:老|的|男|女|先|太|丈|妻|对)/g, " "))) return [];
  const [theirs, mine] = sex === "male" ? [known.a, known.b] : [known.b, known.a];
  return [
    [me, mine],
    [named, theirs],
  ];
};

const dates = /\d{4}|\d[年月日]/;
const pronoun = /[他她]|\b(?:he|she|his|her|hers|they|their)\b/i;

/** “1990年5月1日，上海，男。我妈今年62岁了”: a birth whose sentence names nobody is not the mother's, whoever it was heard for. */
const isSaidOf = (text: string, whose: string): boolean => {
  const bearing = text.split(/[。！!？?\n]|(?<=\.)\s/).filter((one) => dates.test(one));
  return bearing.length === 0 || bearing.some((one) => pronoun.test(one) || listNamed(one).includes(whose));
};

/** The births a turn gave, where it is certain whose each is: a form that came after “我老公…” may hold either's. */
const listBirths = (flow: FlowState, before: FlowState | null, { text, isSaidOwn }: { text: string; isSaidOwn: boolean }): TurnHeard["births"] => {
  const words = `${flow.question}\n${text}`;
  const isOthers = !isSaidOwn && listNamed(words).length > 0;
  const single = Object.entries(flow.people ?? {}).filter(
    ([whose, birth]) => !isSame(birth, before?.people?.[whose]) && (whose === me ? !isOthers : isSaidOf(text, whose)),
  );
  const isNew = !isSame([flow.known.a, flow.known.b], [before?.known.a, before?.known.b]);
  return [...single, ...(isNew ? listMatched(flow, words) : [])].flatMap(([whose, birth]) =>
    isWhole(birth) && whose !== "other" ? [{ whose, birth: pickSettled(birth) }] : [],
  );
};

const noFrame: Frame = { matter: null, who: null, wants: null, kind: null, options: null, window: null, isDreaded: false };

export interface TurnSaid {
  plan: Task["plan"];
  /** The flow before it. */
  before: FlowState | null;
  groupId: ChatId;
  turnId: string;
  text: string;
  locale: Locale;
}

/** What a turn tells whoever keeps things across chats. */
export const toTurnHeard = ({ plan, before, ...said }: TurnSaid): TurnHeard => {
  const { flow } = plan;
  const heard = "heard" in plan ? plan.heard : null;
  const isGrave = plan.kind === "care" || (heard?.risk ?? null) !== null || flow.risk !== undefined;
  return {
    ...said,
    heard,
    isGrave,
    births: plan.kind === "care" ? [] : listBirths(flow, before, { text: said.text, isSaidOwn: heard?.slots.whose === me }),
    question: plan.kind === "tell" && plan.question !== "" ? { text: plan.question, frame: flow.frame ?? noFrame } : null,
  };
};
