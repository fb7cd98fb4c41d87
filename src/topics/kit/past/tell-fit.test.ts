import { expect, test } from "vitest";
import type { AskedYear } from "./choose-years.ts";
import type { PastAnswer } from "./hour-model.ts";
import type { MarksOf } from "./past.ts";
import { tellFit } from "./tell-fit.ts";

const asked: AskedYear[] = [2001, 2003, 2005, 2007, 2009, 2011].map((year) => ({ id: `${year}-move`, year, age: year - 1980, kind: "move" }));
const own = [1, 1, 1, 1, 0, 0];
const say = (answers: string): PastAnswer[] => [...answers].map((letter) => (letter === "r" ? "right" : letter === "w" ? "wrong" : "unsure"));
const marking =
  (...years: number[]): MarksOf =>
  (year) =>
    years.includes(year) ? [{ kind: "move", weight: 1, rule: "any", values: {} }] : [];
const many = (marks: MarksOf, count: number): MarksOf[] => Array<MarksOf>(count).fill(marks);

test("all marked years right and both controls wrong comes one time in fifteen by chance", () => {
  const fit = tellFit(asked, own, say("rrrrww"), []);
  expect(fit).toEqual({ marked: { right: 4, of: 4 }, control: { right: 0, of: 2 }, peers: null, deals: { of: 15, asWell: 1 } });
});

test("who answers every year alike is told so: there is one way to deal that", () => {
  expect(tellFit(asked, own, say("rrrrrr"), [])!.deals).toEqual({ of: 1, asWell: 1 });
});

test("other charts count where they too mark two to four of the six; one that marks none or all is no measure", () => {
  const peers = [
    ...many(marking(2001, 2003, 2005, 2007), 60),
    ...many(marking(2009, 2011), 60),
    ...many(marking(), 40),
    ...many(marking(2001), 40),
    ...many(marking(2001, 2003, 2005, 2007, 2009, 2011), 40),
  ];
  expect(tellFit(asked, own, say("rrrrww"), peers)!.peers).toEqual({ of: 120, asWell: 60 });
});

test("too few charts are no measure, and too few answers none at all", () => {
  expect(tellFit(asked, own, say("rrrrww"), many(marking(2001, 2003, 2005), 99))!.peers).toBeNull();
  expect(tellFit(asked, own, say("ruuuww"), [])).toBeNull();
  expect(tellFit(asked, own, say("rrrruu"), [])).toBeNull();
});
