import type { FeatureNames } from "./feature-names.ts";

const toContract = ({ folder, type }: FeatureNames): string => `import * as z from "zod/mini";
import { clientId } from "../ids.ts";
import { call } from "./call.ts";

export const list${type} = call({
  method: "GET",
  path: "/api/${folder}",
  summary: "What the caller has added",
  who: "person",
  request: z.looseObject({}),
  answer: z.object({ list: z.array(z.object({ id: z.string() })) }),
});

export const add${type} = call({
  method: "POST",
  path: "/api/${folder}/add",
  summary: "Add one; the same id twice is one",
  who: "person",
  request: z.object({ id: clientId }),
  answer: z.looseObject({}),
});
`;

const toIndex = ({ type }: FeatureNames): string => `export { mount${type} } from "./routes.ts";
`;

const toRoutes = ({ folder, type }: FeatureNames): string => `import * as contract from "../../../shared/contract/${folder}.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { add${type}, read${type} } from "./service.ts";

export const mount${type} = (kernel: Kernel, { serve }: Routes): void => {
  const { db } = kernel.database;

  serve(contract.list${type}, { limit: "240/minute" }, async ({ person }) => ({ list: await read${type}(db, person.id) }));
  serve(contract.add${type}, { limit: "60/minute" }, ({ person, request }) => add${type}(db, person.id, request.id));
};
`;

const toTest = ({ folder, type }: FeatureNames): string => `import { expect, test } from "vitest";
import { add${type}, list${type} } from "../../../shared/contract/${folder}.ts";
import { describeServer } from "../../testing/describe-server.ts";

describeServer("${folder}", (app) => {
  test("what one adds is listed once, and to nobody else", async () => {
    const visitor = app().visitor();
    expect((await visitor.ask(add${type}, { id: "first" })).code).toBe(200);
    expect((await visitor.ask(add${type}, { id: "first" })).code).toBe(200);
    expect((await visitor.ask(list${type})).data).toEqual({ list: [{ id: "first" }] });
    expect((await app().visitor().ask(list${type})).data).toEqual({ list: [] });
  });
});
`;

/** What the feature promises: its contract, its front door, its routes, and the test that goes through all of them. */
export const toApiFiles = (names: FeatureNames) => ({
  contract: toContract(names),
  "index.ts": toIndex(names),
  "routes.ts": toRoutes(names),
  [`${names.folder}.slice.test.ts`]: toTest(names),
});
