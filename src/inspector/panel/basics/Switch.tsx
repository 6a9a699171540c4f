/** @jsxImportSource react */
import type { ReactNode } from 'react';

type SwitchProps = { isOn: boolean; title?: string; onToggle: () => void; children: ReactNode };

/** Something that is on or off. Its children name it. */
export function Switch({ isOn, title, onToggle, children }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={isOn}
      title={title}
      onClick={onToggle}
    >
      <span className="track" aria-hidden="true" />
      {children}
    </button>
  );
}
