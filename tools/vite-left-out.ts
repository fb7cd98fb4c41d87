import type { Plugin } from "vite";

const summary = /\bsummary:\s*"(?:[^"\\]|\\.)*",?/g;
const displayName = /^\w+\.displayName = .*;$/gm;
const forwarded = /= (?=\w+(?:\$\d+)?\.forwardRef\()/g;

/** What pages leave out: the calls' summaries, which are for the document that describes them, and of the router what nobody uses, which is kept in only by names for developers' tools. */
export const leftOut = (): Plugin[] => [
  {
    name: "yarrow:without-summaries",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/shared\/contract\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: code.replace(summary, (found) => `summary: "",${"\n".repeat(found.split("\n").length - 1)}`), map: null }),
    },
  },
  {
    name: "yarrow:without-display-names",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.m?js$/ },
      handler: (code) => ({ code: code.replace(displayName, "").replace(forwarded, "= /* @__PURE__ */ "), map: null }),
    },
  },
];
