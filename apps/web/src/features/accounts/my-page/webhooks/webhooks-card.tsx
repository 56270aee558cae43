import type { WebhookItem } from '@gaemi/contracts/webhooks';
import { MAX_WEBHOOKS } from '@gaemi/domain/webhooks/webhook-rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../../../shared/api/describe-failure.ts';
import { dateText } from '../../../../shared/seoul-date.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog/dialog.tsx';
import { ErrorPanel } from '../../../../ui/panel/error-panel.tsx';
import { TitledCard } from '../../../../ui/table/table.tsx';
import { CardAbout, CardAdd, CardList, CardRow } from '../card-rows.tsx';
import { MakeWebhook } from './make-webhook.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { useChangeWebhook, useRemoveWebhook, webhooksQuery } from './webhook-queries.ts';
import { eventNames } from './webhook-words.ts';

/** The addresses of programs that are told of what happens: what there is, a new one, its log, its end. */
export function WebhooksCard() {
  const { data, isError, error, isFetching, refetch } = useQuery(webhooksQuery);
  const [making, setMaking] = useState(false);
  const [shown, setShown] = useState<WebhookItem | null>(null);
  const [removing, setRemoving] = useState<WebhookItem | null>(null);
  if (isError && data === undefined) {
    return <ErrorPanel title="웹훅을 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />;
  }
  const webhooks = data?.items ?? [];
  const isFull = webhooks.length >= MAX_WEBHOOKS;
  return (
    <TitledCard title="웹훅">
      <CardAbout>
        분석이 끝나거나 알림이 오면 내 프로그램의 주소로 바로 보내요. <a href="/api/docs/keys">웹훅 사용법</a>
      </CardAbout>
      <CardList label="웹훅" total={data?.items.length}>
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            onShow={() => setShown(webhook)}
            onRemove={() => setRemoving(webhook)}
          />
        ))}
      </CardList>
      <CardAdd
        refusal={isFull ? `${MAX_WEBHOOKS}개까지 만들 수 있어요. 쓰지 않는 웹훅을 삭제해주세요.` : undefined}
        onAdd={() => setMaking(true)}
      >
        웹훅 만들기
      </CardAdd>
      {making && <MakeWebhook onClose={() => setMaking(false)} />}
      {shown !== null && <WebhookLog webhook={shown} onClose={() => setShown(null)} />}
      {removing !== null && <RemoveWebhook webhook={removing} onClose={() => setRemoving(null)} />}
    </TitledCard>
  );
}

const states = {
  member: '꺼져 있어요',
  failing: '5일 동안 보내지 못해서 껐어요',
  gone: '받는 쪽이 더 받지 않아서 껐어요',
} as const;

function WebhookRow({ webhook, onShow, onRemove }: { webhook: WebhookItem; onShow: () => void; onRemove: () => void }) {
  const change = useChangeWebhook();
  const { id, url, events, enabled, switched_off_because: off, failing_since: failing, created_at } = webhook;
  return (
    <CardRow
      action={
        <>
          <Button onClick={onShow} aria-label={`${url} 보낸 기록`}>
            기록
          </Button>
          <Button
            onClick={() => change.mutate({ id, enabled: !enabled })}
            busy={change.isPending}
            aria-label={`${url} ${enabled ? '끄기' : '켜기'}`}
          >
            {enabled ? '끄기' : '켜기'}
          </Button>
          <Button onClick={onRemove} aria-label={`${url} 삭제`}>
            삭제
          </Button>
        </>
      }
    >
      <b>{url}</b>
      <small>{events.map((event) => eventNames[event]).join(' · ')}</small>
      <small>
        {dateText(created_at)}에 만듦
        {off !== null && ` · ${states[off]}`}
        {off === null && failing !== null && ` · ${dateText(failing)}부터 보내지 못하고 있어요`}
      </small>
    </CardRow>
  );
}

function RemoveWebhook({ webhook, onClose }: { webhook: WebhookItem; onClose: () => void }) {
  const remove = useRemoveWebhook();
  return (
    <ConfirmDialog
      title="웹훅을 삭제할까요?"
      action="삭제하기"
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate(webhook, { onSettled: onClose })}
    >
      <p>{webhook.url} 주소로 더 보내지 않고, 보낸 기록도 지워요. 되돌릴 수 없어요.</p>
    </ConfirmDialog>
  );
}
