import { lazy, type ReactNode, Suspense, useState } from "react";

export interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** One or two sentences under the title; read out when the dialog opens. */
  description?: string;
  closeLabel: string;
  children?: ReactNode;
  /** The row of buttons at the foot, the primary one last. */
  actions?: ReactNode;
}

const load = () => import("./dialog-window.tsx");
const DialogWindow = lazy(load);

/** A dialog; a sheet from the bottom at 480 px and below. Its code comes with the first one opened. */
export const Dialog = (props: DialogProps) => {
  const [isWanted, setWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setWanted(true);
  return isWanted ? (
    <Suspense>
      <DialogWindow {...props} />
    </Suspense>
  ) : null;
};
