import { type ComponentType, type ReactNode, useEffect, useState } from "react";

export interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  /** One or two sentences under the title; read out when the dialog opens. */
  description?: string;
  closeLabel: string;
  /** A wide one holds tables. */
  isWide?: boolean;
  className?: string;
  /** Before the title: a way back. After it: a link to what stands beside it. */
  lead?: ReactNode;
  beside?: ReactNode;
  /** What takes the focus as it opens; left out or true: the first that can. */
  initialFocus?: (openedBy: string) => HTMLElement | boolean;
  children?: ReactNode;
  /** The row of buttons at the foot, the primary one last. */
  actions?: ReactNode;
}

const load = () => import("./dialog-window.tsx");

/** A dialog; a sheet from the bottom at 480 px and below. Its code comes with the first one opened; where it does not come the dialog closes. */
export const Dialog = (props: DialogProps) => {
  const { isOpen, onClose } = props;
  const [Window, setWindow] = useState<ComponentType<DialogProps> | null>(null);
  useEffect(() => {
    if (!isOpen || Window) return;
    let isGone = false;
    load().then(
      (loaded) => isGone || setWindow(() => loaded.default),
      () => isGone || onClose(),
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, Window, onClose]);
  return Window ? <Window {...props} /> : null;
};
