import { useSyncExternalStore } from "react";

export interface ToastAction {
  label: string;
  act(): void;
}
export interface ToastOptions {
  action?: ToastAction;
  /** How long it stays; 4 s without an action, 8 s with one. */
  durationMs?: number;
  /** Goes at its time even under the pointer: what it offers ends then. */
  isFirm?: boolean;
}
export interface Toast extends ToastOptions {
  id: number;
  text: string;
  durationMs: number;
}

let toasts: Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

const set = (next: Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

export const hideToast = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

/** Says something in passing; the newest three stay. @returns a function that takes it back */
export const showToast = (text: string, options: ToastOptions = {}): (() => void) => {
  const id = nextId++;
  set([...toasts, { durationMs: options.action ? 8000 : 4000, ...options, id, text }].slice(-3));
  return () => hideToast(id);
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useToasts = (): Toast[] => useSyncExternalStore(subscribe, () => toasts);
