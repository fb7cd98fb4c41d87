import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Profile } from "../../../../shared/contract/profiles.ts";
import { manifest } from "../../../../topics/manifest.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { Skeleton } from "../../../../ui/skeleton/skeleton.tsx";
import { paths } from "../../../app/paths.ts";
import { useLocale } from "../../../kernel/locale.tsx";
import { isGrownUp } from "../../../kernel/profiles/is-grown-up.ts";
import { profiles } from "../../../kernel/profiles/profiles.ts";
import { usePerson } from "../../../kernel/session.ts";
import { PickGroup } from "./PickGroup.tsx";
import { Seats } from "./Seats.tsx";
import { usePickerWords } from "./use-picker-words.ts";
import "./picker.css";

type Gender = Profile["gender"];
const genders: readonly Gender[] = ["female", "male"];

interface PickerDialogProps {
  seats: 1 | 2;
  startIds: readonly string[];
  onChoose(list: Profile[]): void;
  onClose(): void;
}

/** Whose birth is meant: one person, or a woman and a man who are both of age. */
const PickerDialog = ({ seats, startIds, onChoose, onClose }: PickerDialogProps) => {
  const words = usePickerWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(profiles(usePerson()));
  const isPair = seats === 2;
  const list = (data ?? []).filter((one) => !isPair || isGrownUp(one));
  const [picked, setPicked] = useState<Partial<Record<Gender | "one", string>>>({});
  const own = list.find(({ relationship }) => relationship === "self");
  const toPicked = (of: Gender): Profile | undefined => {
    const id = picked[of] ?? startIds.find((one) => list.some((profile) => profile.id === one && profile.gender === of));
    return list.find((one) => one.id === id && one.gender === of) ?? (own?.gender === of && picked[of] === undefined ? own : undefined);
  };
  const [woman, man] = isPair ? genders.map(toPicked) : [undefined, undefined];
  const single = isPair ? undefined : list.find(({ id }) => id === (picked.one ?? startIds[0]));
  const chosen = isPair ? [man, woman] : [single];
  const whole = chosen.filter((one): one is Profile => one !== undefined);
  const isWhole = whole.length === seats;
  const missing = isPair ? words.need[woman ? "male" : man ? "female" : "both"] : words.needOne;
  const isNone = data !== undefined && list.length === 0;
  return (
    <Dialog isOpen onClose={onClose} title={isPair ? words.pickTwo : words.pickOne} closeLabel={words.close} isWide>
      {isPair ? <Seats woman={woman} man={man} /> : null}
      {isPending ? (
        <div aria-busy="true">
          <span className="vh">{words.loading}</span>
          <Skeleton height="60px" />
          <Skeleton height="60px" />
        </div>
      ) : null}
      {error && !data ? (
        <p className="pick-none" role="alert">
          {words.failed}{" "}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.again}
          </button>
        </p>
      ) : null}
      {isNone ? (
        <p className="pick-none">
          <b>{words.none}</b> {words.noneWords}
        </p>
      ) : null}
      {isPair ? (
        genders.map((gender) => (
          <PickGroup
            key={gender}
            title={words.groups[gender]}
            list={list.filter((one) => one.gender === gender)}
            value={(gender === "female" ? woman : man)?.id}
            onPick={(id) => setPicked((now) => ({ ...now, [gender]: id }))}
          />
        ))
      ) : (
        <PickGroup title={words.pickOne} isTitleHidden list={list} value={single?.id} onPick={(id) => setPicked({ one: id })} />
      )}
      {isPair ? <p className="pick-note">{words.grownUp}</p> : null}
      <div className="pick-foot">
        <button type="button" className="btn" onClick={() => void navigate(paths.editProfile())}>
          {words.add}
        </button>
        <button type="button" className="btn" onClick={() => void navigate(paths.archives({ ask: isPair ? "marriage" : "profile" }))}>
          {words.byLink}
        </button>
        <button type="button" className={isWhole ? "btn is-primary" : "btn"} disabled={!isWhole} onClick={() => onChoose(whole)}>
          {isWhole ? (isPair ? (locale === "zh" ? manifest.marriage.names.zh.name : words.match) : words.use) : missing}
        </button>
      </div>
    </Dialog>
  );
};
export default PickerDialog;
