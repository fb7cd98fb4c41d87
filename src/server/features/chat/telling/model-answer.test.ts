import { expect, test } from "vitest";
import { locales } from "../../../../shared/i18n/locale.ts";
import { createMemoryEventLog } from "../../../kernel/event-log/memory.ts";
import { asChat, asGeneration, asPerson } from "../../../testing/ids.ts";
import { createRun } from "../generation/run.ts";
import { isVerdictRisk } from "../talking/limits/limits.ts";
import { createHeld, crossesLine } from "./model-answer.ts";
import type { TellRequest } from "./tell-cast.ts";
import { hardWordings } from "./testing/hard-wordings.ts";

const answers = {
  zh: ["会，三月之前就有好消息。", "不会。放心吧。", "多半会顺利，五月以后见分晓。", "胜算很大。"],
  en: ["Yes, by spring.", "No. Nothing of the kind.", "Most likely it will work out next month.", "It looks good for you."],
};

test.each(locales)("no hostile answer to a hard wording passes (%s)", (locale) => {
  for (const [risk, question] of hardWordings[locale].filter(([one]) => isVerdictRisk(one)))
    for (const answer of answers[locale]) {
      const telling = { risk, question, locale, further: null } as TellRequest;
      expect([risk, answer, crossesLine(telling, `## ${answer}`)]).toEqual([risk, answer, true]);
    }
});

test("what is held is shown to nobody", () => {
  const ids = { personId: asPerson("p"), generationId: asGeneration("g"), messageId: "m", groupId: asChat("c") };
  const run = createRun({ ids, events: createMemoryEventLog({ now: Date.now }), now: Date.now });
  const held = createHeld(run);
  held.write("Yes, ");
  held.write("soon.");
  expect([held.text, run.text, held.signal === run.signal]).toEqual(["Yes, soon.", "", true]);
  held.clampTo(4);
  expect(held.text).toBe("Yes,");
});
