import { ChartCandlestick, ChartPie, Check, ChevronDown, type LucideIcon, Newspaper } from 'lucide-react';
import { Link } from 'react-router-dom';
import { selectService } from '../shared/session/selected-service.ts';
import { useOpenDetails } from '../ui/use-open-details.ts';
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
  const { details, isOpen, setOpen } = useOpenDetails();
  const chosen = choices.find((choice) => choice.id === current);
  return (
    <details
      className={styles.switch}
      ref={details}
      open={isOpen}
      // The focus goes on to something else of the page.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
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
