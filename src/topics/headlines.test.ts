import { describe, expect, it } from "vitest";
import { listUnfitHeadlines } from "./kit/telling/testing/headlines.ts";
import { getCastTopic } from "./registry.ts";
import { listCasts } from "./sample-casts.ts";
import { type CastTopicId, topicIds } from "./topic-ids.ts";

const ids = topicIds.filter((id): id is CastTopicId => id !== "ask");
/** Every reader's own test asks of many more. */
const castsEach = 1;

/** Some that lie far apart in what the samples show. */
const listFew = async (id: CastTopicId): Promise<unknown[]> => {
  const casts = await listCasts(id);
  return Array.from({ length: castsEach }, (_, at) => casts[Math.floor((at * casts.length) / castsEach)]);
};

describe.each(ids)("the headlines of %s", (id) => {
  it("stand in two lines of a phone, whatever was asked and whichever turn it is", async () => {
    expect(listUnfitHeadlines(await getCastTopic(id), await listFew(id))).toEqual([]);
  });
});
