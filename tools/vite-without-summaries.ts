import type { Plugin } from "vite";

const summary = /\bsummary:\s*"(?:[^"\\]|\\.)*",?/g;

/** A call's summary is for the document that describes the calls: the pages leave it out. */
export const withoutSummaries = (): Plugin => ({
  name: "yarrow:without-summaries",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/shared\/contract\/[\w-]+\.ts$/ },
    handler: (code) => ({ code: code.replace(summary, (found) => `summary: "",${"\n".repeat(found.split("\n").length - 1)}`), map: null }),
  },
});
