import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Profile } from "../../../../shared/contract/profiles.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { lazyOrNothing } from "../../../kernel/lazy-or-nothing.ts";
import { profiles } from "../../../kernel/profiles/profiles.ts";
import { usePerson } from "../../../kernel/session.ts";
import { usePickerWords } from "./use-picker-words.ts";
import "./from-profiles.css";

const PickerDialog = lazyOrNothing(() => import("./PickerDialog.tsx"));

interface FromProfilesProps {
  chosen: readonly { id: string; nickname: string }[];
  /** One person; or two, a woman and a man. */
  seats: 1 | 2;
  onChoose(list: readonly Profile[]): void;
  onDrop(): void;
  /** An address may bring a profile to the opening of a chat. */
  isOpening?: boolean;
}

/** Beside the fields of a birth: profiles it may be taken from, one's own first; once chosen, whose birth is used. */
export const FromProfiles = ({ chosen, seats, onChoose, onDrop, isOpening = false }: FromProfilesProps) => {
  const words = usePickerWords();
  const { data: list } = useQuery(profiles(usePerson()));
  const [isPicking, setPicking] = useState(false);
  const { search } = useLocation();
  const brought = isOpening ? new URLSearchParams(search).get("profile") : null;
  const hasTaken = useRef(false);
  useEffect(() => {
    const one = list?.find(({ id }) => id === brought);
    if (!one || hasTaken.current || seats !== 1) return;
    hasTaken.current = true;
    if (chosen.length === 0) onChoose([one]);
  }, [list, brought, seats, chosen, onChoose]);
  const own = seats === 1 ? list?.find(({ relationship }) => relationship === "self") : undefined;
  return (
    <div className="from-profiles">
      {chosen.length > 0 ? (
        <>
          <p className="from-chip">
            <span>{words.uses(chosen.map(({ nickname }) => nickname).join(words.and))}</span>
            <button type="button" className="ib" aria-label={words.drop} title={words.drop} onClick={onDrop}>
              <Icon name="close" size={16} />
            </button>
          </p>
          <button type="button" className="link" onClick={() => setPicking(true)}>
            {words.change}
          </button>
        </>
      ) : (
        <>
          {own ? (
            <button type="button" className="link" onClick={() => onChoose([own])}>
              {words.own}
            </button>
          ) : null}
          <button type="button" className="link" aria-haspopup="dialog" onClick={() => setPicking(true)}>
            {words.from}
          </button>
        </>
      )}
      {isPicking ? (
        <Suspense>
          <PickerDialog
            seats={seats}
            startIds={chosen.map(({ id }) => id)}
            onChoose={(picked) => {
              setPicking(false);
              onChoose(picked);
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
};
