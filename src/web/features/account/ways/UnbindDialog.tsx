import { type IdentityKind, removeIdentity } from "../../../../shared/contract/credentials.ts";
import { callApi } from "../../../kernel/api-client.ts";
import { ProofDialog } from "../proof/ProofDialog.tsx";
import type { ProofWay } from "../proof/proof-ways.ts";
import { useWords } from "../use-words.ts";
import { useChanged } from "./use-changed.ts";

interface UnbindDialogProps {
  kind: IdentityKind;
  ways: readonly ProofWay[];
  onClose(): void;
}

export const UnbindDialog = ({ kind, ways, onClose }: UnbindDialogProps) => {
  const words = useWords();
  const changed = useChanged();
  const name = words.identity[kind];
  return (
    <ProofDialog
      title={words.unbindTitle(name)}
      description={words.unbindWords(name)}
      ways={ways}
      isGrave
      verb={words.unbind}
      act={(proof) => callApi(removeIdentity, { kind, proof })}
      onDone={() => {
        onClose();
        changed(words.unbound2(name));
      }}
      onClose={onClose}
    />
  );
};
