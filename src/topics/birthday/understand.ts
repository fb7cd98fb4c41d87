import type { Locale } from "../../shared/i18n/locale.ts";
import { understandBirth } from "../kit/birth/understand-birth.ts";
import type { BirthdayInput } from "./input.ts";

const saysMidnight = /零点换日|子正换日|早晚子时|(?:分|区分)早(?:子|晚)|\bday (?:begins|starts|changes) at (?:midnight|00:00)/i;
const saysEleven = /(?:夜里|晚上)?(?:十一|11|23)点换日|子初换日|不分早晚子|\bday (?:begins|starts|changes) at (?:11 ?pm|23:00)/i;
const saysTrueSolar = /真太阳时|\btrue solar\b|\bsolar time\b/i;
const saysCivil =
  /(?:按|用|以)(?:墙上的)?(?:钟表|北京|标准|钟点)时?间?(?:算|排)|不(?:用|按|要|换算)(?:真太阳时)|\b(?:by|use) (?:the )?(?:wall |civil )?clock\b|\bclock time\b|\bno (?:true )?solar\b/i;

/** What of the input these words name: the birth, when the day begins, which clock. */
export const understandBirthday = (text: string, known: Partial<BirthdayInput>, locale: Locale): Partial<BirthdayInput> => {
  const heard: Partial<BirthdayInput> = {};
  const birth = understandBirth(text, known.birth, locale);
  if (birth !== undefined) heard.birth = birth as BirthdayInput["birth"];
  if (saysEleven.test(text)) heard.dayStartsAt = "23:00";
  else if (saysMidnight.test(text)) heard.dayStartsAt = "00:00";
  if (saysCivil.test(text)) heard.clock = "civil";
  else if (saysTrueSolar.test(text)) heard.clock = "trueSolar";
  return heard;
};
