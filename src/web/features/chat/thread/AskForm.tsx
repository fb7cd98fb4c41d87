import { type FormEvent, useId, useState } from "react";
import type { InputField } from "../../../../shared/contract/chat.ts";
import { useChat, useWords } from "../chat-context.ts";
import type { PartData } from "../store/telling.ts";
import { toInputs } from "./to-inputs.ts";

/** The four values a line can be thrown as; six of them stand for a hexagram, from the bottom up. */
const lineValues = ["6", "7", "8", "9"];
const linePlaces = [0, 1, 2, 3, 4, 5];

const LinesControl = ({ id, label, value, onChange }: { id: string; label: string; value: string; onChange(value: string): void }) => {
  const lines = linePlaces.map((at) => (value[at] ?? "").trim());
  const put = (at: number, line: string) =>
    onChange(
      lines
        .with(at, line)
        .map((one) => one || " ")
        .join(""),
    );
  return (
    <span className="lines">
      {linePlaces.map((at) => (
        <select
          key={at}
          id={at === 0 ? id : undefined}
          aria-label={`${label} ${at + 1}`}
          value={lines[at]}
          required
          onChange={(event) => put(at, event.target.value)}
        >
          <option value="">{at + 1}</option>
          {lineValues.map((line) => (
            <option key={line}>{line}</option>
          ))}
        </select>
      ))}
    </span>
  );
};

const inputTypes: Partial<Record<InputField["kind"], string>> = { date: "date", time: "time", number: "number" };

const Control = ({ field, id, value, onChange }: { field: InputField; id: string; value: string; onChange(value: string): void }) => {
  const { locale } = useChat();
  const words = useWords();
  if (field.kind === "lines") return <LinesControl id={id} label={field.label[locale]} value={value} onChange={onChange} />;
  if (field.options)
    return (
      <select id={id} value={value} required onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.choose}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label[locale]}
          </option>
        ))}
      </select>
    );
  if (field.kind === "textarea") return <textarea id={id} rows={2} value={value} required onChange={(event) => onChange(event.target.value)} />;
  return <input id={id} type={inputTypes[field.kind] ?? "text"} value={value} required onChange={(event) => onChange(event.target.value)} />;
};

/** The fields a topic still needs, as a small form in the thread. */
export const AskForm = ({ data, isOpen }: { data: PartData<"data-ask">; isOpen: boolean }) => {
  const words = useWords();
  const { ask, locale } = useChat();
  const formId = useId();
  const fields = data.fields as InputField[];
  const [values, setValues] = useState<Record<string, string>>({});
  if (!isOpen) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask("", toInputs(fields, values));
  };
  return (
    <form className="ask-form" aria-label={words.askTitle} onSubmit={submit}>
      {fields.map((field) => {
        const id = `${formId}-${field.name}`;
        return (
          <p key={field.name}>
            <label htmlFor={id}>{field.label[locale]}</label>
            <Control field={field} id={id} value={values[field.name] ?? ""} onChange={(value) => setValues({ ...values, [field.name]: value })} />
          </p>
        );
      })}
      <button type="submit" className="btn is-primary">
        {words.askSend}
      </button>
    </form>
  );
};
