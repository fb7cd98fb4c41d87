import { toItemWords } from "../item-words.ts";
import { eiEn } from "./ei.ts";
import { jpEn } from "./jp.ts";
import { snEn } from "./sn.ts";
import { tfEn } from "./tf.ts";

export const itemsEn = toItemWords({ EI: eiEn, SN: snEn, TF: tfEn, JP: jpEn });
