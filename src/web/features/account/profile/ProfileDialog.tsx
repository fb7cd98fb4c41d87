import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { nicknameMaxLength } from "../../../../shared/constants.ts";
import { updateUser } from "../../../../shared/contract/people.ts";
import { errors } from "../../../../shared/errors.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { TextField } from "../../../../ui/form/text-field.tsx";
import { callApi } from "../../../kernel/api-client.ts";
import { ApiFailure } from "../../../kernel/api-failure.ts";
import { uploadAvatar } from "../../../kernel/avatar/avatar.ts";
import type { User } from "../../../kernel/user.ts";
import { Avatar } from "../parts/Avatar.tsx";
import { useWords } from "../use-words.ts";
import { useChanged } from "../ways/use-changed.ts";
import { CropBox } from "./CropBox.tsx";
import { usePicture } from "./use-picture.ts";

/** A nickname, and a picture cut to a square before it is sent. */
export const ProfileDialog = ({ user, onClose }: { user: User; onClose(): void }) => {
  const words = useWords();
  const changed = useChanged();
  const file = useRef<HTMLInputElement>(null);
  const [nickname, setNickname] = useState(user.nickname);
  const [isBare, setBare] = useState(user.avatar === null);
  const { chosen, crop, setCrop, problem, choose, cut } = usePicture();
  const length = [...nickname.trim()].length;
  const isWrong = length > nicknameMaxLength || (length === 0 && user.nickname !== "");
  const saving = useMutation({
    mutationFn: async () => {
      const picture = await cut();
      const avatar = picture ? await uploadAvatar(picture) : isBare ? null : user.avatar;
      await callApi(updateUser, { ...(length > 0 && { nickname: nickname.trim() }), ...(avatar !== user.avatar && { avatar }) });
    },
    onSuccess: () => {
      onClose();
      changed(words.saved);
    },
  });
  const isRefused = saving.error instanceof ApiFailure && saving.error.code === errors.invalidNickname.code;
  return (
    <Dialog isOpen onClose={onClose} title={words.profileTitle} closeLabel={words.close}>
      <form
        className="proof"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isWrong) saving.mutate();
        }}
      >
        {chosen ? <CropBox {...chosen} crop={crop} onChange={setCrop} /> : null}
        <div className="avatar-line">
          {chosen ? null : <Avatar user={isBare ? { ...user, avatar: null } : user} />}
          <input
            ref={file}
            className="vh"
            type="file"
            tabIndex={-1}
            aria-label={words.avatar}
            accept="image/png,image/jpeg"
            onChange={({ target }) => {
              const [picture] = target.files ?? [];
              if (picture) void choose(picture);
              target.value = "";
            }}
          />
          <button type="button" className="btn" onClick={() => file.current?.click()}>
            {chosen ? words.chooseOther : words.choose}
          </button>
          {user.avatar !== null && !chosen && !isBare ? (
            <button type="button" className="link" onClick={() => setBare(true)}>
              {words.removeAvatar}
            </button>
          ) : null}
        </div>
        {problem ? (
          <p className="proof-problem" role="alert">
            {words[problem]}
          </p>
        ) : null}
        <TextField
          label={words.nickname}
          aside={words.nicknameAside(length, nicknameMaxLength)}
          value={nickname}
          onChange={setNickname}
          problem={isWrong || isRefused ? words.nicknameWrong : null}
          autoComplete="nickname"
          maxLength={40}
        />
        {saving.error && !isRefused ? (
          <p className="proof-problem" role="alert">
            {saving.error.message || words.notDone}
          </p>
        ) : null}
        <div className="dialog-acts">
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" className="btn is-primary" disabled={isWrong || saving.isPending} aria-busy={saving.isPending}>
            {words.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
