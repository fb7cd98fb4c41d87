import { useState } from "react";
import { useWords } from "../use-words.ts";
import { Field, type FieldProps } from "./Field.tsx";

interface PasswordInputProps extends Omit<FieldProps, "type" | "act"> {
  /** The first of two has the switch for both. */
  isShown?: boolean;
}

/** A password, which one may look at. */
export const PasswordInput = ({ isShown: isShownWith, ...field }: PasswordInputProps) => {
  const words = useWords();
  const [isOwnShown, setShown] = useState(false);
  const isShown = isShownWith ?? isOwnShown;
  return (
    <Field
      placeholder={words.passwordPlaceholder}
      {...field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      act={
        isShownWith === undefined ? (
          <button type="button" className="field-act" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? words.hide : words.show}
          </button>
        ) : null
      }
    />
  );
};
