import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { useEnterChoice } from "../../../kernel/enter.ts";
import { useMessages } from "../../../kernel/locale.tsx";
import { messagesEn } from "./messages.en.ts";
import { messagesZh } from "./messages.zh.ts";
import "./help.css";

type Row = readonly [keys: readonly string[], does: string];

const Rows = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <section className="help">
    <h3>{title}</h3>
    <dl>
      {rows.map(([keys, does]) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export interface HelpSheetProps {
  isOpen: boolean;
  onClose(): void;
}

/** What the keys do. */
const HelpSheet = ({ isOpen, onClose }: HelpSheetProps) => {
  const words = useMessages({ zh: messagesZh, en: messagesEn });
  const enter = useEnterChoice();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={words.close} isWide>
      <Rows
        title={words.writing}
        rows={[
          [["Enter"], words.enter[enter]],
          [enter === "send" ? ["Shift", "Enter"] : ["Ctrl / ⌘", "Enter"], words.otherEnter[enter]],
          [["Esc"], words.escapeStop],
        ]}
      />
      <Rows
        title={words.everywhere}
        rows={[
          [["/"], words.slash],
          [["?"], words.help],
          [["Esc"], words.escape],
        ]}
      />
      <Rows
        title={words.moving}
        rows={[
          [["Tab"], words.tab],
          [["Shift", "Tab"], words.shiftTab],
          [["←", "→"], words.sideways],
          [["↑", "↓"], words.upDown],
          [["+", "−", "0"], words.zoom],
          [["1", "…", "7"], words.digits],
          [["P"], words.pin],
        ]}
      />
    </Dialog>
  );
};
export default HelpSheet;
