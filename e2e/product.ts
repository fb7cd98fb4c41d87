import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Product {
  url: string;
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again over the same data. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Another build of the pages than dist/web. */
const webDir = process.env.E2E_WEB_DIR;

const start = (dataDir: string, settings: Record<string, string>): Promise<{ child: ChildProcess; url: string }> =>
  new Promise((resolve, reject) => {
    const own = { HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error", APP_ENV: "test", ...(webDir && { WEB_DIR: webDir }) };
    const child = spawn(process.execPath, ["--import", "./e2e/end-with-parent.ts", "src/server/main.ts"], {
      env: { ...process.env, ...own, ...settings },
      stdio: ["pipe", "pipe", "inherit"],
    });
    child.stdout.on("data", (bytes: Buffer) => {
      const url = /ready at (http:\S+)/.exec(bytes.toString())?.[1];
      if (url) resolve({ child, url: url.replace("localhost", "127.0.0.1") });
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });

const end = (child: ChildProcess, signal: NodeJS.Signals): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill(signal);
  });

/**
 * The real server as a process of its own, over a folder of its own.
 * @param furnish fills the folder before the server opens it
 */
export const startProduct = async (settings: Record<string, string> = {}, furnish?: (dataDir: string) => Promise<void>): Promise<Product> => {
  const dataDir = mkdtempSync(join(tmpdir(), "yarrow-e2e-"));
  const template = process.env.E2E_DATA_TEMPLATE;
  if (template) cpSync(template, dataDir, { recursive: true });
  await furnish?.(dataDir);
  let { child, url } = await start(dataDir, settings);
  const product: Product = {
    url,
    kill: () => end(child, "SIGKILL"),
    async restart() {
      await end(child, "SIGTERM");
      const port = new URL(product.url).port;
      ({ child, url } = await start(dataDir, { ...settings, PORT: port }));
      product.url = url;
    },
    async close() {
      await end(child, "SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return product;
};

const kept = new Map<string, Promise<Product>>();
/** The product that this worker's journeys share by its settings, from the first that asks for it to the worker's end. */
export const keepProduct = (settings: Record<string, string>): Promise<Product> => {
  const key = JSON.stringify(settings);
  const product = kept.get(key) ?? startProduct(settings);
  kept.set(key, product);
  return product;
};
