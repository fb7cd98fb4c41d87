import { afterAll, beforeAll, describe } from "vitest";
import type { Kernel } from "../kernel/kernel.ts";
import { openTestApp, type TestApp } from "./test-app.ts";
import { listTestDatabases } from "./test-database.ts";

const databases = await listTestDatabases();

/**
 * Tests of the whole server, once on each database there is.
 * @param settings made before the server opens, e.g. the address of a fake model
 * @param given parts of the kernel that stand in for its own, e.g. a clock
 */
export const describeServer = (
  name: string,
  tests: (app: () => TestApp) => void,
  settings: () => Promise<Record<string, string>> = async () => ({}),
  given: Partial<Kernel> = {},
): void => {
  describe.each(databases)(`${name} ($name)`, ({ open }) => {
    let app: TestApp;
    let dispose: () => Promise<void>;
    beforeAll(async () => {
      const database = await open();
      dispose = database.dispose;
      app = await openTestApp(database, await settings(), given);
    });
    afterAll(async () => {
      await app.close();
      await dispose();
    });
    tests(() => app);
  });
};
