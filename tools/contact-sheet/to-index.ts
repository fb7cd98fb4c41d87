import type { Shot } from "./take.ts";

const toSafe = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `body{margin:16px;font:13px/1.4 system-ui;background:#777;color:#fff}h2{margin:28px 0 6px}
.row{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}figure{margin:0;max-width:24%}figcaption.is-broken{color:#ffd0c8;font-weight:700}
img{display:block;max-width:100%;max-height:90vh;background:#fff}`;

/** Where things stand in a reading, in one line. */
export const toLine = ({ subject, window, locale, theme, seen, broken }: Shot): string => {
  if (!seen) return "";
  const { plate, headline, words, dock } = seen;
  const place = (px: number | undefined): string => (px === undefined ? "–" : String(Math.round(px))).padStart(4);
  const told = `plate ${place(plate)}${seen.isWide ? " wide" : ""}  headline ${place(headline?.top)} in ${headline?.lines ?? "–"}  words ${place(words?.top)} to ${place(words?.second)}  input ${place(dock)}`;
  const marks = broken.map((one) => `\n    ✗ ${one}`).join("");
  return `${broken.length > 0 ? "✗" : "✓"} ${subject.padEnd(20)} ${String(window.width).padStart(4)} ${locale} ${theme.padEnd(5)}  ${told}${marks}`;
};

/** All pictures of one width on one page: a row a subject and state, each with what is wrong in it. */
export const toIndex = (width: number, shots: readonly Shot[]): string => {
  const rows = Map.groupBy(shots, ({ subject, state }) => `${subject} · ${state}`);
  const body = [...rows].map(([name, ofRow]) => {
    const figures = ofRow.map(({ file, locale, theme, broken }) => {
      const caption = [`${locale}, ${theme}`, ...broken].map(toSafe).join("<br>");
      const mark = broken.length > 0 ? ' class="is-broken"' : "";
      return `<figure><a href="${toSafe(file)}"><img loading="lazy" src="${toSafe(file)}" alt="${toSafe(`${name}, ${locale}, ${theme}`)}"></a><figcaption${mark}>${caption}</figcaption></figure>`;
    });
    return `<h2>${toSafe(name)}</h2><div class="row">${figures.join("")}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Yarrow at ${width}</title><style>${style}</style><h1>${width} px</h1>${body.join("\n")}</html>\n`;
};
