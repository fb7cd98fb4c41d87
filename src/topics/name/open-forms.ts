import { toParts } from "./engine.ts";
import { isChinese, type NameInput } from "./input.ts";
import { listWrittenOptions, type WrittenOption } from "./written.ts";

const toText = (value: unknown): string | undefined => (typeof value === "string" && value.trim() !== "" ? value.trim() : undefined);

const toKnownParts = ({ surname, given, name }: Partial<Record<keyof NameInput, unknown>>): { surname: string; given: string } => {
  const said = { surname: toText(surname), given: toText(given), name: toText(name) };
  return toParts(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)));
};

/** The name as far as it is known, surname and given name together. */
export const toWhole = (known: Partial<Record<keyof NameInput, unknown>>): string => {
  const { surname, given } = toKnownParts(known);
  return surname + given;
};

/** What a known Chinese name may be written as, where its letters leave it open. */
export const listOpenOptions = (known: Partial<Record<keyof NameInput, unknown>>): WrittenOption[] => {
  const { surname, given } = toKnownParts(known);
  return known.suggest !== true && isChinese(surname + given) ? listWrittenOptions(surname, given) : [];
};
