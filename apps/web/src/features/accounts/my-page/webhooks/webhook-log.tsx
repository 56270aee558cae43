import type { WebhookItem } from '@gaemi/contracts/webhooks';
import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../../../shared/api/describe-failure.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Modal, ModalActions } from '../../../../ui/dialog/modal.tsx';
import { ErrorPanel } from '../../../../ui/panel/error-panel.tsx';
import { CardRow } from '../card-rows.tsx';
import { deliveriesQuery, useTestWebhook } from './webhook-queries.ts';
import { describeOutcome, messageNames } from './webhook-words.ts';

const moment = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Seoul' });

/** The window with the last messages to a webhook, and a test. */
export function WebhookLog({ webhook, onClose }: { webhook: WebhookItem; onClose: () => void }) {
  const { data, isError, error, isFetching, refetch } = useQuery(deliveriesQuery(webhook.id));
  const test = useTestWebhook();
  return (
    <Modal title="보낸 기록" onClose={onClose}>
      {isError && data === undefined ? (
        <ErrorPanel title="보낸 기록을 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />
      ) : (
        <ul aria-label="보낸 기록" aria-busy={data === undefined}>
          {data?.items.map((delivery) => (
            <CardRow key={delivery.id} action={null}>
              <b>{messageNames[delivery.event]}</b>
              <small>{describeOutcome(delivery)}</small>
              <small>{moment.format(new Date(delivery.created_at))}</small>
            </CardRow>
          ))}
        </ul>
      )}
      {data?.items.length === 0 && <p>아직 보낸 것이 없어요.</p>}
      <ModalActions>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        <Button look="accent" size="large" disabled={test.isPending} onClick={() => test.mutate(webhook)}>
          시험 메시지 보내기
        </Button>
      </ModalActions>
    </Modal>
  );
}
