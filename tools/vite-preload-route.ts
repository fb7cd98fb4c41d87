import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

/**
 * Lets a page fetch the route that most visits need beside its entry, instead of after it.
 * @param page the html file, @param source the route's module, as its lazy import names it
 */
export const preloadRoute = (page: string, source: string): Plugin => ({
  name: "yarrow:preload-route",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { filename, bundle }) {
      if (!filename.endsWith(page) || !bundle) return;
      const chunks = Object.values(bundle).filter((one): one is Rolldown.OutputChunk => one.type === "chunk");
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const route = chunks.find(({ moduleIds, isDynamicEntry }) => isDynamicEntry && moduleIds.some((id) => id.endsWith(source)));
      if (!route) throw new Error(`no chunk holds ${source}`);
      const wanted = new Set<string>();
      const collect = (chunk: Rolldown.OutputChunk): void => {
        if (wanted.has(chunk.fileName)) return;
        wanted.add(chunk.fileName);
        for (const name of chunk.imports) {
          const next = byName.get(name);
          if (next) collect(next);
        }
      };
      collect(route);
      const styles = [...wanted].flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])]);
      const tags: HtmlTagDescriptor[] = [
        ...[...wanted].map((name) => ({ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `/${name}` }, injectTo: "head" as const })),
        ...styles.map((name) => ({ tag: "link", attrs: { rel: "stylesheet", crossorigin: true, href: `/${name}` }, injectTo: "head" as const })),
      ];
      return tags.filter(({ attrs }) => !html.includes(String(attrs!.href)));
    },
  },
});
