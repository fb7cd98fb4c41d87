import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import type { InputField } from "../../shared/contract/input-field.ts";
import { marks } from "./marks.ts";

export const heads = ["shortStraight", "longStraight", "shortSloping", "longSloping"] as const;

/** What must be seen by eye where nothing is marked. */
export const seen = ["palm", "fingers", "heart", "head", "life"] as const;

const isSeen = (given: Record<string, unknown>, name: string): boolean => given.marks !== undefined || given[name] !== undefined;

/** With marks everything else is measured; without, the answers to the palm's shape and its three main lines are needed. */
export const palmistryInput = z
  .object({
    question: z._default(z.string().check(z.trim(), z.maxLength(questionMaxLength)), ""),
    /** The id of the photo. */
    picture: z.optional(z.string().check(z.maxLength(80))),
    marks: z.optional(marks),
    hand: z._default(z.enum(["left", "right"]), "right"),
    dominant: z.optional(z.enum(["left", "right"])),
    palm: z.optional(z.enum(["square", "long"])),
    fingers: z.optional(z.enum(["short", "long"])),
    heart: z.optional(z.enum(["index", "between", "middle", "straight"])),
    head: z.optional(z.enum(heads)),
    life: z.optional(z.enum(["close", "medium", "wide"])),
    start: z.optional(z.enum(["joined", "apart"])),
    fate: z.optional(z.enum(["none", "present", "broken"])),
    lead: z.optional(z.enum(["index", "even", "ring"])),
  })
  .check(...seen.map((name) => z.refine((given) => isSeen(given as Record<string, unknown>, name), { path: [name], params: { code: "required" } })));
export type PalmistryInput = z.infer<typeof palmistryInput>;

const choice = (
  name: string,
  zh: string,
  en: string,
  isRequired: boolean,
  options: readonly (readonly [value: string, zh: string, en: string])[],
): InputField => ({
  name,
  kind: "choice",
  label: { zh, en },
  isRequired,
  options: options.map(([value, optionZh, optionEn]) => ({ value, label: { zh: optionZh, en: optionEn } })),
});

const sides = [
  ["left", "左手", "left"],
  ["right", "右手", "right"],
] as const;

export const palmistryFields: InputField[] = [
  choice("hand", "看的是哪只手", "Which hand it is", true, sides),
  choice("palm", "手掌的形状", "The shape of the palm", true, [
    ["square", "方，长宽差不多", "square, about as broad as long"],
    ["long", "长，明显长过宽", "long, clearly longer than broad"],
  ]),
  choice("fingers", "手指比手掌", "Fingers against the palm", true, [
    ["short", "短，中指不到掌长的四分之三", "short, the middle one under three quarters of the palm"],
    ["long", "长，中指有掌长的四分之三", "long, the middle one three quarters of the palm or more"],
  ]),
  choice("heart", "感情线（最上面那条）收在哪里", "Where the heart line, the top one, ends", true, [
    ["index", "弯上食指根", "curves up to the index finger"],
    ["between", "弯进食指、中指之间", "curves up between index and middle finger"],
    ["middle", "弯到中指下", "curves up under the middle finger"],
    ["straight", "平平横过去，到食指、中指下方", "runs straight across, to below index and middle finger"],
  ]),
  choice("head", "智慧线（中间那条）", "The head line, the middle one", true, [
    ["shortStraight", "短而平", "short and level"],
    ["longStraight", "长而平", "long and level"],
    ["shortSloping", "短，往下斜", "short, sloping down"],
    ["longSloping", "长，往下斜", "long, sloping down"],
  ]),
  choice("life", "生命线（绕拇指那条）", "The life line, round the thumb", true, [
    ["close", "贴着拇指走", "stays close to the thumb"],
    ["medium", "弯到食指下方", "swings out below the index finger"],
    ["wide", "弯到掌心", "swings out to the middle of the palm"],
  ]),
  choice("start", "智慧线和生命线的起头", "Where head and life line start", false, [
    ["joined", "连在一起", "joined"],
    ["apart", "分开", "apart"],
  ]),
  choice("fate", "事业线（掌心竖着那条）", "The fate line, upright in the middle", false, [
    ["present", "有", "there"],
    ["broken", "有，断断续续", "there, in pieces"],
    ["none", "没有", "not there"],
  ]),
  choice("lead", "食指和无名指比", "Index finger against ring finger", false, [
    ["index", "食指长", "index longer"],
    ["even", "差不多", "about even"],
    ["ring", "无名指长", "ring finger longer"],
  ]),
  choice("dominant", "惯用哪只手", "The hand you use", false, sides),
  { name: "question", kind: "textarea", label: { zh: "你想问什么", en: "Your question" }, isRequired: false },
];
