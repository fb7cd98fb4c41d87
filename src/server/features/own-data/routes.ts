import { Readable } from "node:stream";
import type { HttpBindings } from "@hono/node-server";
import * as contract from "../../../shared/contract/own-data.ts";
import { createClientAddress } from "../../kernel/client-address.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { toLocalDay } from "../../kernel/local-day.ts";
import type { Routes } from "../../kernel/routes.ts";
import { toZip } from "./exporting/to-zip.ts";
import { type CheckProof, checkProof as checkOwnProof } from "./leaving/check-proof.ts";
import { leaveSoon, stay } from "./leaving/leave.ts";
import { mergeVisitor, previewMerge } from "./merging/merge.ts";

export const mountOwnData = (kernel: Kernel, { serve }: Routes, checkProof: CheckProof = checkOwnProof): void => {
  const addressOf = createClientAddress(kernel.config.TRUST_PROXY);
  serve(contract.exportData, { limit: "6/hour" }, async ({ person }) => {
    const name = `yarrow-${toLocalDay(kernel.now(), person.timeZone)}.zip`;
    const body = Readable.toWeb(toZip(kernel, person.id)) as ReadableStream;
    return new Response(body, {
      headers: { "content-type": "application/zip", "content-disposition": `attachment; filename="${name}"`, "cache-control": "no-store" },
    });
  });
  serve(contract.deleteAccount, { limit: "20/hour" }, ({ person, request, context }) => {
    const address = addressOf((context.env as Partial<HttpBindings> | undefined)?.incoming);
    return leaveSoon(kernel, { person, proof: request.proof, address }, checkProof);
  });
  serve(contract.keepAccount, { limit: "20/hour" }, ({ person }) => stay(kernel, person));
  serve(contract.previewMerge, { limit: "60/minute" }, ({ context }) => previewMerge(kernel, context.req.raw.headers));
  serve(contract.mergeVisitor, { limit: "30/minute" }, ({ person, context }) => mergeVisitor(kernel, person, context.req.raw.headers));
};
