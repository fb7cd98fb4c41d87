import type { TopicNames } from "./topic-names.ts";

/** Without golden cases there is nothing to hold it to, so it fails until there are some. */
const toTest = ({ constant }: TopicNames): string => `import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chanceOf } from "../../shared/chance.ts";
import { locales } from "../../shared/i18n/locale.ts";
import { hearQuestion } from "../kit/hearing/to-question.ts";
import { ${constant} } from "./topic.ts";

interface Golden {
  /** Where the case is published. */
  source: string;
  input: unknown;
  moment: string;
  /** What the source says of it, as far as it says it. */
  cast: object;
}

const folder = join(import.meta.dirname, "golden");
const cases = globSync("*.json", { cwd: folder }).map((file) => ({ file, ...(JSON.parse(readFileSync(join(folder, file), "utf8")) as Golden) }));

test("stands on golden cases, each with its published source", () => {
  expect(cases.length).toBeGreaterThan(0);
  expect(cases.filter(({ source }) => !source).map(({ file }) => file)).toEqual([]);
});

describe.each(cases)("$file", (golden) => {
  const toCast = () => ${constant}.cast(${constant}.parse(golden.input), { chance: chanceOf(new Uint8Array(32), golden.file, ""), moment: golden.moment });

  test("is cast as its source has it", () => {
    expect(toCast()).toMatchObject(golden.cast);
  });

  test.each(locales)("is told in %s, answer first, from facts of this cast alone", (locale) => {
    const cast = toCast();
    const ids = ${constant}.facts(cast).map(({ id }) => id);
    const { headline, paragraphs } = ${constant}.tell(cast, hearQuestion("", locale), { tier: "plus", variant: 0 });
    expect(headline).not.toBe("");
    expect(paragraphs.length).toBeGreaterThan(0);
    expect(paragraphs.filter(({ part, facts }) => part !== "caution" && facts.length === 0)).toEqual([]);
    expect(paragraphs.flatMap(({ facts }) => facts).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
`;

/** What it is held to: golden cases, the test over them, and where its rules come from. */
export const toProofFiles = (names: TopicNames): Record<string, string> => ({
  "golden/.gitkeep": "",
  [`${names.folder}.test.ts`]: toTest(names),
  "README.md": `# ${names.id}\n\n## Rules\n\n## Schools\n\n## Sources\n\n## What it does not do\n`,
});
