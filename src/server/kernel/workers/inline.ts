import type { Workers, WorkTable } from "./port.ts";

/** Does the work where it is asked for, on copies as a thread would: for one caller at a time. */
export const createInlineWorkers = (works: WorkTable): Workers => ({
  async run(work, request) {
    const does = works[work] as ((request: unknown) => unknown) | undefined;
    if (!does) throw new Error(`no such work: ${work}`);
    return structuredClone(await does(structuredClone(request)));
  },
  async close() {},
});
