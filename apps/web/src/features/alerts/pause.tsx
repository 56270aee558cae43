import type { AlertChangeBody, Alerts } from '@gaemi/contracts/alerts';
import { PAUSED_FOR_GOOD } from '@gaemi/domain/alerts/alert-settings';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { BellOff } from 'lucide-react';
import type { Ref } from 'react';
import { dayText } from '../../shared/seoul-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './pause.module.css';

interface Props {
  onChange: (change: AlertChangeBody) => void;
  /** The button that takes the place of the pressed one. */
  control: Ref<HTMLButtonElement>;
}

/** The server decides when a pause of some days ends: the clock of a browser may be wrong. */
const pauses: readonly { text: string; change: AlertChangeBody }[] = [
  { text: '오늘만', change: { pause_days: 1 } },
  { text: '일주일', change: { pause_days: 7 } },
  { text: '계속', change: { paused_until: PAUSED_FOR_GOOD } },
];

/** Stops everything for a while; the settings stay. */
export function PauseCard({ onChange, control }: Props) {
  return (
    <Card padded className={styles.card}>
      <h2>모두 멈추기</h2>
      <p>설정은 그대로 두고 알림만 쉬어요.</p>
      <div className={styles.choices}>
        {pauses.map(({ text, change }, at) => (
          <Button key={text} {...(at === 0 && { ref: control })} onClick={() => onChange(change)}>
            {text}
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** Says how long everything is stopped. */
export function PauseBanner({
  pausedUntil,
  onChange,
  control,
}: Props & { pausedUntil: NonNullable<Alerts['paused_until']> }) {
  return (
    <div className={styles.banner} role="status">
      <BellOff size={20} aria-hidden />
      <p>{pauseText(pausedUntil)}</p>
      <Button ref={control} onClick={() => onChange({ paused_until: null })}>
        다시 켜기
      </Button>
    </div>
  );
}

function pauseText(pausedUntil: string): string {
  if (pausedUntil === PAUSED_FOR_GOOD) return '알림을 모두 쉬고 있어요.';
  // Paused until the beginning of a day: the one before is the last.
  const last = addDays(seoulDay(new Date(pausedUntil)), -1);
  return `${dayText(last)}까지 알림을 모두 쉬고 있어요.`;
}
