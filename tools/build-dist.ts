import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";

/** What is published is plain JavaScript: the server, the command line and the engines, emitted file by file into `dist/`. */
const { status } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.dist.json"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
cpSync("src/server/migrations", "dist/server/migrations", { recursive: true });
