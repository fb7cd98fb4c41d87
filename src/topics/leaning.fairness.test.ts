import { describe, expect, test } from "vitest";
import { comparedTopics } from "./compared.ts";
import { hearQuestion } from "./kit/hearing/to-question.ts";
import { sides } from "./kit/leaning/leaning.ts";
import { toRandomCast } from "./random-casts.ts";
import { getCastTopic, getLeaning, registry } from "./registry.ts";
import type { CastTopicId } from "./topic-ids.ts";
import { topicIds } from "./topic-ids.ts";

const casts = 310;

/** What a headline that says yes, or no, begins with, by what was asked. A lot's own word leads its headline, in its own nouns: it is known by its lean alone. */
const asked: { question: string; yes: RegExp; no: RegExp }[] = [
  {
    question: "我该不该换工作？",
    yes: /^(?:可以(?!想)|可以去做|大体可以|偏向可以|能$|能，)/,
    no: /^(?:先别|先不急|先缓|眼下不急|眼下不合适|这一回先别|偏向缓|偏向再等|不宜|顺在收|顺是顺的)/,
  },
  {
    question: "Will I get the job?",
    yes: /^(?:Yes|Probably(?! not)|Very likely yes|Likely, yes|More yes|It leans towards yes|It looks (?:so|likely|like it|as if you’ll)|It looks that way)/,
    no: /^(?:Hardly|Most likely not|Not (?:like this|so far|soon|as it stands|in sight)|More no|It leans towards no|Probably not|It doesn’t look)/,
  },
  {
    question: "我会被裁员吗？",
    yes: /^(?:会的|偏向会|要防着|照这样有可能|你有点被裁员的苗头)/,
    no: /^(?:多半不会|看着不会|看着你不|偏向暂时不会|照现在的样子难|照这个走法不会|一时不会|眼下不像会|不大会)/,
  },
];
const choice = "我是留在上海还是去北京？";
const chosen = { first: /^(?:偏向|选|与其去北京，不如|不如|偏)“?留在上海/, second: /^(?:偏向|选|与其留在上海，不如|不如|偏)“?去北京/ };

test("exactly the compared crafts have a leaning", () => {
  const leaning = topicIds.filter((id) => id !== "ask" && registry[id as CastTopicId].leaning);
  expect([...leaning].sort()).toEqual([...comparedTopics].sort());
});

describe.each(comparedTopics)("%s", (id) => {
  test.each(asked)(`says in ${casts} casts what its headline says: $question`, async ({ question: words, yes, no }) => {
    const [topic, toLeaning] = [await getCastTopic(id), await getLeaning(id)];
    const question = hearQuestion(words, /\p{Script=Han}/u.test(words) ? "zh" : "en");
    const contradictions: string[] = [];
    let plain = 0;
    for (let at = 0; at < casts; at++) {
      const { cast, moment } = await toRandomCast(id, at, words);
      const { headline } = topic.tell(cast, question, { tier: "basic", variant: 0 });
      const { lean } = toLeaning({ cast, facts: topic.facts(cast), question, moment });
      const said = yes.test(headline) ? 1 : no.test(headline) ? -1 : 0;
      if (said !== 0) plain += 1;
      if (lean === null || lean.way * said < 0) contradictions.push(`${lean?.way} ${headline}`);
    }
    expect(contradictions).toEqual([]);
    if (id !== "fortune") expect(plain / casts).toBeGreaterThan(0.45);
  });

  test("of a choice it favours the way its headline favours", async () => {
    const [topic, toLeaning] = [await getCastTopic(id), await getLeaning(id)];
    const question = hearQuestion(choice, "zh");
    let plain = 0;
    for (let at = 0; at < casts; at++) {
      const { cast, moment } = await toRandomCast(id, at, choice);
      const { headline } = topic.tell(cast, question, { tier: "basic", variant: 0 });
      const { lean } = toLeaning({ cast, facts: topic.facts(cast), question, moment });
      const said = chosen.first.test(headline) ? 1 : chosen.second.test(headline) ? -1 : 0;
      if (said === 0) continue;
      plain += 1;
      expect([lean?.way, headline]).toEqual([said, headline]);
    }
    expect(plain / casts).toBeGreaterThan(0.3);
  });

  test("rests on facts of its cast, and on nothing where nothing is weighed", async () => {
    const [topic, toLeaning] = [await getCastTopic(id), await getLeaning(id)];
    for (const words of ["我该不该换工作？", "我什么时候能换到好工作？", "今年财运怎么样？", choice]) {
      const question = hearQuestion(words, "zh");
      for (let at = 0; at < 60; at++) {
        const { cast, moment } = await toRandomCast(id, at, words);
        const facts = topic.facts(cast);
        const ids = new Set(facts.map((fact) => fact.id));
        const { lean, when, through } = toLeaning({ cast, facts, question, moment });
        const rested = [...(lean?.facts ?? []), ...(through?.facts ?? []), ...(when?.open.flatMap((span) => span.facts) ?? [])];
        expect(rested.filter((fact) => !ids.has(fact))).toEqual([]);
        if (lean) expect(lean.facts.length).toBeGreaterThan(0);
        if (through) expect(sides).toContain(through.side);
        for (const { from, to } of when?.open ?? []) expect([from <= to, /^\d{4}-\d\d$/.test(from), from >= when!.reach.from]).toEqual([true, true, true]);
        if (question.kind === "when") expect(lean).toBeNull();
      }
    }
    for (const words of ["我妈的手术会成功吗？", "我能打赢这场官司吗？", "他是不是出轨了？"]) {
      const { cast, moment } = await toRandomCast(id, 1, words);
      expect(toLeaning({ cast, facts: topic.facts(cast), question: hearQuestion(words, "zh"), moment })).toEqual({ lean: null, when: null, through: null });
    }
  });
});
