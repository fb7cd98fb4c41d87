import { useId } from "react";
import { type ModelName, modelNames } from "../../../shared/constants.ts";
import { useMessages } from "../../kernel/locale.tsx";
import { setModel, useModel } from "../../kernel/session.ts";
import { messagesEn } from "../messages.en.ts";
import { messagesZh } from "../messages.zh.ts";

/** The tiers' names, the same in both languages. */
const tiers: Record<ModelName, string> = { "3.5": "Basic", "4": "Plus" };

export const ModelSwitch = () => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const chosen = useModel();
  const group = useId();
  return (
    <fieldset className="seg">
      <legend className="vh">{words.model}</legend>
      {modelNames.map((name) => (
        <label key={name} className={name === "4" ? "plus" : undefined}>
          <input type="radio" name={group} checked={chosen === name} onChange={() => setModel(name)} />
          {tiers[name]}
        </label>
      ))}
    </fieldset>
  );
};
