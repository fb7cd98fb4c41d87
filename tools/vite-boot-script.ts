import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Ships a classic script that runs before the first paint: Vite bundles modules only, and the pages allow no inline script. */
export const bootScript = (path: string): Plugin => {
  let fileName = "";
  return {
    name: "yarrow:boot-script",
    buildStart() {
      const source = readFileSync(path, "utf8");
      fileName = `assets/boot-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName, source });
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { src: `/${fileName}` }, injectTo: "head-prepend" }],
  };
};
