import type { AnswerOf, RequestOf } from "../../../../shared/contract/call.ts";
import type { previewCast } from "../../../../shared/contract/cast.ts";
import { AppError } from "../../../../shared/errors.ts";
import type { Locale } from "../../../../shared/i18n/locale.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { findTopicId } from "../../../../topics/topic-ids.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import type { Person } from "../../../kernel/who.ts";
import { craft } from "../crafts/works.ts";

type Call = typeof previewCast;

/** @throws AppError invalidParameters for a module that casts nothing itself */
export const preview = async (kernel: Kernel, person: Person, { module, question, inputs }: RequestOf<Call>, locale: Locale): Promise<AnswerOf<Call>> => {
  const topic = findTopicId(module);
  if (!topic || topic === "ask") throw new AppError("invalidParameters", { fields: { module: "invalid_value" } });
  const { isDraw = false } = manifest[topic];
  return craft(kernel, "chat.preview", {
    topic,
    text: question,
    inputs,
    locale,
    moment: new Date(kernel.now()).toISOString(),
    isDraw,
    schools: person.schools ?? {},
  });
};
