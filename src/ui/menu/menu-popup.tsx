import { Menu as Base } from "@base-ui/react/menu";
import { Icon, type IconName } from "../icon/icon.tsx";
import type { MenuItem, MenuProps } from "./menu.tsx";
import "./menu.css";

const toIcon = (icon: MenuItem["icon"]) => (typeof icon === "string" ? <Icon name={icon as IconName} size={18} /> : icon);

const MenuPopup = ({ label, trigger, items, className = "ib", align = "end", side = "bottom" }: MenuProps) => (
  <Base.Root defaultOpen modal={false}>
    <Base.Trigger className={className} aria-label={label}>
      {trigger}
    </Base.Trigger>
    <Base.Portal>
      <Base.Positioner className="menu-place" align={align} side={side} sideOffset={4}>
        <Base.Popup className="menu">
          {items.map((item) => (
            <Base.Item
              key={item.label}
              className={item.isGrave ? "menu-item is-grave" : "menu-item"}
              aria-current={item.isChecked || undefined}
              onClick={item.onSelect}
            >
              {toIcon(item.icon)}
              <span>{item.label}</span>
              {item.isChecked ? <Icon name="check" size={16} /> : null}
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
export default MenuPopup;
