import { expect, test } from "vitest";
import type { Locale } from "../../../shared/i18n/locale.ts";
import { hearQuestion } from "./to-question.ts";

const list = (locale: Locale, isDreaded: boolean, ...texts: string[]) => texts.map((text) => ({ locale, isDreaded, text }));

test.each([
  ...list("en", true, "Will I be fired?", "Will my business fail?", "Will the pain come back?", "Will things get worse?", "Is he cheating on me?"),
  ...list("en", false, "Will a new job come off?", "Will it work out between us?", "Will she recover?", "Will he marry me?", "Should I leave him?"),
  ...list("zh", true, "我会下岗吗", "会不会失败", "他是不是外面有人"),
  ...list("zh", false, "今年换工作能成吗", "会复合吗", "病会好转吗", "他会原谅我吗", "我该不该离婚"),
])("$text: a yes is bad news $isDreaded", ({ locale, isDreaded, text }) => {
  expect(hearQuestion(text, locale).isDreaded).toBe(isDreaded);
});
