import type { InputField } from "../../../shared/contract/input-field.ts";
import { findBirthProblemText } from "../../../shared/i18n/birth-problems.ts";
import type { BirthNeed } from "./birth-field.ts";
import { joinLabels, type Label, partLabels, toDateLacking, toQuestion } from "./birth-questions.ts";
import type { PartialBirth } from "./partial-birth.ts";

const isLacking = (birth: PartialBirth, need: BirthNeed): boolean => {
  if (need === "date") return birth.date === undefined && birth.instant === undefined;
  if (need === "time") return birth.time === undefined && birth.instant === undefined;
  return need === "sex" ? birth.sex === undefined : birth.longitude === undefined || birth.latitude === undefined;
};

const toNeeds = ({ needs }: InputField): readonly BirthNeed[] => (needs && needs.length > 0 ? needs : ["date", "time"]);

const toPartial = (value: unknown): PartialBirth => (typeof value === "object" && value !== null && !Array.isArray(value) ? value : {});

const prefix = (whose: Label, label: Label): Label => ({ zh: `${whose.zh}：${label.zh}`, en: `${whose.en}: ${label.en}` });

const most = 6;

/** Of a list of births, what the first that lacks something lacks. */
const findLackingOfSeveral = (field: InputField, value: unknown): InputField | null => {
  const people: unknown[] = Array.isArray(value) ? value.slice(0, most) : [];
  if (people.length === 0) return field.isRequired ? field : null;
  for (const [place, person] of people.entries()) {
    const lacking = findLackingBirth({ ...field, isRequired: true }, person);
    if (!lacking) continue;
    const whose = { zh: `第 ${place + 1} 位`, en: `Person ${place + 1}` };
    return { ...lacking, isRequired: field.isRequired, label: people.length === 1 ? lacking.label : prefix(whose, lacking.label) };
  }
  return null;
};

/**
 * What is still to be asked of one field of a topic, or null. `siblings` are the topic's fields: where several are births, the label says whose is meant.
 */
export const findMissing = (field: InputField, value: unknown, siblings: readonly InputField[]): InputField | null => {
  if (field.kind === "births") return findLackingOfSeveral(field, value);
  if (field.kind !== "birth") return field.isRequired && (value === undefined || value === "") ? field : null;
  const lacking = findLackingBirth(field, value);
  const isOneOfSeveral = siblings.filter(({ kind }) => kind === "birth").length > 1;
  return lacking && lacking !== field && isOneOfSeveral ? { ...lacking, label: prefix(field.label, lacking.label) } : lacking;
};

/**
 * What a field of kind "birth" still lacks, as the field to ask for: its `needs` are the lacking parts and its label names them; null when it is whole.
 * An optional birth is whole while nothing of it is said; once begun it needs its parts, or date and time where it names none.
 */
const findLackingBirth = (field: InputField, value: unknown): InputField | null => {
  const birth = toPartial(value);
  const isBegun = Object.keys(birth).some((name) => name !== "timeZone");
  if (!isBegun) return field.isRequired ? field : null;
  const needs = toNeeds(field);
  const question = toQuestion(birth, [...needs, ...(field.uses ?? [])]);
  if (question) return { ...field, needs: [question.need], label: question.label };
  const lacking = needs.filter((need) => isLacking(birth, need));
  if (lacking.length === 0) return null;
  return { ...field, needs: lacking, label: joinLabels(lacking.map((need) => (need === "date" ? toDateLacking(birth) : partLabels[need]))) };
};

const withUnknownTime = (value: unknown): unknown => {
  const birth = toPartial(value);
  return birth.date !== undefined && birth.time === undefined ? { ...birth, time: null } : value;
};

/** The input as a topic parses it: where it does not need the time of a birth, one that was not asked for is one that is not known. */
export const withUnaskedTimes = (fields: readonly InputField[], input: unknown): unknown => {
  if (typeof input !== "object" || input === null) return input;
  const completed: Record<string, unknown> = { ...input };
  for (const field of fields) {
    const value = completed[field.name];
    if (value === undefined || toNeeds(field).includes("time")) continue;
    if (field.kind === "birth") completed[field.name] = withUnknownTime(value);
    if (field.kind === "births" && Array.isArray(value)) completed[field.name] = value.map(withUnknownTime);
  }
  return completed;
};

const fieldNeeds: Record<string, BirthNeed> = { date: "date", leapMonth: "date", instant: "date", sex: "sex", time: "time", timeZone: "place" };

/** Said where a topic cannot do without the hour and the person does not know it. */
const hourNeeded: InputField["label"] = {
  zh: "出生时辰，没有它排不了这张盘（实在不知道，可以换到“四柱”，三柱也能看）",
  en: "the hour of birth, without which there is no chart here (if nobody knows it, Four Pillars can do with three)",
};

/** The field to ask for when a birth is no moment: `part` is the birth's field ("time"), `code` what is wrong with it. */
export const toMendField = (field: InputField, part: string, code: string): InputField => {
  const need = fieldNeeds[part] ?? "place";
  if (need === "time" && code === "required") return { ...field, needs: [need], label: hourNeeded };
  const [zh, en] = [findBirthProblemText(code, "zh"), findBirthProblemText(code, "en")];
  return { ...field, needs: [need], label: zh && en ? { zh: `${partLabels[need].zh}：${zh}`, en: `${partLabels[need].en}: ${en}` } : partLabels[need] };
};
