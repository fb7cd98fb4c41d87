import { type KeyboardEvent, type ReactNode, useId, useState } from "react";

interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs in one line; arrows move between them, as screen readers announce. */
export const RailTabs = ({ tabs }: { tabs: Tab[] }) => {
  const [open, setOpen] = useState(tabs[0]?.id);
  const prefix = useId();
  const move = (event: KeyboardEvent, at: number) => {
    const next = tabs[steps[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    setOpen(next.id);
    document.getElementById(`${prefix}tab-${next.id}`)?.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist">
        {tabs.map(({ id, label }, at) => (
          <button
            key={id}
            id={`${prefix}tab-${id}`}
            type="button"
            role="tab"
            aria-selected={open === id}
            aria-controls={`${prefix}panel-${id}`}
            tabIndex={open === id ? 0 : -1}
            onClick={() => setOpen(id)}
            onKeyDown={(event) => move(event, at)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div key={id} id={`${prefix}panel-${id}`} className="rail-panel" role="tabpanel" aria-labelledby={`${prefix}tab-${id}`} hidden={open !== id}>
          {open === id ? panel : null}
        </div>
      ))}
    </>
  );
};
