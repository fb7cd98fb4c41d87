import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "../../e2e/browser.ts";
import { startProduct } from "../../e2e/product.ts";
import { quickly } from "../../e2e/steps/house.ts";
import { parseOptions, usage } from "./options.ts";
import { type Shot, takeSubject } from "./take.ts";
import { toIndex, toLine } from "./to-index.ts";

/**
 * The contact sheet: every topic as it opens, its figure, its reading and its details, at each width, in both languages and both lights, taken from the
 * running product into one folder, with a page of pictures a width. Printed: where things stand in each reading, and each limit that is broken.
 */
const readOptions = () => {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${usage}\n`);
    process.exit(2);
  }
};

const options = readOptions();
const product = await startProduct(quickly);
const browser = await openBrowser();
const shots: Shot[] = [];
const failed: string[] = [];
for (const { width } of options.windows) mkdirSync(join(options.folder, String(width)), { recursive: true });
try {
  for (const subject of options.subjects)
    for (const locale of options.locales)
      for (const isTouch of [true, false]) {
        const windows = options.windows.filter((window) => window.isTouch === isTouch);
        try {
          const taken = await takeSubject(browser, product.url, subject, locale, windows, options);
          for (const shot of taken.filter(({ seen }) => seen)) process.stdout.write(`${toLine(shot)}\n`);
          shots.push(...taken);
        } catch (error) {
          const line = `${subject.name}, ${locale}, ${windows.map(({ width }) => width).join(" and ")}: ${String(error).split("\n")[0]}`;
          failed.push(line);
          process.stdout.write(`✗ ${line}\n`);
        }
      }
} finally {
  await browser.close();
  await product.close();
}
for (const [width, ofWidth] of Map.groupBy(shots, ({ window }) => window.width))
  writeFileSync(join(options.folder, String(width), "index.html"), toIndex(width, ofWidth));
const broken = shots.filter((shot) => shot.broken.length > 0);
process.stdout.write(`\n${shots.length} pictures, ${broken.length} readings with something unseen, ${failed.length} failed: ${options.folder}\n`);
process.exitCode = failed.length > 0 ? 1 : 0;
