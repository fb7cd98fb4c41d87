import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Row, Rows } from "../../../../ui/rows/rows.tsx";
import { showToast } from "../../../../ui/toast/toast.ts";
import type { User } from "../../../kernel/user.ts";
import { saveExport } from "../api.ts";
import { DeleteDialog } from "../deleting/DeleteDialog.tsx";
import type { ProofWay } from "../proof/proof-ways.ts";
import { useWords } from "../use-words.ts";

/** All of it to take along, and the way out. */
export const OwnData = ({ user, ways }: { user: User; ways: readonly ProofWay[] }) => {
  const words = useWords();
  const [isDeleting, setDeleting] = useState(false);
  const isVisitor = user.standing === "visitor";
  const take = useMutation({
    mutationFn: () => saveExport(new Date().toISOString().slice(0, 10)),
    onSuccess: () => showToast(words.exported),
    onError: (error) => showToast(error.message || words.notDone),
  });
  return (
    <Rows title={words.yours}>
      <Row label={words.export} note={words.exportNote}>
        <button type="button" className="btn" disabled={take.isPending} aria-busy={take.isPending} onClick={() => take.mutate()}>
          {take.isPending ? words.exporting : words.exportAct}
        </button>
      </Row>
      {user.deletes_at === null ? (
        <Row label={isVisitor ? words.deleteVisitor : words.delete} note={isVisitor ? words.deleteVisitorNote : words.deleteNote}>
          <button type="button" className="btn is-grave" onClick={() => setDeleting(true)}>
            {isVisitor ? words.deleteVisitorAct : words.deleteAct}
          </button>
        </Row>
      ) : null}
      {isDeleting ? <DeleteDialog isVisitor={isVisitor} ways={ways} onClose={() => setDeleting(false)} /> : null}
    </Rows>
  );
};
