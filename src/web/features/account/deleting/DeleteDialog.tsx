import { useQueryClient } from "@tanstack/react-query";
import type { Proof } from "../../../../shared/contract/credentials.ts";
import { deleteAccount } from "../../../../shared/contract/own-data.ts";
import { showToast } from "../../../../ui/toast/toast.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { usePerson } from "../../../kernel/session.ts";
import { userKey } from "../../../kernel/user.ts";
import { sayDay } from "../parts/say-day.ts";
import { ProofDialog } from "../proof/ProofDialog.tsx";
import type { ProofWay } from "../proof/proof-ways.ts";
import { useWords } from "../use-words.ts";

interface DeleteDialogProps {
  isVisitor: boolean;
  ways: readonly ProofWay[];
  onClose(): void;
}

/** Says what goes and when, and asks once who one is. */
export const DeleteDialog = ({ isVisitor, ways, onClose }: DeleteDialogProps) => {
  const words = useWords();
  const locale = useLocale();
  const client = useQueryClient();
  const person = usePerson();
  const remove = async (proof: Proof) => {
    const { deletes_at } = await callApi(deleteAccount, isVisitor ? {} : { proof });
    showToast(words.deleteTold(sayDay(deletes_at, locale)));
  };
  return (
    <ProofDialog
      title={isVisitor ? words.deleteVisitorTitle : words.deleteTitle}
      description={words.deleteGoes}
      ways={ways}
      isFree={isVisitor}
      isGrave
      verb={isVisitor ? words.deleteVisitorGo : words.deleteGo}
      act={remove}
      onDone={() => {
        onClose();
        void client.invalidateQueries({ queryKey: userKey(person) });
      }}
      onClose={onClose}
    >
      <ul className="goes">
        {(isVisitor ? words.deleteVisitorList : words.deleteList).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="field-note">{words.deleteExport}</p>
    </ProofDialog>
  );
};
