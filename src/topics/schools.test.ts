import { expect, test } from "vitest";
import { schoolNames, schoolOptions } from "../shared/contract/people.ts";
import { getCastTopic } from "./registry.ts";
import { type CastTopicId, topicIds } from "./topic-ids.ts";

test("each school one may choose for all one's casts is an input of some craft, which takes each of its values", async () => {
  const crafts = await Promise.all(topicIds.filter((id): id is CastTopicId => id !== "ask").map(getCastTopic));
  const lists = schoolNames.map((name) => {
    const fields = crafts.flatMap(({ fields }) => fields.filter((field) => field.name === name));
    return { name, options: fields.map(({ options }) => (options ?? []).map(({ value }) => value).sort()) };
  });
  for (const { name, options } of lists) {
    expect(options.length, name).toBeGreaterThan(0);
    for (const values of options) expect(values, name).toEqual([...schoolOptions[name]].sort());
  }
});
