import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useDismiss } from '../use-dismiss.ts';
import styles from './menu-button.module.css';

export interface MenuItem {
  label: string;
  icon: ReactNode;
  /** Stays in the list, read as unavailable. */
  disabled?: boolean;
  onSelect: () => void;
}

/** A quiet button (⋯) with a menu of further actions: arrows, Home and End walk it, Esc and Tab close it. */
export function MenuButton({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [isOpen, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
    button.current?.focus();
  };
  const root = useDismiss<HTMLDivElement>(isOpen, { onEscape: leave, onOutside: () => setOpen(false) });
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen, root]);

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[next % all.length]?.focus();
  };
  return (
    <div className={styles.root} ref={root} data-print="never">
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Ellipsis size={18} aria-hidden />
        <span className="sr">{label}</span>
      </button>
      {isOpen && (
        <div role="menu" id={menuId} aria-label={label} className={styles.menu} tabIndex={-1} onKeyDown={walk}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={item.disabled || undefined}
              onClick={() => {
                if (item.disabled) return;
                leave();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
