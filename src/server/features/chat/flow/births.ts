import type { InputField } from "../../../../shared/contract/input-field.ts";
import type { CastTopic } from "../../../../topics/kit/topic.ts";
import type { FlowState } from "../tables.ts";

export const isBirth = ({ kind }: InputField): boolean => kind === "birth" || kind === "births";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The names of what a topic keeps: its births, and what it says of itself (a house's facing and years). */
export const listKept = ({ fields, keeps }: Pick<CastTopic, "fields" | "keeps">): string[] => [
  ...fields.flatMap((field) => (isBirth(field) ? [field.name] : [])),
  ...keeps,
];

/** Of what was gathered, what stays the person's through every question of a chat. */
export const pickKept = (known: Record<string, unknown>, topic: Pick<CastTopic, "fields" | "keeps">): Record<string, unknown> =>
  Object.fromEntries(listKept(topic).flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));

interface Placed {
  timeZone?: unknown;
  placeOptions?: { label: string; timeZone: string }[];
}

/** Of places of one name, the one that shares a clock with somebody whose place is known; where none or several do, it is asked. */
export const settlePlaces = (known: Record<string, unknown>, people: FlowState["people"] = {}): Record<string, unknown> => {
  const zones = new Set(
    Object.values(people).flatMap((birth) => (typeof birth.place === "string" && typeof birth.timeZone === "string" ? [birth.timeZone] : [])),
  );
  const settle = (value: unknown): unknown => {
    if (!isObject(value) || !(value as Placed).placeOptions) return value;
    const { placeOptions = [], ...birth } = value as Placed;
    const near = placeOptions.filter(({ timeZone }) => zones.has(timeZone));
    if (near.length !== 1) return value;
    const { label: _label, ...place } = near[0]!;
    return { ...birth, ...place };
  };
  return Object.fromEntries(Object.entries(known).map(([name, value]) => [name, settle(value)]));
};

const open = ["dateParts", "dateOptions", "timeOptions", "timeHalf", "zoneOptions", "placeOptions"];

/** A form that asked for a part of a birth sends that part: it is laid over what was said before. One that sends the date sends it all. */
export const completeBirths = (inputs: Record<string, unknown>, known: Record<string, unknown>, fields: readonly InputField[]): Record<string, unknown> => {
  const completed = { ...inputs };
  for (const { name, kind } of fields) {
    const [sent, before] = [inputs[name], known[name]];
    if (kind !== "birth" || !isObject(sent) || !isObject(before) || sent.date !== undefined || sent.instant !== undefined) continue;
    completed[name] = { ...Object.fromEntries(Object.entries(before).filter(([part]) => part === "dateOptions" || !open.includes(part))), ...sent };
  }
  return completed;
};
