import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutFaces } from "./fonts/cut.ts";
import { type Face, planFaces } from "./fonts/faces.ts";
import { toRules } from "./fonts/to-css.ts";

/**
 * Cuts the faces of readings along our own texts (docs/decisions/0021-fonts.md), and writes the rules that name them.
 * Run it when texts have letters that the cut does not hold, which a test tells: `node tools/make-fonts.ts`. It wants python3 with fonttools and brotli
 * (PYTHON names another) and Noto Serif CJK as Debian's fonts-noto-cjk lays it (NOTO_SERIF_CJK names another folder). All sources: SIL Open Font License 1.1.
 */
const folder = join(import.meta.dirname, "../src/ui/fonts");
const faces = await planFaces();
const lacking = cutFaces(faces, folder);

/** What the source lacks is left to the system, and promised by no range. */
const held = new Map(
  faces.map((face) => [face.name, { ...face, slices: face.slices.map((letters) => letters.filter((letter) => !lacking.get(face.name)?.includes(letter))) }]),
);
const get = (name: Face["name"]) => held.get(name)!;
const note = (source: string): string => `/* Written by tools/make-fonts.ts. Cut from ${source} (SIL Open Font License 1.1, see OFL.txt). */\n`;
const sheets = {
  "chinese-serif.css": `${note("Noto Serif CJK SC")}${toRules(get("bold"), "Yarrow Han", "501 900")}${toRules(get("regular"), "Yarrow Han", "100 500")}`,
  "verse.css": `${note("LXGW WenKai")}${toRules(get("verse"), "Yarrow Verse", "400")}`,
  "latin-han.css": `${note("Inter and Source Serif 4")}${toRules(get("latin-sans"), "Inter han", "100 900")}${toRules(get("latin-serif"), "Source Serif 4 han", "200 900")}`,
};
for (const [name, css] of Object.entries(sheets)) writeFileSync(join(folder, name), css);

for (const { name, slices } of faces) {
  const bytes = readdirSync(join(folder, name)).reduce((sum, file) => sum + statSync(join(folder, name, file)).size, 0);
  const letters = slices.reduce((sum, slice) => sum + slice.length, 0);
  process.stdout.write(
    `${name}: ${letters} letters in ${slices.length} files, ${bytes} bytes${lacking.get(name) ? `; not in the source: ${lacking.get(name)}` : ""}\n`,
  );
}
