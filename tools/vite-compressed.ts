import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** `drawings/` is the server's own (`vite-drawn-deck.ts`). */
const isText = (fileName: string): boolean => /\.(js|css|html|svg|json|webmanifest|txt)$/.test(fileName) && !fileName.startsWith("drawings/");

/** Writes .br and .gz beside each text file, so that the server compresses nothing while someone waits. */
export const compressed = (): Plugin => ({
  name: "yarrow:compressed",
  apply: "build",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!isText(file.fileName)) continue;
        const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
        // A header block costs more than it saves below a kilobyte.
        if (source.length < 1024) continue;
        this.emitFile({ type: "asset", fileName: `${file.fileName}.gz`, source: gzipSync(source, { level: 9 }) });
        this.emitFile({
          type: "asset",
          fileName: `${file.fileName}.br`,
          source: brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
        });
      }
    },
  },
});
