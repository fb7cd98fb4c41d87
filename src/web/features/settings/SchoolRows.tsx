import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type SchoolName, type Schools, type Settings, schoolNames, schoolOptions, updateUser } from "../../../shared/contract/people.ts";
import { RadioRow } from "../../../ui/form/radios.tsx";
import { Row, Rows } from "../../../ui/rows/rows.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { callApi } from "../../kernel/api-client.ts";
import { usePerson } from "../../kernel/session.ts";
import { type User, user, userKey } from "../../kernel/user.ts";
import type { SettingsMessages } from "./messages.zh.ts";

/** More ways than these stand in a list. */
const mostInRow = 2;

interface SchoolProps {
  name: SchoolName;
  words: SettingsMessages["schools"][SchoolName];
  /** undefined: not known yet. */
  value: string | undefined;
  onChange(value: string): void;
}

const School = ({ name, words, value, onChange }: SchoolProps) => {
  const options = schoolOptions[name].map((option) => ({ value: option as string, label: (words.options as Record<string, string>)[option]! }));
  return (
    <Row label={words.label} note={words.note}>
      {options.length > mostInRow ? (
        <select aria-label={words.label} value={value ?? ""} onChange={({ target }) => onChange(target.value)}>
          {value === undefined ? <option value="" /> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <RadioRow look="seg" title={words.label} options={options} value={value ?? null} onChange={onChange} />
      )}
    </Row>
  );
};

/** Which school all one's casts go by; kept with the person. */
export const SchoolRows = ({ words }: { words: SettingsMessages }) => {
  const person = usePerson();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(user(person));
  const show = (settings: Settings) => client.setQueryData<User>(userKey(person), (now) => now && { ...now, settings });
  const { mutate } = useMutation({
    mutationFn: (settings: Settings) => callApi(updateUser, { settings }),
    onMutate: show,
    onError: () => {
      showToast(words.failed);
      void refetch();
    },
  });
  const choose = (name: SchoolName, value: string): void => {
    if (data) mutate({ ...data.settings, schools: { ...data.settings.schools, [name]: value } as Schools });
  };
  if (isError && !data)
    return (
      <Rows title={words.casting}>
        <Row label={words.schoolsFailed}>
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.retry}
          </button>
        </Row>
      </Rows>
    );
  return (
    <Rows title={words.casting}>
      {schoolNames.map((name) => (
        <School
          key={name}
          name={name}
          words={words.schools[name]}
          value={data && (data.settings.schools?.[name] ?? schoolOptions[name][0])}
          onChange={(value) => choose(name, value)}
        />
      ))}
      <p className="rows-note">{words.castingNote}</p>
    </Rows>
  );
};
