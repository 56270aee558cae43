import type { SessionItem } from '@gaemi/contracts/account';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { momentText } from '../../../shared/seoul-date.ts';
import { sessionsQuery } from '../../../shared/session/sessions-query.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { TitledCard } from '../../../ui/table/table.tsx';
import { CardFoot, CardList, CardRow } from './card-rows.tsx';
import styles from './device-list.module.css';
import { useEndSessions } from './sessions.ts';

/** Where the member is logged in, and the way to log a device out from here. */
export function DeviceList() {
  const { data, isError, error, isFetching, refetch } = useQuery(sessionsQuery);
  const end = useEndSessions();
  if (isError && data === undefined) {
    return (
      <ErrorPanel title="로그인한 기기를 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />
    );
  }
  const sessions = data?.items ?? [];
  const others = sessions.filter(({ current }) => !current);
  const endingOne = (id: string) => end.isPending && end.variables.length === 1 && end.variables[0]?.id === id;
  return (
    <TitledCard title="로그인한 기기">
      <CardList label="로그인한 기기" total={data?.items.length} className={styles.list} actsAtOnce>
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            busy={endingOne(session.id)}
            onEnd={end.isPending ? undefined : () => end.mutate([session])}
          />
        ))}
      </CardList>
      {others.length > 1 && (
        <CardFoot>
          <Button busy={end.isPending && end.variables.length > 1} onClick={() => end.mutate(others)}>
            다른 기기 모두 로그아웃
          </Button>
        </CardFoot>
      )}
    </TitledCard>
  );
}

interface RowProps {
  session: SessionItem;
  busy: boolean;
  /** Undefined while another device is being logged out. */
  onEnd: (() => void) | undefined;
}

function DeviceRow({ session: { current, device, last_seen_at }, busy, onEnd }: RowProps) {
  const name = device === '' ? '알 수 없는 기기' : device;
  // Two devices of one kind have the same name.
  const seenId = useId();
  return (
    <CardRow
      action={
        !current && (
          <Button
            busy={busy}
            aria-disabled={onEnd === undefined || undefined}
            onClick={onEnd}
            aria-label={`${name} 연결 끊기`}
            aria-describedby={seenId}
          >
            끊기
          </Button>
        )
      }
    >
      <b>{name}</b>
      <small id={seenId}>
        {current ? (
          '지금 이 기기'
        ) : (
          <>
            마지막 사용 <time dateTime={last_seen_at}>{momentText(last_seen_at)}</time>
          </>
        )}
      </small>
    </CardRow>
  );
}
