import { type RefObject, useRef } from "react";
import { Icon } from "../../../../../ui/icon/icon.tsx";
import { getModel } from "../../../../kernel/session.ts";
import { usePictureWords } from "./use-picture-words.ts";

interface PictureButtonProps {
  button: RefObject<HTMLButtonElement | null>;
  onPick(file: File): void;
  onBasic(): void;
}

/** Opens the device's own choice of pictures, on a phone its camera too; on Basic it says what it needs. */
export const PictureButton = ({ button, onPick, onBasic }: PictureButtonProps) => {
  const words = usePictureWords();
  const files = useRef<HTMLInputElement>(null);
  const open = () => (getModel() === "4" ? files.current?.click() : onBasic());
  return (
    <>
      <button ref={button} type="button" className="ib picture-button" aria-label={words.pick} title={words.pick} onClick={open}>
        <Icon name="image" />
      </button>
      <input
        ref={files}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onPick(file);
          // The same file again is a choice too.
          currentTarget.value = "";
        }}
      />
    </>
  );
};
