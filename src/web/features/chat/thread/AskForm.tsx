import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from "react";
import { choiceButtonsAtMost } from "../../../../shared/constants.ts";
import type { InputField } from "../../../../shared/contract/input-field.ts";
import { useChat, useWords } from "../chat-context.ts";
import { FromProfiles } from "../profiles/FromProfiles.tsx";
import RememberedLine from "../remembered/RememberedLine.tsx";
import type { PartData } from "../store/telling.ts";
import type { ControlHandle, ControlProps } from "./control.ts";
import { toInputs } from "./to-inputs.ts";

/** Births are forms of their own: they keep what is filled in, look it over, and are fetched when one is asked for. */
const birthControls = {
  birth: async () => (await import("./birth/BirthControl.tsx")).BirthControl,
  births: async () => (await import("./birth/BirthsControl.tsx")).BirthsControl,
};

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

const inputTypes: Partial<Record<InputField["kind"], string>> = { date: "date", time: "time", number: "number", degrees: "number" };
const degrees = { min: 0, max: 360, step: "any", inputMode: "decimal" } as const;

const Control = ({ field, id, value, onChange }: { field: InputField; id: string; value: string; onChange(value: string): void }) => {
  const { locale } = useChat();
  const words = useWords();
  if (field.kind === "lines") return <LinesControl id={id} label={field.label[locale]} value={value} onChange={onChange} />;
  if (field.options)
    return (
      <select id={id} value={value} required={field.isRequired} onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.choose}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label[locale]}
          </option>
        ))}
      </select>
    );
  if (field.kind === "textarea")
    return <textarea id={id} rows={2} value={value} required={field.isRequired} onChange={(event) => onChange(event.target.value)} />;
  const limits = field.kind === "degrees" ? degrees : {};
  return (
    <input
      id={id}
      type={inputTypes[field.kind] ?? "text"}
      {...limits}
      value={value}
      required={field.isRequired}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

type BirthKind = keyof typeof birthControls;

const BirthSlot = ({ kind, ...props }: ControlProps & { kind: BirthKind }) => {
  const words = useWords();
  const [Own, setOwn] = useState<ComponentType<ControlProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    let isGone = false;
    birthControls[kind]().then(
      (control) => isGone || setOwn(() => control),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [kind, hasFailed]);
  if (Own) return <Own {...props} />;
  return hasFailed ? (
    <p role="alert">
      {words.formFailed}
      <button type="button" className="tx" onClick={() => setFailed(false)}>
        {words.retry}
      </button>
    </p>
  ) : (
    <p aria-busy="true">{words.formLoading}</p>
  );
};

const toBirthKind = ({ kind }: InputField): BirthKind | null => (kind === "birth" || kind === "births" ? kind : null);

/** One choice and nothing else: what is tapped is sent. */
const Choices = ({ label, options, onChoose }: { label: string; options: NonNullable<InputField["options"]>; onChoose(value: string): void }) => {
  const { locale } = useChat();
  return (
    <fieldset className="ask-choices">
      <legend className="vh">{label}</legend>
      {options.map((option) => (
        <button key={option.value} type="button" className="btn" onClick={() => onChoose(option.value)}>
          {option.label[locale]}
        </button>
      ))}
    </fieldset>
  );
};

/** The fields a topic still needs, as a small form in the thread. */
const AskForm = ({ data, isOpen }: { data: PartData<"data-ask">; isOpen: boolean }) => {
  const words = useWords();
  const { ask, locale } = useChat();
  const formId = useId();
  const fields = data.fields as InputField[];
  const [values, setValues] = useState<Record<string, string>>({});
  const handles = useRef(new Map<string, ControlHandle>());
  if (!isOpen) return null;
  const [only, ...others] = fields;
  if (only?.options && only.options.length <= choiceButtonsAtMost && others.length === 0)
    return <Choices label={only.label[locale]} options={only.options} onChoose={(value) => ask("", { [only.name]: value })} />;
  const births = fields.filter(({ kind }) => kind === "birth").length;
  const seats = births === 1 || births === 2 ? births : 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given: Record<string, unknown> = {};
    for (const { name } of fields.filter(toBirthKind)) {
      const read = await handles.current.get(name)?.read();
      if (!read) return;
      given[name] = read.value;
    }
    ask("", toInputs(fields, { ...values, ...given }));
  };
  return (
    <form className="ask-form" aria-label={words.askTitle} onSubmit={(event) => void submit(event)}>
      {data.remembered ? <RememberedLine lines={null} /> : null}
      {seats === 0 ? null : (
        <FromProfiles
          chosen={[]}
          seats={seats}
          onChoose={(list) =>
            ask(
              "",
              null,
              null,
              list.map(({ id }) => id),
            )
          }
          onDrop={() => undefined}
        />
      )}
      {fields.map((field) => {
        const id = `${formId}-${field.name}`;
        const kind = toBirthKind(field);
        if (kind)
          return (
            <BirthSlot
              key={field.name}
              kind={kind}
              field={field}
              known={data.known[field.name]}
              handle={(one) => {
                if (one) handles.current.set(field.name, one);
                else handles.current.delete(field.name);
              }}
            />
          );
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
export default AskForm;
