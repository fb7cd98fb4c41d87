import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { nicknameMaxLength } from "../../../../shared/constants.ts";
import type { BirthRequest } from "../../../../shared/contract/birth-request.ts";
import { type Profile, type Relationship, relationships } from "../../../../shared/contract/profiles.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Radios } from "../../../../ui/form/radios.tsx";
import { isAbort } from "../../../kernel/api-failure.ts";
import { isGrownUp } from "../../../kernel/profiles/is-grown-up.ts";
import { refreshRequests } from "../../../kernel/profiles/profiles.ts";
import { useProfileWords } from "../../../kernel/profiles/use-profile-words.ts";
import { usePerson } from "../../../kernel/session.ts";
import { makeRequest } from "../api.ts";
import { useWords } from "../use-words.ts";
import { MadeLink } from "./MadeLink.tsx";
import "../../../kernel/profiles/fields.css";
import "./ask-dialog.css";

export interface Asked {
  purpose: BirthRequest["purpose"];
  /** One that was made before, to be sent again. */
  made?: BirthRequest;
}

interface AskDialogProps {
  asked: Asked;
  list: readonly Profile[];
  onClose(): void;
}

/** Makes a link that asks somebody for their birth, and shows it to be copied or sent. */
export const AskDialog = ({ asked, list, onClose }: AskDialogProps) => {
  const { asking: words } = useWords();
  const { relations } = useProfileWords();
  const id = useId();
  const [nickname, setNickname] = useState("");
  const [kin, setKin] = useState<Relationship | "">("");
  const client = useQueryClient();
  const person = usePerson();
  const own = list.find(({ relationship }) => relationship === "self");
  const grownUp = list.filter((one) => isGrownUp(one));
  const [purpose, setPurpose] = useState(asked.purpose);
  const [asker, setAsker] = useState(own?.nickname ?? "");
  const [withId, setWithId] = useState((own && isGrownUp(own) ? own : grownUp[0])?.id ?? "");
  const [made, setMade] = useState(asked.made ?? null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: "asker" | "with" | "all"; words: string } | null>(null);

  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (asker.trim() === "") return setProblem({ field: "asker", words: words.needAsker });
    if (purpose === "marriage" && withId === "") return setProblem({ field: "with", words: words.needWith });
    setBusy(true);
    setProblem(null);
    try {
      const whom = { ...(nickname.trim() && { nickname: nickname.trim() }), ...(kin && { relationship: kin }) };
      setMade(await makeRequest({ purpose, asker: asker.trim(), ...whom, ...(purpose === "marriage" && { profileId: withId }) }));
      await refreshRequests(client, person);
    } catch (error) {
      if (!isAbort(error)) setProblem({ field: "all", words: error instanceof Error ? error.message : "" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={made ? words.made : words.title} description={made ? "" : words.lead} closeLabel={words.close}>
      {made ? (
        <MadeLink made={made} asker={asker} onDone={onClose} />
      ) : (
        <form className="ask-birth" onSubmit={(event) => void make(event)}>
          <fieldset>
            <legend>{words.purpose}</legend>
            <span className="seg">
              <Radios
                options={(["profile", "marriage"] as const).map((value) => ({ value, label: words.purposes[value] }))}
                value={purpose}
                onChange={(value) => setPurpose(value)}
              />
            </span>
          </fieldset>
          {purpose === "marriage" ? (
            grownUp.length > 0 ? (
              <p>
                <label htmlFor={`${id}with`}>{words.with}</label>
                <select id={`${id}with`} value={withId} onChange={(event) => setWithId(event.target.value)}>
                  {grownUp.map((one) => (
                    <option key={one.id} value={one.id}>
                      {one.nickname}
                    </option>
                  ))}
                </select>
              </p>
            ) : (
              <p className={problem?.field === "with" ? "field-problem" : "ask-birth-note"}>{words.needWith}</p>
            )
          ) : null}
          <div className="ask-birth-who">
            <p>
              <label htmlFor={`${id}who`}>{words.who}</label>
              <input id={`${id}who`} value={nickname} autoComplete="off" placeholder={words.whoHint} onChange={(event) => setNickname(event.target.value)} />
            </p>
            <p>
              <label htmlFor={`${id}kin`}>{words.kin}</label>
              <select id={`${id}kin`} value={kin} onChange={(event) => setKin(event.target.value as Relationship | "")}>
                <option value="">{words.kinOpen}</option>
                {relationships
                  .filter((one) => one !== "self")
                  .map((one) => (
                    <option key={one} value={one}>
                      {relations[one]}
                    </option>
                  ))}
              </select>
            </p>
          </div>
          <p>
            <label htmlFor={`${id}asker`}>{words.asker}</label>
            <input
              id={`${id}asker`}
              value={asker}
              maxLength={nicknameMaxLength * 4}
              autoComplete="nickname"
              placeholder={words.askerHint}
              aria-invalid={problem?.field === "asker"}
              aria-describedby={problem ? `${id}problem` : undefined}
              onChange={(event) => setAsker(event.target.value)}
            />
          </p>
          {problem && problem.field !== "with" ? (
            <p className="field-problem" id={`${id}problem`} role="alert">
              {problem.words}
            </p>
          ) : null}
          <div className="dialog-acts">
            <button type="submit" className="btn is-primary" disabled={isBusy || (purpose === "marriage" && grownUp.length === 0)} aria-busy={isBusy}>
              {isBusy ? words.making : words.make}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
};
