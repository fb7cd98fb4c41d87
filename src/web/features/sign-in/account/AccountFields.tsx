import { useEffect, useState } from "react";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useWords } from "../use-words.ts";
import { Field } from "./Field.tsx";
import { type AccountHandle, loadNumbers } from "./use-account.ts";
import { toNumber } from "./validate.ts";

const useCallingCode = (country: string): string => {
  const [codes, setCodes] = useState<ReadonlyMap<string, string>>(new Map([["CN", "86"]]));
  useEffect(() => {
    loadNumbers().then(
      ({ listCallingCodes }) => setCodes(new Map(listCallingCodes().map((one) => [one.country, one.code]))),
      () => undefined,
    );
  }, []);
  return codes.get(country) ?? "";
};

const PhoneField = ({ handle, onCountry, isReached = false }: AccountFieldsProps) => {
  const words = useWords();
  const { account, change, problem, check } = handle;
  const code = useCallingCode(account.country);
  return (
    <Field
      label={words.phoneNumber}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete={isReached ? "tel" : "username"}
      value={account.number}
      onChange={(number) => change({ number: toNumber(number) })}
      onBlur={() => account.number && check()}
      problem={problem}
      lead={
        <button type="button" className="field-lead" aria-label={`${words.country}, +${code}`} onClick={onCountry}>
          +{code}
          <Icon name="down" size={14} />
        </button>
      }
    />
  );
};

interface AccountFieldsProps {
  handle: AccountHandle;
  onCountry(): void;
  /** A number that is only reached, with no password filed under it. */
  isReached?: boolean;
}

/** The field of an email or a phone number. */
export const AccountField = (props: AccountFieldsProps) => {
  const words = useWords();
  const { account, change, problem, check } = props.handle;
  if (account.kind === "phone") return <PhoneField {...props} />;
  return (
    <Field
      label={words.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username webauthn"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      placeholder={words.emailPlaceholder}
      value={account.email}
      onChange={(email) => change({ email })}
      onBlur={() => account.email && check()}
      problem={problem}
    />
  );
};
