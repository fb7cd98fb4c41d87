import { describe, expect, test } from "vitest";
import { chooseYears } from "./kit/past/choose-years.ts";
import { type PastAnswer, rightIfMarked, rightIfNot, toModel } from "./kit/past/hour-model.ts";
import { isMarked, type PastView } from "./kit/past/past.ts";
import { pastTopics } from "./kit/past/past-topics.ts";
import { tellFit } from "./kit/past/tell-fit.ts";
import { seldom, tellHours } from "./kit/past/tell-hours.ts";
import { getPastCraft } from "./pasts.ts";
import { getCastTopic } from "./registry.ts";

/** A chance of its own for the test, the same on every run. @source the mulberry32 generator */
const createChance = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const pad = (value: number): string => String(value).padStart(2, "0");
const lastYear = 2025;

const listViews = async (topic: (typeof pastTopics)[number], count: number): Promise<PastView[]> => {
  const [{ parse }, { view }] = await Promise.all([getCastTopic(topic), getPastCraft(topic)]);
  return Array.from({ length: count }, (_, at) => {
    const date = `${1948 + ((at * 7) % 50)}-${pad((at % 12) + 1)}-${pad(((at * 5) % 28) + 1)}`;
    const time = at % 3 === 0 ? null : `${pad((at * 7) % 24)}:40`;
    const place = { timeZone: "Asia/Shanghai", latitude: 31.2, longitude: 121.5 };
    return view(parse({ birth: { ...place, date, time, sex: at % 2 === 0 ? "male" : "female" } }));
  });
};

const toQuestions = (view: PastView) => {
  const asked = chooseYears(view, lastYear);
  const model = toModel(view);
  const marks = asked.map(({ year, kind }) => view.hours.map((hour) => isMarked(hour.marks(year), kind)));
  const own = marks.map((byHour) =>
    model.given === null ? byHour.reduce((sum, is, at) => sum + (is ? model.priors[at]! : 0), 0) : Number(byHour[model.given]),
  );
  return { view, asked, model, marks, own };
};

describe.each(pastTopics)("%s", (topic) => {
  test("answers that know nothing of the chart fit it better than one in ten others in one case of ten at most", async () => {
    const chance = createChance(7);
    const shares: number[] = [];
    for (const view of await listViews(topic, 75)) {
      const { asked, own } = toQuestions(view);
      const rate = 0.3 + 0.4 * chance();
      const answers = asked.map((): PastAnswer => (chance() < rate ? "right" : "wrong"));
      const peers = asked.length > 0 ? tellFit(asked, own, answers, view.peers())?.peers : null;
      if (peers) shares.push(peers.asWell / peers.of);
    }
    expect(shares.length).toBeGreaterThan(45);
    // Three standard errors of a share from some sixty cases.
    for (const most of [0.1, 0.25, 0.5])
      expect(shares.filter((share) => share <= most).length / shares.length).toBeLessThan(most + 3 * Math.sqrt((most * (1 - most)) / shares.length));
  });

  test("answers at random, and from those who mostly say yes, lean to an hour no oftener than is said", async () => {
    const chance = createChance(11);
    const questions = (await listViews(topic, 60)).map(toQuestions).filter(({ asked }) => asked.length > 0);
    for (const rate of [0.5, 0.8]) {
      let [leant, tried] = [0, 0];
      for (const { asked, model, marks } of questions) {
        for (let time = 0; time < 15; time += 1) {
          tried += 1;
          if (
            tellHours(
              model,
              marks,
              asked.map(() => (chance() < rate ? "right" : "wrong")),
            ).isLeaning
          )
            leant += 1;
        }
      }
      expect(leant / tried).toBeLessThan(seldom);
    }
  });

  test("answers at random do not lean to the hour that was given because it was given", async () => {
    const chance = createChance(17);
    const questions = (await listViews(topic, 90)).map(toQuestions).filter(({ model, asked }) => model.given !== null && asked.length > 0);
    let [leant, toGiven, expected] = [0, 0, 0];
    for (const { asked, model, marks } of questions) {
      for (let time = 0; time < 40; time += 1) {
        const told = tellHours(
          model,
          marks,
          asked.map(() => (chance() < 0.5 ? "right" : "wrong")),
        );
        if (!told.isLeaning) continue;
        leant += 1;
        if (told.leaders.includes(model.given!)) toGiven += 1;
        expected += told.leaders.reduce((sum, hour) => sum + model.priors[hour]!, 0);
      }
    }
    expect(leant).toBeGreaterThan(60);
    expect((toGiven - expected) / leant).toBeLessThan(0.15);
  });

  test("were the assumed chances true, the hours it leans to would be right as often as their share says", async () => {
    const chance = createChance(13);
    const questions = (await listViews(topic, 60))
      .map(toQuestions)
      .filter(({ marks }) => marks.some((byHour) => byHour.includes(true) && byHour.includes(false)));
    let [leant, right, claimed] = [0, 0, 0];
    for (const { model, marks } of questions) {
      for (let time = 0; time < 40; time += 1) {
        const drawn = chance();
        const truth = model.priors.findIndex((_, at) => drawn < model.priors.slice(0, at + 1).reduce((sum, prior) => sum + prior, 0));
        const answers = marks.map((byHour): PastAnswer => (chance() < (byHour[truth] ? rightIfMarked : rightIfNot) ? "right" : "wrong"));
        const { isLeaning, leaders, shares } = tellHours(model, marks, answers);
        if (!isLeaning) continue;
        leant += 1;
        if (leaders.includes(truth)) right += 1;
        claimed += leaders.reduce((sum, hour) => sum + shares[hour]!, 0);
      }
    }
    expect(leant).toBeGreaterThan(60);
    expect(Math.abs(right - claimed) / leant).toBeLessThan(3 * Math.sqrt(0.25 / leant));
  });
});
