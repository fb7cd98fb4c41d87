import { useEffect, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import { hideToast, type Toast, useToasts } from "./toast.ts";
import "./toast.css";

const ToastLine = ({ toast, closeLabel }: { toast: Toast; closeLabel: string }) => {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld && !toast.isFirm) return;
    const timer = setTimeout(() => hideToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  const hold = (held: boolean) => () => setHeld(held);
  return (
    <li className="toast" onPointerEnter={hold(true)} onPointerLeave={hold(false)} onFocus={hold(true)} onBlur={hold(false)}>
      <span>{toast.text}</span>
      {toast.action ? (
        <button
          type="button"
          className="toast-act"
          onClick={() => {
            hideToast(toast.id);
            toast.action?.act();
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button type="button" className="ib" aria-label={closeLabel} onClick={() => hideToast(toast.id)}>
        <Icon name="close" size={18} />
      </button>
    </li>
  );
};

/** Where toasts appear; once a page. */
export const Toaster = ({ closeLabel }: { closeLabel: string }) => (
  <div role="status" aria-live="polite">
    <ul className="toasts">
      {useToasts().map((toast) => (
        <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </ul>
  </div>
);
