import { beforeEach, expect, test } from "vitest";
import { beginSelecting, endSelecting, selection, toggle } from "./selection.ts";

const one = (at: number) => ({ answerId: `m${at}`, questionId: null });
const chosen = () => selection.getState().chosen.map(({ answerId }) => answerId);
beforeEach(endSelecting);

test("the first chosen is the one it began with; each is taken up and laid down", () => {
  beginSelecting("chat", one(1));
  toggle(one(2));
  toggle(one(1));
  expect(chosen()).toEqual(["m2"]);
});

test("six at most: a seventh stays where it is, until one is laid down", () => {
  beginSelecting("chat", one(1));
  for (const at of [2, 3, 4, 5, 6, 7]) toggle(one(at));
  expect(chosen()).toEqual(["m1", "m2", "m3", "m4", "m5", "m6"]);
  toggle(one(3));
  toggle(one(7));
  expect(chosen()).toEqual(["m1", "m2", "m4", "m5", "m6", "m7"]);
});

test("cancelled, nothing stays chosen", () => {
  beginSelecting("chat", one(1));
  endSelecting();
  expect(selection.getState()).toMatchObject({ msggroup: null, chosen: [] });
});
