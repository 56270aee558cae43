import type { ApiKeyItem } from '@gaemi/contracts/api-keys';
import { type ApiKeyScope, apiKeyScopes, MAX_API_KEYS } from '@gaemi/domain/members/api-key';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../../../shared/api/describe-failure.ts';
import { dateText, unambiguousDay } from '../../../../shared/seoul-date.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog/dialog.tsx';
import { ErrorPanel } from '../../../../ui/panel/error-panel.tsx';
import { TitledCard } from '../../../../ui/table/table.tsx';
import { CardAbout, CardAdd, CardList, CardRow } from '../card-rows.tsx';
import { apiKeysQuery, useRevokeApiKey } from './api-key-queries.ts';
import { ChangeCreditLimit } from './change-credit-limit.tsx';
import { MakeApiKey } from './make-api-key.tsx';

/** The keys with which programs act for the member: what there is, a new one, the end of one. */
export function ApiKeysCard() {
  const { data, isError, error, isFetching, refetch } = useQuery(apiKeysQuery);
  const [making, setMaking] = useState(false);
  const [ending, setEnding] = useState<ApiKeyItem | null>(null);
  const [limiting, setLimiting] = useState<ApiKeyItem | null>(null);
  if (isError && data === undefined) {
    return <ErrorPanel title="API 키를 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />;
  }
  const keys = data?.items ?? [];
  const isFull = keys.length >= MAX_API_KEYS;
  return (
    <TitledCard title="API 키">
      <CardAbout>
        내가 쓰는 프로그램이나 AI 도우미가 내 분석을 읽고 새 분석을 시작할 수 있는 키예요. 다른 사람에게 알려주지
        마세요. <a href="/api/docs/keys">API 사용법</a>
      </CardAbout>
      <CardList label="API 키" total={data?.items.length}>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} onLimit={() => setLimiting(key)} onEnd={() => setEnding(key)} />
        ))}
      </CardList>
      <CardAdd
        refusal={isFull ? `${MAX_API_KEYS}개까지 만들 수 있어요. 쓰지 않는 키를 폐기해주세요.` : undefined}
        onAdd={() => setMaking(true)}
      >
        API 키 만들기
      </CardAdd>
      {making && <MakeApiKey onClose={() => setMaking(false)} />}
      {limiting !== null && <ChangeCreditLimit apiKey={limiting} onClose={() => setLimiting(null)} />}
      {ending !== null && <RevokeApiKey apiKey={ending} onClose={() => setEnding(null)} />}
    </TitledCard>
  );
}

const scopeNames = { read: '읽기', analyse: '분석' } as const satisfies Record<ApiKeyScope, string>;
const joinScopes = (scopes: readonly ApiKeyScope[]) =>
  apiKeyScopes.flatMap((scope) => (scopes.includes(scope) ? [scopeNames[scope]] : [])).join('와 ');

interface KeyRowProps {
  apiKey: ApiKeyItem;
  onLimit: () => void;
  onEnd: () => void;
}

function KeyRow({ apiKey, onLimit, onEnd }: KeyRowProps) {
  const { name, scopes, ending, created_at, last_used_on, daily_credit_limit, spent_today } = apiKey;
  const canSpend = scopes.includes('analyse');
  return (
    <CardRow
      action={
        <>
          {canSpend && (
            <Button onClick={onLimit} aria-label={`${name} 하루 한도 변경`}>
              한도
            </Button>
          )}
          <Button onClick={onEnd} aria-label={`${name} 폐기`}>
            폐기
          </Button>
        </>
      }
    >
      <b>{name}</b>
      <small>
        …{ending} · {joinScopes(scopes)}
      </small>
      {canSpend && (
        <small>
          오늘 {spent_today.toLocaleString('ko-KR')} / {daily_credit_limit.toLocaleString('ko-KR')} 크레딧
        </small>
      )}
      <small>
        {dateText(created_at)}에 만듦 · {last_used_on === null ? '쓴 적 없음' : `${unambiguousDay(last_used_on)} 사용`}
      </small>
    </CardRow>
  );
}

function RevokeApiKey({ apiKey, onClose }: { apiKey: ApiKeyItem; onClose: () => void }) {
  const revoke = useRevokeApiKey();
  return (
    <ConfirmDialog
      title="API 키를 폐기할까요?"
      action="폐기하기"
      busy={revoke.isPending}
      onCancel={onClose}
      onConfirm={() => revoke.mutate(apiKey, { onSettled: onClose })}
    >
      <p>{apiKey.name} 키를 쓰는 프로그램이 바로 멈추고, 되돌릴 수 없어요.</p>
    </ConfirmDialog>
  );
}
