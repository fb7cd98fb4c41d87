import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { bootScript } from "./tools/vite-boot-script.ts";
import { compressed } from "./tools/vite-compressed.ts";
import { drawnDeck } from "./tools/vite-drawn-deck.ts";
import { leftOut } from "./tools/vite-left-out.ts";
import { preloadRoute } from "./tools/vite-preload-route.ts";
import { prerendered } from "./tools/vite-prerendered.ts";

const web = resolve(import.meta.dirname, "src/web");

/** Three pages: the landing and a shared reading stand alone (no router, no Query); the app is every other route. */
export default defineConfig({
  root: web,
  plugins: [
    react(),
    leftOut(),
    bootScript(resolve(web, "boot.js")),
    preloadRoute("app.html", "features/chat/index.ts"),
    drawnDeck(resolve(import.meta.dirname, "src")),
    prerendered(resolve(web, "features/landing/prerender.tsx")),
    compressed(),
  ],
  build: {
    outDir: resolve(import.meta.dirname, "dist/web"),
    emptyOutDir: true,
    target: "es2023",
    // Fonts and pictures stay files: inlined they would be fetched whether shown or not.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Says which file came from which source; the test of the budgets reads it.
    manifest: true,
    rolldownOptions: {
      input: { index: resolve(web, "index.html"), app: resolve(web, "app.html"), share: resolve(web, "share.html") },
      // All pages share React, and a new release does not make anyone fetch it again.
      output: {
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            // Small furniture that several pages share: as a file each it weighs more in wrapping than in itself.
            { name: "furniture", test: /src\/ui\/(?:plate|folds|media|form)\/|src\/ui\/dialog\/dialog\.|src\/web\/kernel\/(?:chats-changed|opening)\.ts/ },
          ],
        },
      },
    },
  },
});
