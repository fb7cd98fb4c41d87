import { lazy, type ReactNode, Suspense, useState } from "react";
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
const MenuPopup = lazy(load);

/** A button with a menu. The menu's code comes with the first one opened. */
export const Menu = (props: MenuProps) => {
  const [isWanted, setWanted] = useState(false);
  const button = (
    <button
      type="button"
      className={props.className ?? "ib"}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      {props.trigger}
    </button>
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <MenuPopup {...props} />
    </Suspense>
  ) : (
    button
  );
};
