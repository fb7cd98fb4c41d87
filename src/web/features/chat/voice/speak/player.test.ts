import { expect, test } from "vitest";
import { toSentences } from "../../../../../shared/voice/sentences.ts";
import { createPlayer, type Mouth } from "./player.ts";

const told = "## 一\n\n二。三。四。";
const whole = toSentences(told, true);

/** A mouth that says when it is told to. */
const open = () => {
  const said: string[] = [];
  const prepared: number[] = [];
  let hushed = 0;
  let end: (() => void) | null = null;
  let fail: ((error: Error) => void) | null = null;
  const mouth: Mouth = {
    say: ({ spoken }, _, rate) =>
      new Promise<void>((resolve, reject) => {
        said.push(rate === 1 ? spoken : `${spoken} ×${rate}`);
        [end, fail] = [resolve, reject];
      }),
    prepare: (_, at) => void prepared.push(at),
    hush: () => {
      hushed += 1;
    },
  };
  let ends = 0;
  const player = createPlayer(mouth, 1, () => {
    ends += 1;
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    player,
    said,
    prepared,
    async over() {
      end?.();
      await settle();
    },
    async broken() {
      fail?.(new Error("mute"));
      await settle();
    },
    count: () => ({ ends, hushed }),
  };
};

test("an answer is said sentence by sentence to its end, the next one fetched meanwhile", async () => {
  const { player, said, prepared, over, count } = open();
  player.follow(whole, true);
  expect(said).toEqual(["一"]);
  for (let at = 0; at < 4; at += 1) await over();
  expect([said, prepared, count().ends]).toEqual([["一", "二。", "三。", "四。"], [1, 2, 3], 1]);
});

test("one that is still being told is said as it comes, and waits for what has no end yet", async () => {
  const { player, said, over, count } = open();
  player.follow(toSentences("## 一\n\n二", false), false);
  await over();
  expect([said, count().ends]).toEqual([["一"], 0]);
  player.follow(toSentences("## 一\n\n二。三", false), false);
  expect(said).toEqual(["一", "二。"]);
  player.follow(whole, true);
  await over();
  expect(said.at(-1)).toBe("三。");
});

test("paused it is silent, and goes on with the sentence it was in; another pace begins that sentence again", async () => {
  const { player, said, over } = open();
  player.follow(whole, true);
  await over();
  player.pause();
  await over();
  expect([said, player.store.getState()]).toMatchObject([["一", "二。"], { at: 1, isPaused: true }]);
  player.play();
  player.setRate(1.5);
  expect(said.slice(2)).toEqual(["二。", "二。 ×1.5"]);
});

test("a tap goes to a sentence; the one before does not come back when it ends late", async () => {
  const { player, said, over } = open();
  player.follow(whole, true);
  player.go(2);
  await over();
  expect([said, player.store.getState().at]).toEqual([["一", "三。", "四。"], 3]);
});

test("a voice that fails is told; pressing once more tries the same sentence", async () => {
  const { player, said, broken } = open();
  player.follow(whole, true);
  await broken();
  expect(player.store.getState()).toMatchObject({ hasFailed: true, at: 0 });
  player.play();
  expect(said).toEqual(["一", "一"]);
});

test("closed it is hushed and says no more", async () => {
  const { player, said, over, count } = open();
  player.follow(whole, true);
  player.close();
  await over();
  player.follow([...whole, ...whole], true);
  expect([said, count().hushed]).toEqual([["一"], 1]);
});
