import type { AlertChangeBody, Alerts } from '@gaemi/contracts/alerts';
import { ALERTS_PER_DAY, BRIEFING_AT } from '@gaemi/domain/alerts/alert-settings';
import { Clock } from 'lucide-react';
import { Switch } from '../../ui/switch/switch.tsx';
import { AlertCard } from './alert-card.tsx';
import { clockText, halfHours } from './clock-text.ts';
import { QuietBar } from './quiet-bar.tsx';
import { SettingRow } from './setting-row.tsx';
import styles from './when-card.module.css';

interface Props {
  alerts: Alerts;
  onChange: (change: AlertChangeBody) => void;
}

/** Briefing, instant alerts and quiet hours. */
export function WhenCard({ alerts: { briefing, instant, quiet }, onChange }: Props) {
  const laterText = briefing.on ? '다음 브리핑' : '다음 거래일 아침';
  const setQuiet = (quiet: Partial<Alerts['quiet']>) => onChange({ quiet });
  return (
    <AlertCard title="언제 알릴까요">
      <SettingRow
        title="아침 브리핑"
        text="밤사이 생긴 일을 메일 한 통으로 묶어요. 거래일에만 보내요."
        control={
          <Switch
            label="아침 브리핑"
            on={briefing.on}
            onChange={(on) => onChange({ briefing: { on, at: BRIEFING_AT } })}
          />
        }
      >
        <p className={styles.at}>
          <Clock size={17} aria-hidden />
          <b>{clockText(BRIEFING_AT)}</b>
          장이 열리기 한 시간 전이에요
        </p>
      </SettingRow>
      <SettingRow
        title="바로 알림"
        text={`고른 기준의 소식을 생기는 대로 알려요. 하루에 ${ALERTS_PER_DAY}번까지이고, 더 생긴 일과 쉬는 날 생긴 일은 ${laterText}에 모아요.`}
        control={<Switch label="바로 알림" on={instant} onChange={(instant) => onChange({ instant })} />}
      />
      <SettingRow
        title="조용한 시간"
        text={quietText(quiet, briefing.on)}
        control={<Switch label="조용한 시간" on={quiet.on} onChange={(on) => setQuiet({ on })} />}
      >
        {quiet.on && (
          <div className={styles.times}>
            <TimeChoice label="조용한 시간의 시작" time={quiet.from} onChange={(from) => setQuiet({ from })} />
            <span aria-hidden="true">~</span>
            <TimeChoice label="조용한 시간의 끝" time={quiet.to} onChange={(to) => setQuiet({ to })} />
          </div>
        )}
        <QuietBar quiet={quiet} briefingAt={briefing.on ? BRIEFING_AT : null} />
      </SettingRow>
    </AlertCard>
  );
}

function quietText({ on, from, to }: Alerts['quiet'], hasBriefing: boolean): string {
  if (on && from === to) return '시작과 끝이 같아서 조용한 시간이 없어요. 둘 중 하나를 바꿔 주세요.';
  return hasBriefing ? '이때 생긴 일은 다음 브리핑에 모아요.' : '이때 생긴 일은 끝나는 대로 한 번에 모아 알려요.';
}

function TimeChoice({ label, time, onChange }: { label: string; time: string; onChange: (time: string) => void }) {
  return (
    <select className={styles.time} aria-label={label} value={time} onChange={({ target }) => onChange(target.value)}>
      {halfHours(time).map((choice) => (
        <option key={choice} value={choice}>
          {clockText(choice)}
        </option>
      ))}
    </select>
  );
}
