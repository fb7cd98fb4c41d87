import { useState } from "react";
import { useWords } from "../use-words.ts";
import { Field, type FieldProps } from "./Field.tsx";

interface PasswordInputProps extends Omit<FieldProps, "type" | "act"> {
  /** Two that are written alike are shown alike, by the switch of the first. */
  shown?: { isShown: boolean; onShow?: (isShown: boolean) => void };
}

/** A password, which one may look at. */
export const PasswordInput = ({ shown, ...field }: PasswordInputProps) => {
  const words = useWords();
  const [isOwnShown, setOwnShown] = useState(false);
  const isShown = shown?.isShown ?? isOwnShown;
  const onShow = shown ? shown.onShow : setOwnShown;
  return (
    <Field
      placeholder={words.passwordPlaceholder}
      {...field}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      act={
        onShow ? (
          <button type="button" className="field-act" aria-pressed={isShown} onClick={() => onShow(!isShown)}>
            {isShown ? words.hide : words.show}
          </button>
        ) : null
      }
    />
  );
};
