import type { Alerts, AlertTest } from '@gaemi/contracts/alerts';
import { CircleCheck, Send } from 'lucide-react';
import { ApiError } from '../../shared/api/api-error.ts';
import { longDate, timeText } from '../../shared/seoul-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { useTestAlert } from './alert-queries.ts';
import styles from './where-card.module.css';

/** Sends a test, and says where it went. */
export function TestAlert({ alerts: { mail, briefing, devices, tested_at: testedAt } }: { alerts: Alerts }) {
  const test = useTestAlert();
  const goesNowhere = !mail && !briefing.on && devices.length === 0;
  const tooSoon = test.error instanceof ApiError && test.error.code === 'TOO_MANY_REQUESTS' ? test.error : null;
  return (
    <div className={styles.test}>
      <Button look="line" block busy={test.isPending} disabled={goesNowhere} onClick={() => test.mutate()}>
        <Send size={17} aria-hidden />
        시험 알림 보내기
      </Button>
      <p className={styles.said} role="status">
        {goesNowhere && '메일이나 기기 알림을 켜면 보낼 수 있어요.'}
        {!goesNowhere && tooSoon !== null && waitText(tooSoon.retryAfter)}
        {!goesNowhere && tooSoon === null && (test.data !== undefined || testedAt !== null) && (
          <>
            <CircleCheck size={16} aria-hidden />
            {test.data === undefined ? `${toMoment(testedAt ?? '')}에 시험 알림을 보냈어요.` : resultText(test.data)}
          </>
        )}
      </p>
    </div>
  );
}

/** Longer than a minute where the server asks for it. */
function waitText(seconds = 0): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1 ? `시험 알림은 ${minutes}분 뒤에 다시 보낼 수 있어요.` : '시험 알림은 1분에 한 번 보낼 수 있어요.';
}

const toMoment = (moment: string) => `${longDate(moment)} ${timeText(moment)}`;

function resultText({ mail, devices, at }: AlertTest): string {
  const places = [...(mail ? ['메일'] : []), ...(devices > 0 ? [`기기 ${devices}대`] : [])];
  if (places.length === 0) return '시험 알림을 받은 곳이 없어요. 기기 알림을 다시 켜주세요.';
  return `${toMoment(at)}에 ${places.length > 1 ? places.join('과 ') : places.join('')}로 보냈어요.`;
}
