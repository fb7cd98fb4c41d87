import type { InputField } from "../../shared/contract/input-field.ts";
import { isChinese } from "./input.ts";
import { listOpenOptions, toWhole } from "./open-forms.ts";
import { listSurnamesSpelt, toSurnameReading } from "./surname-spellings.ts";
import type { WrittenOption } from "./written.ts";

const isSaid = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";

const askSurname: InputField = { name: "surname", kind: "text", label: { zh: "姓（汉字）", en: "Surname, in Chinese characters" }, isRequired: true };
const askGiven: InputField = { name: "given", kind: "text", label: { zh: "名", en: "Given name" }, isRequired: true };

/** Which character a surname in Latin letters is: a choice where several are spelt so. */
const toSurnameChoice = (latin: string): InputField => {
  const options = listSurnamesSpelt(latin).map((surname) => ({
    value: surname,
    label: { zh: surname, en: `${surname} ${toSurnameReading(surname)}` },
  }));
  if (options.length === 0) return askSurname;
  return { ...askSurname, kind: "choice", label: { zh: `${latin} 是哪个姓？`, en: `Which surname is ${latin}?` }, options };
};

/** Which form of a character is meant, asked once with the strokes of each: 杰 of 周杰伦 is 傑 or 杰. */
const listOpenForms = (known: Record<string, unknown>): InputField[] => {
  const options = listOpenOptions(known);
  if (options.length === 0 || isSaid(known.written)) return [];
  const doubtful = [...toWhole(known)].filter((char, place) => options.some(({ name }) => [...name][place] !== char)).join("、");
  const toText = ({ forms }: WrittenOption, zh: boolean): string =>
    forms.map(({ form, strokes }) => (zh ? `${form}，${strokes} 画` : `${form}, ${strokes} strokes`)).join(zh ? "；" : "; ");
  return [
    {
      name: "written",
      kind: "choice",
      label: {
        zh: `“${doubtful}”在名字里写的是哪个字？${options.map((option) => toText(option, true)).join("，还是")}？`,
        en: `Which character is ${doubtful} in this name: ${options.map((option) => toText(option, false)).join(", or ")}?`,
      },
      isRequired: true,
      options: options.map((option) => ({ value: option.name, label: { zh: toText(option, true), en: toText(option, false) } })),
    },
  ];
};

/**
 * What the input lacks. Names to be proposed need a surname in characters and no more; a name to be read is whole in one field, or in surname and given name.
 * @param fields the topic's fields without those that are known
 */
export const listMissing = (known: Record<string, unknown>, fields: readonly InputField[]): InputField[] => {
  const others = fields.filter(({ name }) => name !== "name");
  const { surname, given, name, suggest } = known;
  if (suggest === true) {
    if (isSaid(surname)) return isChinese(surname.trim()) ? others : [toSurnameChoice(surname.trim()), ...others];
    return isSaid(name) && isChinese(name.trim()) ? others : [askSurname, ...others];
  }
  if (isSaid(name) || (isSaid(surname) && isSaid(given))) return [...others, ...listOpenForms(known)];
  if (isSaid(surname)) return [askGiven, ...others];
  if (isSaid(given)) return [askSurname, ...others];
  return [...fields];
};
