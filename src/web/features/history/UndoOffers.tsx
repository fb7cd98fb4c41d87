import { useEffect } from "react";
import { readDeletions } from "./kept-deletions.ts";
import { useActions } from "./use-actions.ts";

let isOffered = false;

/** What was deleted a moment ago, before the page was opened anew, can still be had back. */
const UndoOffers = () => {
  const { offerUndo } = useActions();
  useEffect(() => {
    if (isOffered) return;
    isOffered = true;
    for (const deletion of readDeletions(Date.now())) offerUndo(deletion);
  });
  return null;
};
export default UndoOffers;
