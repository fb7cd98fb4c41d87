import { type RefObject, useEffect, useRef, useState } from "react";

const findPicture = (data: DataTransfer | null): File | undefined => [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
const carriesFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes("Files") ?? false;

/** Takes a picture that is pasted into the form around an element, or dropped on it. @returns whether one hovers over it */
export const useIncoming = (inside: RefObject<HTMLElement | null>, take: (file: File) => void): boolean => {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    const receive = (event: Event, data: DataTransfer | null) => {
      const file = findPicture(data);
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    const paste = (event: ClipboardEvent) => receive(event, event.clipboardData);
    const over = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && form.contains(event.relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      // A file of another kind is not opened in the page's place either.
      if (carriesFile(event)) event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) latest.current(file);
    };
    form.addEventListener("paste", paste);
    form.addEventListener("dragover", over);
    form.addEventListener("dragleave", leave);
    form.addEventListener("drop", drop);
    return () => {
      form.removeEventListener("paste", paste);
      form.removeEventListener("dragover", over);
      form.removeEventListener("dragleave", leave);
      form.removeEventListener("drop", drop);
    };
  }, [inside]);
  return isOver;
};
