import { Dialog as Base } from "@base-ui/react/dialog";
import { Icon } from "../icon/icon.tsx";
import type { DialogProps } from "./dialog.tsx";
import "./dialog.css";

const DialogWindow = ({
  isOpen,
  onClose,
  title,
  description,
  closeLabel,
  isWide,
  className = "",
  lead,
  beside,
  initialFocus,
  children,
  actions,
}: DialogProps) => (
  <Base.Root
    open={isOpen}
    onOpenChange={(open) => {
      if (!open) onClose();
    }}
  >
    <Base.Portal>
      <Base.Backdrop className="dialog-scrim" />
      <Base.Popup className={`dialog${isWide ? " is-wide" : ""} ${className}`} {...(initialFocus && { initialFocus })}>
        <div className="dialog-head">
          {lead}
          <Base.Title className="dialog-title">{title}</Base.Title>
          {beside}
          <Base.Close className="ib" aria-label={closeLabel}>
            <Icon name="close" />
          </Base.Close>
        </div>
        {description ? <Base.Description className="dialog-words">{description}</Base.Description> : null}
        {children}
        {actions ? <div className="dialog-acts">{actions}</div> : null}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
export default DialogWindow;
