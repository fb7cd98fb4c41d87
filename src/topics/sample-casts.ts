import { chanceOf } from "../shared/chance.ts";
import { optionCounts } from "./kit/questionnaire/parse-answers.ts";
import type { Item } from "./kit/questionnaire/questionnaire.ts";
import { sampleInputs } from "./kit/terms/testing/sample-inputs.ts";
import { listHands } from "./palmistry/testing/random-hand.ts";
import { toDice } from "./personality/testing/answerers.ts";
import { questionnaires } from "./questionnaires.ts";
import { getCastTopic } from "./registry.ts";
import type { CastTopicId } from "./topic-ids.ts";

const moment = "2026-06-15T04:00:00Z";
const sittings = 12;

const answer = ({ type }: Item, leaning: number, dice: () => number) => {
  const count = optionCounts[type];
  if (type !== "mostLeast") return Math.min(count, 1 + Math.floor((dice() * 0.6 + leaning * 0.4) * count));
  const most = 1 + Math.floor(dice() * count);
  return [most, (most % count) + 1];
};

/** Each test sat by a dozen people who lean one way or the other. */
const listSittings = async (tests: readonly (keyof typeof questionnaires)[]): Promise<object[]> => {
  const sat = tests.map(async (test) => {
    const { versions, listItems } = await questionnaires[test]!();
    const dice = toDice(7);
    return Array.from({ length: sittings }, (_, at) => ({
      test,
      version: versions[0],
      answers: listItems(versions[0]).map((item) => answer(item, at / sittings, dice)),
    }));
  });
  return (await Promise.all(sat)).flat();
};

const listInputs = async (id: CastTopicId): Promise<readonly object[]> => {
  if (id === "mbti") return listSittings(["mbti"]);
  if (id === "personality") return listSittings((Object.keys(questionnaires) as (keyof typeof questionnaires)[]).filter((test) => test !== "mbti"));
  return sampleInputs[id] ?? [];
};

/** Casts that between them show what a topic can say: of the sample inputs, of marked palms, of tests that were sat. */
export const listCasts = async (id: CastTopicId): Promise<unknown[]> => {
  const topic = await getCastTopic(id);
  const casts = (await listInputs(id)).map((input, at) =>
    topic.cast(topic.parse(input), { chance: chanceOf(new Uint8Array(32).fill(at), `${id}-${at}`, ""), moment }),
  );
  return id === "palmistry" ? [...casts, ...listHands(40, 5)] : casts;
};
