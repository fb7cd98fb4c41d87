import * as z from "zod/mini";
import { questionMaxLength } from "../../shared/constants.ts";
import { parseInput } from "../kit/parse-input.ts";
import { defineRouteTopic } from "../kit/topic.ts";
import { route } from "./route.ts";
import { words } from "./words.ts";

const input = z.object({ question: z.string().check(z.trim(), z.maxLength(questionMaxLength)) });

export const ask = defineRouteTopic({
  id: "ask",
  words,
  fields: [{ name: "question", kind: "textarea", label: { zh: "你想问什么", en: "Your question" }, isRequired: true }],
  isDraw: true,
  parse: (given) => parseInput(input, given),
  route,
});
