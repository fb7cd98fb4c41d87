import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { uploadAvatar } from "../../../../kernel/avatar/avatar.ts";
import { useAvatar } from "../../../../kernel/avatar/use-avatar.ts";
import { FieldProblem } from "../../../../kernel/profiles/fields.tsx";
import { useWords } from "../use-words.ts";
import "./avatar.css";

const CropDialog = lazy(() => import("./CropDialog.tsx"));
/** By the specification. */
const types = ["image/png", "image/jpeg"];

interface AvatarFieldProps {
  /** The picture's id; null: none. */
  value: string | null;
  /** Its last character stands where no picture does: in a Chinese name the one that is one's own. */
  nickname: string;
  onChange(value: string | null): void;
}

/** A picture of somebody, cut square here, before it leaves the device. */
export const AvatarField = ({ value, nickname, onChange }: AvatarFieldProps) => {
  const { avatar: words } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const kept = useAvatar(value);
  const [own, setOwn] = useState<{ id: string | null; url: string } | null>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => void (own && URL.revokeObjectURL(own.url)), [own]);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    if (!types.includes(file.type)) return setProblem(words.type);
    const opened = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
    if (opened) setPicture(opened);
    else setProblem(words.unreadable);
  };
  const take = async (cut: Blob) => {
    setPicture(null);
    setBusy(true);
    try {
      const id = await uploadAvatar(cut);
      setOwn({ id, url: URL.createObjectURL(cut) });
      onChange(id);
    } catch (error) {
      setProblem((error instanceof Error && error.message) || words.failed);
    } finally {
      setBusy(false);
    }
  };
  const shown = value === null ? null : own?.id === value ? own.url : kept;
  const letter = [...nickname.trim()];
  const initial = (/\p{Script=Han}/u.test(nickname) ? letter.at(-1) : letter[0]) ?? "";
  return (
    <div className="avatar-field">
      <span className="avatar" aria-hidden="true">
        {shown ? <img src={shown} alt="" /> : initial || <CameraMark />}
      </span>
      <div>
        <button type="button" className="link" aria-busy={isBusy} disabled={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? words.uploading : value ? words.change : words.set}
        </button>
        {value && !isBusy ? (
          <button type="button" className="link" onClick={() => onChange(null)}>
            {words.remove}
          </button>
        ) : null}
        <small>{words.note}</small>
        <FieldProblem id="avatar-problem" words={problem} />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join()}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      {picture ? (
        <Suspense>
          <CropDialog picture={picture} onCut={(cut) => void take(cut)} onClose={() => setPicture(null)} />
        </Suspense>
      ) : null}
    </div>
  );
};

const CameraMark = () => (
  <svg className="g" viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
    <path d="M4 8H8L9.5 5.500H14.500L16 8H20V18.500H4ZM15.200 13A3.200 3.200 0 1 1 8.800 13A3.200 3.200 0 1 1 15.200 13Z" />
  </svg>
);
