import { describe, expect, it } from "vitest";
import { chanceOf } from "../shared/chance.ts";
import type { Question } from "./kit/hearing/question.ts";
import { hearQuestion } from "./kit/hearing/to-question.ts";
import { sampleInputs } from "./kit/terms/testing/sample-inputs.ts";
import { goldens } from "./kit/testing/list-golden.ts";
import { misheard } from "./kit/testing/misheard.ts";
import { listHands } from "./palmistry/testing/random-hand.ts";
import { getCastTopic } from "./registry.ts";
import type { CastTopicId } from "./topic-ids.ts";

/** The topics that lean to a yes or a no. */
const leaning = [
  "tarot",
  "zhouYi",
  "number",
  "TaoTeChing",
  "astro",
  "purpleStar",
  "numerology",
  "huangdi",
  "birthday",
  "fengshui",
  "palmistry",
] as const satisfies readonly CastTopicId[];

const castsEach = 10;
const moment = "2026-06-15T04:00:00Z";

const listCasts = async (id: CastTopicId): Promise<unknown[]> => {
  const topic = await getCastTopic(id);
  if (id === "palmistry") return listHands(castsEach, 5);
  const inputs = (sampleInputs[id] ?? []).slice(0, castsEach);
  return inputs.map((input, at) => topic.cast(topic.parse(input), { chance: chanceOf(new Uint8Array(32).fill(at), `${id}-${at}`, ""), moment }));
};

const whole = { tier: "plus", variant: 0 } as const;

describe("a golden question", () => {
  it("is one of three hundred, none twice", () => {
    expect(goldens.length).toBeGreaterThanOrEqual(300);
    expect(new Set(goldens.map(({ text }) => text)).size).toBe(goldens.length);
  });

  for (const { text, locale, kind, isDreaded, matters, whos } of goldens) {
    if (misheard.has(text)) {
      it.todo(text);
      continue;
    }
    it(text, () => {
      const heard = hearQuestion(text, locale);
      expect(heard.kind).toBe(kind);
      if (kind === "yesNo") expect(heard.isDreaded).toBe(isDreaded);
      expect(matters).toContain(heard.matter ?? "-");
      expect(whos).toContain(heard.who ?? "-");
    });
  }
});

describe.each(leaning)("%s", (id) => {
  const ask = (locale: "zh" | "en", text: string): Question => ({ ...hearQuestion(text, locale), risk: null });

  it.each([
    ["zh", "我会被裁员吗"],
    ["en", "Will I be made redundant?"],
    ["zh", "我们会分手吗"],
    ["en", "Will we break up?"],
  ] as const)("turns its answer about by what was heard, and not by its words (%s, %s)", async (locale, text) => {
    const topic = await getCastTopic(id);
    const dreaded = ask(locale, text);
    expect(dreaded.isDreaded).toBe(true);
    const casts = await listCasts(id);
    const isTurned = casts.map((cast) => {
      const [bad, good] = [dreaded, { ...dreaded, isDreaded: false }].map((question) => topic.tell(cast, question, whole).headline);
      return bad !== good;
    });
    expect(isTurned.filter(Boolean).length).toBeGreaterThanOrEqual(casts.length / 2);
  });
});
