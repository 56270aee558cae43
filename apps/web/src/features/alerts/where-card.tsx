import type { AlertChangeBody, Alerts, PushDevice } from '@gaemi/contracts/alerts';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { unambiguousDay } from '../../shared/seoul-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { useShorterFocus } from '../../ui/page/shorter-focus.ts';
import { useSteadyRows } from '../../ui/page/steady-rows.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { AlertCard } from './alert-card.tsx';
import { alertsQuery } from './alert-queries.ts';
import { SettingRow } from './setting-row.tsx';
import { TestAlert } from './test-alert.tsx';
import { type PushSupport, useThisDevice } from './this-device.ts';
import styles from './where-card.module.css';

interface Props {
  alerts: Alerts;
  onChange: (change: AlertChangeBody) => void;
}

/** Mail, this browser and the others. */
export function WhereCard({ alerts, onChange }: Props) {
  const { email, mail, devices, push_key: pushKey, mail_refused_at: refusedAt } = alerts;
  const thisDevice = useThisDevice({ devices, pushKey });
  // Until it is known which of them this browser is, none is another one.
  const others = thisDevice.support === null ? [] : devices.filter(({ id }) => id !== thisDevice.device?.id);
  const isReady = thisDevice.support === 'ready';
  // Where the control that was pressed goes: with its device, or as the browser refuses.
  const place = useShorterFocus(thisDevice.support === null ? undefined : others.length + Number(isReady));
  useSteadyRows(place);
  return (
    <AlertCard title="어디로 알릴까요">
      <SettingRow
        title="메일"
        text={
          <>
            바로 알림을 메일로도 보내요. <span className={styles.email}>{email}</span>
          </>
        }
        control={<Switch label="메일 알림" on={mail} onChange={(on) => onChange({ mail: on })} />}
      >
        {refusedAt === null ? undefined : (
          <div className={styles.refused} role="note">
            {writeDay(refusedAt)}에 이 주소가 메일을 받지 않아 브리핑과 메일 알림을 껐어요. 메일함을 확인한 뒤 다시
            켜주세요.
          </div>
        )}
      </SettingRow>
      <div ref={place} className={styles.devices} tabIndex={-1}>
        <SettingRow
          title="이 기기 알림"
          text={thisDeviceText(thisDevice.support, thisDevice.device !== undefined)}
          control={
            isReady && (
              <Switch
                label="이 기기 알림"
                on={thisDevice.device !== undefined}
                busy={thisDevice.isChanging}
                onChange={thisDevice.change}
              />
            )
          }
        />
        {others.map((device) => (
          <OtherDevice key={device.id} device={device} />
        ))}
      </div>
      <TestAlert alerts={alerts} />
    </AlertCard>
  );
}

/** Its day, of another year with that. */
const writeDay = (moment: string): string => unambiguousDay(seoulDay(new Date(moment)));

const deniedText = '브라우저 설정에서 막혀 있어요. 주소창 옆 사이트 설정에서 알림을 허용한 뒤 다시 열어주세요.';
const installText =
  '홈 화면에 추가하면 켤 수 있어요. 공유 버튼을 누르고 ‘홈 화면에 추가’를 고른 뒤, 홈 화면의 개미렌즈에서 켜주세요.';

function thisDeviceText(support: PushSupport | null, isOn: boolean): string {
  if (support === 'denied') return deniedText;
  if (support === 'install') return installText;
  if (support === 'unsupported') return '이 브라우저에서는 알림을 받을 수 없어요.';
  return isOn ? '이 브라우저에서 알림을 받고 있어요.' : '켜면 이 브라우저에서 알림을 받아요.';
}

function OtherDevice({ device: { endpoint, device, created_at } }: { device: PushDevice }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => callApi('removePushSubscription', { body: { endpoint } }),
    onSettled: () => client.invalidateQueries({ queryKey: alertsQuery.queryKey }),
  });
  const name = device === '' ? '알 수 없는 기기' : device;
  return (
    <SettingRow
      title="다른 기기"
      text={`${name} · ${writeDay(created_at)}에 켰어요`}
      control={
        <Button busy={end.isPending} onClick={() => end.mutate()} aria-label={`${name} 알림 끄기`}>
          끄기
        </Button>
      }
    />
  );
}
