import type { HeardChip } from "../../../../shared/contract/stream.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import type { Birth } from "../../../../topics/kit/birth/birth.ts";
import { isAdult } from "../../../../topics/kit/birth/is-adult.ts";
import { isAsking } from "../../../../topics/kit/birth/speech/gate.ts";
import { hearQuestion } from "../../../../topics/kit/hearing/to-question.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import type { ChosenBirth } from "../../profiles/index.ts";
import type { FlowState } from "../tables.ts";
import { isBirth } from "./births.ts";
import type { Data } from "./data.ts";
import { findBirthName, keepPerson, me, turnTo } from "./people.ts";
import { understandWords } from "./sit.ts";
import type { Turn } from "./turn.ts";

const refuse = (code: string): never => {
  throw new AppError("invalidParameters", { fields: { profileIds: code } });
};

/** A list of births takes so many. */
const mostBirths = 6;
const inLove = new Set(["lover", "partner", "ex"]);

/** The two births without which a topic of two people casts nothing: the man's, then the woman's. */
const listPair = ({ fields }: Pick<CastTopic, "fields">): string[] => {
  const needed = fields.filter(({ kind, isRequired }) => kind === "birth" && isRequired);
  return needed.length === 2 ? needed.map(({ name }) => name) : [];
};

const placePair = ([man, woman]: string[], chosen: readonly ChosenBirth[], today: string): Record<string, Birth | undefined> => {
  const of = (sex: Birth["sex"]): Birth | undefined => {
    const found = chosen.filter(({ birth }) => birth.sex === sex);
    return found.length === 1 ? { ...found[0]!.birth, name: found[0]!.nickname } : undefined;
  };
  const [his, hers] = [of("male"), of("female")];
  if (chosen.length !== 2 || !his || !hers) return refuse("oneOfEach");
  if (!isAdult(his, today) || !isAdult(hers, today)) return refuse("tooYoung");
  return { [man!]: his, [woman!]: hers };
};

/** Where a topic puts the chosen births, and whose the one is that it casts from. */
const placeChosen = (
  { fields }: Pick<CastTopic, "fields">,
  chosen: readonly ChosenBirth[],
  today: string,
): { known: Record<string, unknown>; first?: ChosenBirth } => {
  const pair = listPair({ fields });
  if (pair.length === 2) return { known: placePair(pair, chosen, today) };
  const several = fields.find(({ kind }) => kind === "births");
  if (several) return chosen.length > mostBirths ? refuse("tooMany") : { known: { [several.name]: chosen.map(({ birth }) => birth) } };
  const name = findBirthName({ fields });
  if (name === undefined) return refuse("notTaken");
  const other = fields.find((field) => isBirth(field) && field.name !== name)?.name;
  if (chosen.length > (other ? 2 : 1)) return refuse(other ? "oneOrTwo" : "exactlyOne");
  // Of two one's own stands first.
  const [first, second] = chosen.toSorted((one, next) => Number(next.relationship === "self") - Number(one.relationship === "self"));
  if (second && chosen.some(({ relationship }) => inLove.has(relationship)) && !chosen.every(({ birth }) => isAdult(birth, today))) return refuse("tooYoung");
  return { known: { [name]: first!.birth, ...(other && second && { [other]: second.birth }) }, first: first! };
};

/** The topic that hands questions on takes them along: a draw has no use for a birth, the craft that is asked next may. */
const keepForLater = (chosen: readonly ChosenBirth[]): ReturnType<typeof placeChosen> => {
  const own = chosen.find(({ whose }) => whose === me);
  return { known: own ? { birth: own.birth } : {} };
};

/** Everybody chosen, by whose they are: a later turn may ask about any of them. */
const withPeople = (flow: FlowState, chosen: readonly ChosenBirth[]): FlowState => ({
  ...flow,
  people: { ...flow.people, ...Object.fromEntries(chosen.map(({ whose, birth }) => [whose, { ...birth }])) },
});

type Said = Pick<Turn, "locale" | "text" | "today" | "topic"> & { flow: FlowState };

/**
 * What a message brings, laid over the profiles that were chosen with it: they stand as if they had been said before, so that words of this message
 * and of later ones put them right. What was asked for is then answered: the question that stands is meant, unless the words ask another.
 * @throws AppError invalidParameters: profileIds → a code of `profile-problems`
 */
export const layChosen = async (data: Data, chosen: readonly ChosenBirth[], { locale, text, today, topic, flow: standing }: Said): Promise<Data> => {
  const { target } = data;
  const isDrawOfAsk = topic === "ask" && !target.topic.fields.some(isBirth);
  const { known, first }: ReturnType<typeof placeChosen> = isDrawOfAsk ? keepForLater(chosen) : placeChosen(target.topic, chosen, today);
  const birthName = first && findBirthName(target.topic);
  const turned = birthName ? turnTo(data.flow, first!.whose, birthName) : data.flow;
  const flow = keepPerson(withPeople({ ...turned, known: { ...turned.known, ...known } }, chosen), birthName);
  const understood = await understandWords(target.topic, text, flow, locale);
  const isReply = text === "" || (standing.castId === null && standing.question !== "" && !isAsking(text));
  return {
    ...data,
    flow,
    understood,
    isReply: data.isReply || isReply,
    isCorrection: false,
    how: null,
    question: isReply ? hearQuestion(standing.question, locale) : data.question,
    chosen: Object.keys(known),
  };
};

const label: Record<Locale, string> = { zh: "用的档案", en: "Profile" };

export const toChosenChips = (chosen: readonly ChosenBirth[], locale: Locale): HeardChip[] =>
  chosen.length === 0
    ? []
    : [{ name: "profile", label: label[locale], value: chosen.map(({ nickname }) => nickname).join(locale === "zh" ? "、" : ", "), isUsed: true }];
