import type { InputField } from "../../../shared/contract/input-field.ts";

/** The two switches of a birth: which clock gives the hour, and when the day begins. */
export const clockField: InputField = {
  name: "clock",
  kind: "choice",
  label: { zh: "时辰按哪只钟", en: "Which clock gives the hour" },
  isRequired: false,
  options: [
    { value: "trueSolar", label: { zh: "当地真太阳时", en: "The Sun’s own time there" } },
    { value: "civil", label: { zh: "墙上的钟点", en: "The clock on the wall" } },
  ],
};

export const dayStartsAtField: InputField = {
  name: "dayStartsAt",
  kind: "choice",
  label: { zh: "一天从几点算起", en: "When the day begins" },
  isRequired: false,
  options: [
    { value: "23:00", label: { zh: "夜里十一点，子时一到就换日", en: "At 23:00, with the first double hour" } },
    { value: "00:00", label: { zh: "零点，早晚子时分开", en: "At midnight" } },
  ],
};
