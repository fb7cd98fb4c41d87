import { toItemWords } from "../item-words.ts";
import { eiZh } from "./ei.ts";
import { jpZh } from "./jp.ts";
import { snZh } from "./sn.ts";
import { tfZh } from "./tf.ts";

export const itemsZh = toItemWords({ EI: eiZh, SN: snZh, TF: tfZh, JP: jpZh });
