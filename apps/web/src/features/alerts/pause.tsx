import type { Alerts } from '@gaemi/contracts/alerts';
import { PAUSED_FOR_GOOD } from '@gaemi/domain/alerts/alert-settings';
import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { BellOff } from 'lucide-react';
import { dayText } from '../../shared/seoul-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import type { Edit } from './alert-queries.ts';
import styles from './pause.module.css';

interface Props {
  onChange: (edit: Edit) => void;
}

const pauseUntil =
  (moment: string | null): Edit =>
  (now) => ({ ...now, paused_until: moment });

/** The beginning of the day in Seoul so many days from today. */
const inDays = (days: number) => startOfSeoulDay(addDays(seoulDay(new Date()), days)).toISOString();

const pauses = [
  { text: '오늘만', until: () => inDays(1) },
  { text: '일주일', until: () => inDays(7) },
  { text: '계속', until: () => PAUSED_FOR_GOOD },
] as const;

/** Stops everything for a while; the settings stay. */
export function PauseCard({ onChange }: Props) {
  return (
    <Card padded className={styles.card}>
      <h2>모두 멈추기</h2>
      <p>설정은 그대로 두고 알림만 쉬어요.</p>
      <div className={styles.choices}>
        {pauses.map(({ text, until }) => (
          <Button key={text} onClick={() => onChange(pauseUntil(until()))}>
            {text}
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** Says how long everything is stopped. */
export function PauseBanner({ pausedUntil, onChange }: Props & { pausedUntil: NonNullable<Alerts['paused_until']> }) {
  return (
    <div className={styles.banner} role="status">
      <BellOff size={20} aria-hidden />
      <p>{pauseText(pausedUntil)}</p>
      <Button onClick={() => onChange(pauseUntil(null))}>다시 켜기</Button>
    </div>
  );
}

function pauseText(pausedUntil: string): string {
  if (pausedUntil === PAUSED_FOR_GOOD) return '알림을 모두 쉬고 있어요.';
  // Paused until the beginning of a day: the one before is the last.
  const last = addDays(seoulDay(new Date(pausedUntil)), -1);
  return `${dayText(last)}까지 알림을 모두 쉬고 있어요.`;
}
