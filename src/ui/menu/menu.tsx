import { type ComponentType, type ReactNode, useState } from "react";
import type { IconName } from "../icon/icon.tsx";

export interface MenuItem {
  label: string;
  icon?: IconName | ReactNode;
  onSelect(): void;
  /** Said in cinnabar: it takes something away. */
  isGrave?: boolean;
  isChecked?: boolean;
}
export interface MenuProps {
  /** What the button opens, for those who do not see its icon. */
  label: string;
  trigger: ReactNode;
  items: MenuItem[];
  className?: string;
  align?: "start" | "end";
  side?: "top" | "bottom";
}

const load = () => import("./menu-popup.tsx");
const fetchAhead = (): void => void load().catch(() => undefined);

/** A button with a menu. The menu's code comes with the first one opened; where it does not come the button stays, to be pressed again. */
export const Menu = (props: MenuProps) => {
  const [Popup, setPopup] = useState<ComponentType<MenuProps> | null>(null);
  if (Popup) return <Popup {...props} />;
  const open = (): void =>
    void load().then(
      (loaded) => setPopup(() => loaded.default),
      () => undefined,
    );
  return (
    <button
      type="button"
      className={props.className ?? "ib"}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={open}
    >
      {props.trigger}
    </button>
  );
};
