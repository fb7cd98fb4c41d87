import type { Plugin } from "vite";
import { runPageModule } from "./run-page-module.ts";

interface Prerendered {
  lang: string;
  title: string;
  description: string;
  /** Names of font files, without hash and ending, to fetch at once. */
  fonts: string[];
  markup: string;
}
type Prerender = (locale: "zh" | "en") => Prerendered;

const pages = [
  ["en", "index.en.html"],
  ["zh", "index.html"],
] as const;
const toText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const fill = (html: string, locale: string, { lang, title, description, markup }: Prerendered, fontFiles: string[]): string => {
  const preloads = fontFiles.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`).join("\n  ");
  const slots: [RegExp, string][] = [
    [/<html lang="[^"]*">/, `<html lang="${lang}">`],
    [/<title>[^<]*<\/title>/, `<title>${toText(title)}</title>\n  ${preloads}`],
    [/<meta name="description" content="">/, `<meta name="description" content="${toText(description)}">`],
    [/<div id="root"><\/div>/, `<div id="root" data-locale="${locale}">${markup}</div>`],
  ];
  return slots.reduce((page, [slot, filled]) => {
    if (!slot.test(page)) throw new Error(`index.html has no ${slot.source}`);
    return page.replace(slot, () => filled);
  }, html);
};

/**
 * Writes the front page's markup into its HTML, once a language: `index.html` in Chinese, `index.en.html` in English.
 * @param path a module that exports `prerenderLanding`
 */
export const prerendered = (path: string): Plugin => ({
  name: "yarrow:prerendered",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("index.html was not built");
      const html = page.source.toString();
      const { prerenderLanding } = await runPageModule<{ prerenderLanding: Prerender }>(path);
      for (const [locale, fileName] of pages) {
        const rendered = prerenderLanding(locale);
        const fontFiles = rendered.fonts.map((name) => {
          const file = Object.keys(bundle).find((one) => one.startsWith(`assets/${name}-`) && one.endsWith(".woff2"));
          if (!file) throw new Error(`no font file ${name}`);
          return file;
        });
        const source = fill(html, locale, rendered, fontFiles);
        if (fileName === "index.html") page.source = source;
        else this.emitFile({ type: "asset", fileName, source });
      }
    },
  },
});
