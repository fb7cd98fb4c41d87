import react from "@vitejs/plugin-react";
import { type Plugin, runnerImport } from "vite";

const nothing = "\0nothing";
/** Markup needs no styles. */
const withoutStyles: Plugin = {
  name: "yarrow:without-styles",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".css") ? nothing : null),
  load: (id) => (id === nothing ? "export {}" : null),
};

/** A module of the pages, run while they are built. All it imports must be there when it has run: what it would fetch later cannot come any more. */
export const runPageModule = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(path, { configFile: false, logLevel: "warn", plugins: [withoutStyles, react()] })).module;
