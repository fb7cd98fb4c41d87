import "./switch.css";

interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** On or off, a stroke that moves from left to right. */
export const Switch = ({ label, isOn, onChange }: SwitchProps) => (
  <button type="button" className="switch" role="switch" aria-checked={isOn} aria-label={label} onClick={() => onChange(!isOn)} />
);
