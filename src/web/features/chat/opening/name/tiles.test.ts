import { describe, expect, test } from "vitest";
import { readName, toTiles } from "./tiles.ts";

const show = (...of: Parameters<typeof toTiles>) => toTiles(...of).map(({ tiles }) => tiles.map(({ char, isNext }) => char || (isNext ? "!" : "_")).join(""));

describe("the places a name is set in", () => {
  test("are three for a Chinese name, the next one marked", () => {
    expect([show("", "read", "zh"), show("江", "read", "zh"), show("江沐阳", "read", "zh"), show("欧阳子衿", "read", "en")]).toEqual([
      ["!__"],
      ["江!_"],
      ["江沐阳"],
      ["欧阳子衿"],
    ]);
  });

  test("leave two open after the surname of a new name", () => {
    expect([show("", "new", "zh"), show("陈", "new", "en"), show("欧阳", "new", "zh")]).toEqual([["!__"], ["陈__"], ["欧阳__"]]);
  });

  test("are letters, a line a word, for a name in letters", () => {
    expect([show("Anna Schmidt", "read", "en"), show("", "read", "en")]).toEqual([
      ["ANNA", "SCHMIDT"],
      ["!___", "_______"],
    ]);
  });
});

describe("the name in the field", () => {
  test("is the whole one, its parts together, or of a new one the surname", () => {
    expect([
      readName({ name: "江沐阳" }, "read"),
      readName({ surname: "江", given: "沐阳" }, "read"),
      readName({ surname: "Schmidt", given: "Anna" }, "read"),
      readName({ surname: "陈", suggest: true }, "new"),
      readName({}, "read"),
    ]).toEqual(["江沐阳", "江沐阳", "Anna Schmidt", "陈", ""]);
  });
});
