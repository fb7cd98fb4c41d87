import * as contract from "../../../shared/contract/compare.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import type { Runs, Sender } from "../chat/index.ts";
import { createComparison, deleteComparison, listComparisons, readComparison } from "./service.ts";

export const mountCompare = (kernel: Kernel, runs: Runs, send: Sender, { serve }: Routes): void => {
  // Half of what one may say in an hour: each asks twice.
  serve(contract.createComparison, { limit: "60/hour", addressLimit: "600/hour" }, ({ person, request, locale, context }) =>
    createComparison({ kernel, runs, send, person, locale, signal: context.req.raw.signal }, request),
  );
  serve(contract.listComparisons, { limit: "240/minute" }, ({ person, request }) => listComparisons(kernel, person.id, request));
  serve(contract.getComparison, { limit: "240/minute" }, ({ person, request, locale }) => readComparison(kernel, person.id, request.id, locale));
  serve(contract.deleteComparison, { limit: "120/minute" }, ({ person, request }) => deleteComparison(kernel, person.id, request.id, request.undo ?? false));
};
