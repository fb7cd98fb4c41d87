import { expect, test } from "vitest";
import { addEntry, addImport } from "./edit-list.ts";

test("an entry joins a list on one line", () => {
  expect(addEntry("export const all: Record<string, Topic> = { ask, tarot };\n", "all", "dream")).toBe(
    "export const all: Record<string, Topic> = { ask, tarot, dream };\n",
  );
  expect(addEntry('export const ids = ["ask"] as const satisfies Id[];\n', "ids", '"dream"')).toBe(
    'export const ids = ["ask", "dream"] as const satisfies Id[];\n',
  );
});

test("an entry gets a line of its own where the others have one", () => {
  expect(addEntry('export const ids = [\n  "ask",\n  "tarot",\n] as const;\n', "ids", '"dream"')).toBe(
    'export const ids = [\n  "ask",\n  "tarot",\n  "dream",\n] as const;\n',
  );
});

test("braces in a list's type are not taken for the list", () => {
  const text = "export const cards: Record<Id, () => Promise<{ Card: Type; toCaption: Words }>> = {\n  tarot: () => load({ eager: false }),\n};\n";
  expect(addEntry(text, "cards", "dream: load")).toBe(text.replace("\n};", "\n  dream: load,\n};"));
});

test("the named list takes the entry, its neighbours stay", () => {
  expect(addEntry("export const one = [1];\nexport const two = [2];\n", "two", "3")).toBe("export const one = [1];\nexport const two = [2, 3];\n");
});

test("a list that is not there takes nothing", () => {
  expect(() => addEntry("export const others = [1];\n", "other", "2")).toThrow("no list called other");
});

test("an import stands after the last one, also after one of several lines", () => {
  const text = 'import { a } from "./a.ts";\nimport {\n  b,\n  c,\n} from "./b.ts";\n\nexport const d = a;\n';
  expect(addImport(text, 'import { e } from "./e.ts";')).toBe(text.replace('"./b.ts";\n', '"./b.ts";\nimport { e } from "./e.ts";\n'));
  expect(() => addImport("export const d = 1;\n", "import x;")).toThrow("no import");
});
