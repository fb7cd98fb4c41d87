import * as contract from "../../../shared/contract/share.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Routes } from "../../kernel/routes.ts";
import { unkept } from "./page/unkept.ts";
import { createPictures } from "./picture/draw-picture.ts";
import { createShare, getOpenShare, listShares, previewShare, readPhoto, revokeShare, toUrl } from "./service.ts";

const toPng = (bytes: Uint8Array): Response => new Response(new Uint8Array(bytes), { headers: { ...unkept, "content-type": "image/png" } });

export const mountShares = (kernel: Kernel, { serve }: Routes): void => {
  const pictures = createPictures(kernel);
  serve(contract.previewShare, { limit: "120/minute" }, ({ person, request, locale }) => previewShare(kernel, person, request, locale));
  serve(contract.previewPicture, { limit: "60/minute" }, async ({ person, request, locale }) => {
    const { snapshot } = await previewShare(kernel, person, request, locale);
    return toPng(await pictures.draw(snapshot, kernel.config.publicUrl, request.isLong ? "long" : "all"));
  });
  serve(contract.createShare, { limit: "120/hour" }, ({ person, request, locale }) => createShare(kernel, person, request, locale));
  serve(contract.listShares, { limit: "120/minute" }, ({ person, request }) => listShares(kernel, person.id, request));
  serve(contract.revokeShare, { limit: "120/minute" }, ({ person, request }) => revokeShare(kernel, person, request.key, request.undo ?? false));
  serve(contract.getShare, { limit: "240/minute" }, async ({ request, context }) => {
    for (const [name, value] of Object.entries(unkept)) context.header(name, value);
    return (await getOpenShare(kernel, request.key)).snapshot;
  });
  serve(contract.getSharePicture, { limit: "240/minute" }, async ({ request: { key, all } }) => {
    const { snapshot } = await getOpenShare(kernel, key);
    return toPng(await pictures.keep(`${key} ${all ?? ""}`, () => pictures.draw(snapshot, toUrl(kernel, key), all === "1" ? "all" : "first")));
  });
  serve(contract.getSharePhoto, { limit: "240/minute" }, async ({ request }) => {
    const bytes = await readPhoto(kernel, request.key, request.at);
    return new Response(new Uint8Array(bytes), { headers: { ...unkept, "content-type": "image/jpeg" } });
  });
};
