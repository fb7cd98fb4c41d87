import { spawnSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { displayWords, toHan, toldWords } from "../src/web/features/landing/fonts/display-words.ts";

/**
 * Cuts the front page's serif from Noto Serif CJK SC (SIL Open Font License 1.1): one file for the six letters of its title, one a weight for the rest.
 * Run it when a heading of the page changes: `node tools/make-landing-fonts.ts`. It wants pyftsubset (`pip install fonttools brotli`; PYFTSUBSET names another)
 * and the fonts as Debian's fonts-noto-cjk lays them (NOTO_SERIF_CJK names another folder).
 */
const pyftsubset = process.env.PYFTSUBSET ?? "pyftsubset";
const source = process.env.NOTO_SERIF_CJK ?? "/usr/share/fonts/opentype/noto";
/** Within the collections: Japanese, Korean, Simplified Chinese. */
const simplifiedChinese = 2;
const folder = join(import.meta.dirname, "../src/web/features/landing/fonts");

const cuts = [
  { name: "title", family: "Yarrow Title", weight: 700, file: "NotoSerifCJK-Bold.ttc" },
  { name: "bold", family: "Yarrow Serif", weight: 700, file: "NotoSerifCJK-Bold.ttc" },
  { name: "regular", family: "Yarrow Serif", weight: 400, file: "NotoSerifCJK-Regular.ttc" },
] as const;

const faces = cuts.map(({ name, family, weight, file }) => {
  const letters = toHan(name === "bold" ? displayWords[name] + toldWords : displayWords[name]);
  const range = [...letters].map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join(",");
  const output = join(folder, `${name}.woff2`);
  const { status, error } = spawnSync(
    pyftsubset,
    [
      join(source, file),
      `--font-number=${simplifiedChinese}`,
      `--unicodes=${range}`,
      "--layout-features=vert,vrt2",
      "--flavor=woff2",
      "--no-hinting",
      "--desubroutinize",
      `--output-file=${output}`,
    ],
    { stdio: "inherit" },
  );
  if (error || status !== 0) {
    process.stderr.write(`${error?.message ?? "pyftsubset failed"}\n`);
    process.exit(1);
  }
  process.stdout.write(`${name}: ${[...letters].length} letters, ${statSync(output).size} bytes\n`);
  return `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${range.replaceAll(",", ", ")};
}`;
});

writeFileSync(
  join(folder, "fonts.css"),
  `/* Written by tools/make-landing-fonts.ts: the letters of this page and no others, cut from Noto Serif CJK SC (SIL Open Font License 1.1, see OFL.txt). */\n${faces.join("\n")}\n`,
);
