import * as contract from "../../../shared/contract/share.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { createShare, getOpenShare, listShares, previewShare, readPhoto, revokeShare } from "./service.ts";

/** Strangers' reads: no browser and no network between keeps what may be withdrawn at any moment. */
const unkept = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };

export const mountShares = (kernel: Kernel, { serve }: Routes): void => {
  serve(contract.previewShare, { limit: "120/minute" }, ({ person, request, locale }) => previewShare(kernel, person, request, locale));
  serve(contract.createShare, { limit: "120/hour" }, ({ person, request, locale }) => createShare(kernel, person, request, locale));
  serve(contract.listShares, { limit: "120/minute" }, ({ person, request }) => listShares(kernel, person.id, request));
  serve(contract.revokeShare, { limit: "120/minute" }, ({ person, request }) => revokeShare(kernel, person, request.key, request.undo ?? false));
  serve(contract.getShare, { limit: "240/minute" }, async ({ request, context }) => {
    for (const [name, value] of Object.entries(unkept)) context.header(name, value);
    return (await getOpenShare(kernel, request.key)).snapshot;
  });
  serve(contract.getSharePhoto, { limit: "240/minute" }, async ({ request }) => {
    const bytes = await readPhoto(kernel, request.key, request.at);
    return new Response(new Uint8Array(bytes), { headers: { ...unkept, "content-type": "image/jpeg" } });
  });
};
