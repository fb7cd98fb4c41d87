import { Readable } from "node:stream";
import * as contract from "../../../shared/contract/own-data.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { toLocalDay } from "../../kernel/local-day.ts";
import type { Routes } from "../../kernel/routes.ts";
import { recordEvent } from "../accounts/index.ts";
import { toZip } from "./exporting/to-zip.ts";
import { leaveSoon, stay } from "./leaving/leave.ts";
import { mergeVisitor, previewMerge } from "./merging/merge.ts";

export const mountOwnData = (kernel: Kernel, { serve }: Routes): void => {
  serve(contract.exportData, { limit: "6/hour" }, async ({ person, address }) => {
    await recordEvent(kernel, kernel.database.db, { kind: "export", isOk: true, subject: person.id, address });
    const name = `yarrow-${toLocalDay(kernel.now(), person.timeZone)}.zip`;
    const body = Readable.toWeb(toZip(kernel, person.id)) as ReadableStream;
    return new Response(body, {
      headers: { "content-type": "application/zip", "content-disposition": `attachment; filename="${name}"`, "cache-control": "no-store" },
    });
  });
  serve(contract.deleteAccount, { limit: "20/hour" }, ({ person, request, address }) => leaveSoon(kernel, { person, proof: request.proof, address }));
  serve(contract.keepAccount, { limit: "20/hour" }, ({ person }) => stay(kernel, person));
  serve(contract.previewMerge, { limit: "60/minute" }, ({ context }) => previewMerge(kernel, context.req.raw.headers));
  serve(contract.mergeVisitor, { limit: "30/minute" }, ({ person, context }) => mergeVisitor(kernel, person, context.req.raw.headers));
};
