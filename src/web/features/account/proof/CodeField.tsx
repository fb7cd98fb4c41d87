import { useMutation } from "@tanstack/react-query";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { useWords } from "../use-words.ts";
import { useCountdown } from "./use-countdown.ts";

interface CodeFieldProps {
  value: string;
  onChange(value: string): void;
  problem: string | null;
  isDisabled?: boolean;
  /** Sends it. @throws ApiFailure */
  send(): Promise<unknown>;
  /** Where it went, to be said. */
  to: string;
  onFailure(error: unknown): void;
}

/** Six digits, and the button that has them sent. */
export const CodeField = ({ value, onChange, problem, isDisabled, send, to, onFailure }: CodeFieldProps) => {
  const words = useWords();
  const { left, begin } = useCountdown();
  const sending = useMutation({ mutationFn: send, onSuccess: begin, onError: onFailure });
  const label = left > 0 ? words.proofResend(left) : sending.isSuccess ? words.proofAgain : words.proofSend;
  return (
    <>
      <TextField
        label={words.proofCode}
        value={value}
        onChange={(text) => onChange(text.replace(/\D/g, "").slice(0, 6))}
        problem={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        act={
          <button type="button" className="text-act" disabled={isDisabled || left > 0 || sending.isPending} onClick={() => sending.mutate()}>
            {label}
          </button>
        }
      />
      <p className="field-note" role="status">
        {sending.isSuccess ? words.proofSent(to) : ""}
      </p>
    </>
  );
};
