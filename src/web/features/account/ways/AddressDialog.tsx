import { useState } from "react";
import { sendIdentityCode } from "../../../../shared/contract/credentials.ts";
import { errors } from "../../../../shared/errors.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { callApi } from "../../../kernel/api-client.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { CodeField } from "../proof/CodeField.tsx";
import { useWords } from "../use-words.ts";

interface AddressDialogProps {
  kind: "email" | "phone";
  title: string;
  /** What the server said of the address that was given. */
  problem: string | null;
  onNext(given: { address: string; verifyCode: string }): void;
  onClose(): void;
}

const codeDigits = 6;
const looksRight = { email: /^[^\s@]+@[^\s@]+$/, phone: /^\+?[\d\s()-]{5,20}$/ };

/** The new address, and the code that was sent there. */
export const AddressDialog = ({ kind, title, problem, onNext, onClose }: AddressDialogProps) => {
  const words = useWords();
  const [address, setAddress] = useState("");
  const [code, setCode] = useState("");
  const [wrong, setWrong] = useState<string | null>(problem);
  const isRight = looksRight[kind].test(address.trim());
  const fail = (error: unknown) => {
    const isMalformed = error instanceof ApiFailure && (error.code === errors.invalidParameters.code || error.code === errors.invalidPhone.code);
    setWrong(isMalformed ? words.badAddress[kind] : error instanceof Error && error.message ? error.message : words.notDone);
  };
  const isReady = isRight && code.length === codeDigits;
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={words.close}>
      <form
        className="proof"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) onNext({ address: address.trim(), verifyCode: code });
        }}
      >
        <TextField
          label={words.address[kind]}
          value={address}
          onChange={(text) => {
            setAddress(text);
            setWrong(null);
          }}
          problem={wrong}
          type={kind === "email" ? "email" : "tel"}
          autoComplete={kind === "email" ? "email" : "tel"}
          maxLength={254}
          {...(kind === "phone" && { aside: words.phoneAside })}
        />
        <CodeField
          value={code}
          onChange={setCode}
          problem={null}
          isDisabled={!isRight}
          send={() => callApi(sendIdentityCode, { address: address.trim() })}
          to={address.trim()}
          onFailure={fail}
        />
        <div className="dialog-acts">
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className={isReady ? "btn is-primary" : "btn"} disabled={!isReady}>
            {words.next}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
