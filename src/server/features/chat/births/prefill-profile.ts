import type { AnswerOf, RequestOf } from "../../../../shared/contract/call.ts";
import type { ProfilePlace, profileFromChat, Relationship } from "../../../../shared/contract/profiles.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { PersonId } from "../../../../shared/ids.ts";
import { toProfileZone } from "../../../../shared/profile-zones.ts";
import type { PartialBirth } from "../../../../topics/kit/birth/partial-birth.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { me } from "../flow/people.ts";
import { findPlace } from "../sending/place.ts";
import type { FlowState } from "../tables.ts";

type Fields = AnswerOf<typeof profileFromChat>["fields"];
type Known = PartialBirth & { date: string };

const relationshipOf: Readonly<Record<string, Relationship>> = {
  [me]: "self",
  ...Object.fromEntries(["husband", "wife", "spouse", "partner"].map((whose) => [whose, "partner"] as const)),
  ...Object.fromEntries(["boyfriend", "girlfriend"].map((whose) => [whose, "lover"] as const)),
  ...Object.fromEntries(["mother", "father", "parent"].map((whose) => [whose, "parent"] as const)),
  ...Object.fromEntries(["son", "daughter", "child"].map((whose) => [whose, "child"] as const)),
  ...Object.fromEntries(["brother", "sister", "sibling"].map((whose) => [whose, "family"] as const)),
  ...Object.fromEntries(
    ["grandfather", "grandmother", "uncle", "aunt", "mother-in-law", "father-in-law", "inlaw"].map((whose) => [whose, "relative"] as const),
  ),
  ...Object.fromEntries(["colleague", "boss"].map((whose) => [whose, "colleague"] as const)),
  friend: "friend",
  ex: "ex",
};

const isKnown = (value: unknown): value is Known => typeof (value as { date?: unknown } | null | undefined)?.date === "string";

/** The births a chat knows, by whose they are; of two laid side by side `a` is the man’s and `b` the woman’s. */
const listKnown = ({ known, people, subject = me }: FlowState): Map<string, Known> => {
  const births = new Map<string, Known>();
  for (const [whose, birth] of Object.entries(people ?? {})) if (isKnown(birth)) births.set(whose, birth);
  if (isKnown(known.birth)) births.set(subject, known.birth);
  for (const name of ["a", "b", "other"]) if (isKnown(known[name])) births.set(name, known[name]);
  return births;
};

const toPlace = ({ place, latitude, longitude, timeZone }: Known): ProfilePlace | null =>
  place === undefined
    ? null
    : {
        name: place,
        ...(latitude === undefined ? {} : { latitude }),
        ...(longitude === undefined ? {} : { longitude }),
        ...(timeZone === undefined ? {} : { time_zone: timeZone }),
      };

const toFields = (whose: string, birth: Known): Fields => {
  const { calendar, leapMonth, fold, timePrecision } = birth;
  const notes = {
    ...(calendar && { calendar }),
    ...(leapMonth !== undefined && { leapMonth }),
    ...(fold && { fold }),
    ...(timePrecision && { timePrecision }),
  };
  return {
    ...(relationshipOf[whose] && { relationship: relationshipOf[whose] }),
    ...(birth.sex && { gender: birth.sex }),
    ...(birth.name && { nickname: birth.name }),
    birth_date: birth.date,
    ...(birth.time === undefined ? {} : { birth_time: birth.time === null ? null : birth.time.slice(0, 5) }),
    birth_place: toPlace(birth),
    time_zone: toProfileZone(birth.timeZone ?? "Asia/Shanghai", Number(birth.date.slice(0, 4))),
    birth: notes,
  };
};

/** Where nobody is named: one's own, else the only one; of several that are somebody's nobody's is meant. */
const findMeant = (births: Map<string, Known>): string => (births.has(me) || births.size !== 1 ? me : [...births.keys()][0]!);

/**
 * What a chat knows of somebody's birth, as the form of a profile takes it; nothing is kept. Without a name, nothing is an answer too.
 * @throws AppError notFound for another's chat, or a birth nobody gave there
 */
export const prefillProfile = async (
  kernel: Kernel,
  personId: PersonId,
  { msggroup, about: named }: RequestOf<typeof profileFromChat>,
): Promise<AnswerOf<typeof profileFromChat>> => {
  const { group, parent } = await findPlace(kernel.database.db, personId, msggroup, undefined);
  const births = group && parent?.flow ? listKnown(parent.flow) : new Map<string, Known>();
  const about = named ?? findMeant(births);
  const birth = births.get(about);
  if (!birth && (named !== undefined || !group)) throw new AppError("notFound");
  return { about, people: [...births.keys()], fields: birth ? toFields(about, birth) : {} };
};
