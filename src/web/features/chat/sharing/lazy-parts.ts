import { lazy } from "react";

/** One module for all of it, fetched after the first answer. */
const load = () => import("./parts.ts");

export const SelectBar = lazy(() => load().then((parts) => ({ default: parts.SelectBar })));
export const SelectTick = lazy(() => load().then((parts) => ({ default: parts.SelectTick })));
export const ShareActions = lazy(() => load().then((parts) => ({ default: parts.ShareActions })));
export const ShareDialog = lazy(() => load().then((parts) => ({ default: parts.ShareDialog })));
