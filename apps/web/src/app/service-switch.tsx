import { ChartCandlestick, ChartPie, Check, ChevronDown, type LucideIcon, Newspaper } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { selectService } from '../shared/session/selected-service.ts';
import type { MenuService } from './menu.ts';
import styles from './service-switch.module.css';

interface Choice {
  id: MenuService;
  name: string;
  /** On the button. */
  short: string;
  start: string;
  icon: LucideIcon;
}

const choices: readonly Choice[] = [
  { id: 'news', name: '뉴스 분석', short: '뉴스', start: '/search', icon: Newspaper },
  { id: 'mjb', name: '매집비 분석', short: '매집비', start: '/mjb', icon: ChartPie },
  { id: 'chart', name: '차트 분석', short: '차트', start: '/chart', icon: ChartCandlestick },
];

/** The first item of the menu: which service it belongs to, and the way to the others. */
export function ServiceSwitch({ current }: { current: MenuService }) {
  const [isOpen, setOpen] = useState(false);
  const root = useClosing(isOpen, () => setOpen(false));
  const chosen = choices.find((choice) => choice.id === current);
  return (
    <details className={styles.switch} ref={root} open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed by mouse and keyboard of itself */}
      <summary
        className={styles.button}
        onClick={(event) => {
          // Opened by us: its content is there only while it is open.
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <ChevronDown className={styles.icon} size={18} aria-hidden />
        <span>
          {chosen?.short}
          <span className="sr"> 서비스 바꾸기</span>
        </span>
      </summary>
      {isOpen && (
        <ul className={styles.list}>
          {choices.map(({ id: service, name, start, icon: Icon }) => (
            <li key={service}>
              <Link
                to={start}
                aria-current={service === current ? 'true' : undefined}
                onClick={() => {
                  if (service !== 'chart') selectService(service);
                  setOpen(false);
                }}
              >
                <Icon size={18} aria-hidden />
                <span>{name}</span>
                {service === current && <Check size={18} aria-hidden />}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Closes what is open by Esc, by a press elsewhere, and when the focus goes on. */
function useClosing(isOpen: boolean, close: () => void) {
  const root = useRef<HTMLDetailsElement>(null);
  const onClose = useRef(close);
  useEffect(() => {
    onClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) onClose.current();
    };
    for (const event of ['pointerdown', 'focusin']) {
      document.addEventListener(event, elsewhere, { signal: stop.signal });
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onClose.current();
      root.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', onKey, { signal: stop.signal });
    return () => stop.abort();
  }, [isOpen]);
  return root;
}
