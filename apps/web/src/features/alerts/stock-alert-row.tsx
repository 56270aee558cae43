import type { Alerts } from '@gaemi/contracts/alerts';
import type { Strength } from '@gaemi/domain/judge/judgement/judgement';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../ui/class-names.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { SegmentedChoice } from '../../ui/tabs/segmented-choice.tsx';
import { previewQuery } from './alert-queries.ts';
import styles from './stock-alerts.module.css';

const strengths: readonly { value: Strength; text: string }[] = [
  { value: 1, text: '모두' },
  { value: 2, text: '보통 이상' },
  { value: 3, text: '큰 소식만' },
];

interface Props {
  stock: Alerts['stocks'][number];
  /** True when the grade includes no further stock. */
  isFull: boolean;
  onSwitch: (on: boolean) => void;
  onStrength: (min: Strength) => void;
}

export function StockAlertRow({ stock: { code, name, on, min }, isFull, onSwitch, onStrength }: Props) {
  return (
    <li className={classNames(styles.stock, on && styles.on)}>
      <span className={styles.name}>
        {name}
        <small>{code}</small>
      </span>
      <Switch label={`${name} 알림`} on={on} onChange={onSwitch} disabled={!on && isFull} />
      {on && (
        <>
          <div className={styles.strength}>
            <SegmentedChoice label={`${name}, 알림 기준`} choices={strengths} chosen={min} onChange={onStrength} />
          </div>
          <Preview code={code} min={min} />
        </>
      )}
    </li>
  );
}

/** On which of the last 30 days the strength would have alerted, each event by itself: an alert may have several. Nothing where no events are held. */
function Preview({ code, min }: { code: string; min: Strength }) {
  const { data } = useQuery(previewQuery({ code, min }));
  if (data == null) return null;
  return (
    <p className={styles.preview}>
      <span>
        지난 30일 기준으로 {data.count > 0 && '많아야 '}
        <b>{data.count}번</b> 왔을 거예요
      </span>
      <span className={styles.days} aria-hidden="true">
        {data.days.map((alerted, day) => (
          <i key={day} data-alerted={alerted || undefined} />
        ))}
      </span>
    </p>
  );
}
