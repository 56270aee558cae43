import type { WebhookItem } from '@gaemi/contracts/webhooks';
import { useQuery } from '@tanstack/react-query';
import { describeFailure } from '../../../../shared/api/describe-failure.ts';
import { momentText } from '../../../../shared/seoul-date.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useHeldOpen } from '../../../../ui/dialog/held-open.ts';
import { Modal, ModalActions } from '../../../../ui/dialog/modal.tsx';
import { ErrorPanel } from '../../../../ui/panel/error-panel.tsx';
import { CardRow } from '../card-rows.tsx';
import styles from './make-webhook.module.css';
import { NewSecret } from './make-webhook.tsx';
import { deliveriesQuery, useReplaceSecret, useTestWebhook } from './webhook-queries.ts';
import { describeOutcome, messageNames } from './webhook-words.ts';

/** The window with the last messages to a webhook, a test, and a new secret. */
export function WebhookLog({ webhook, onClose }: { webhook: WebhookItem; onClose: () => void }) {
  const { data, isError, error, isFetching, refetch } = useQuery(deliveriesQuery(webhook.id));
  const test = useTestWebhook();
  const replace = useReplaceSecret();
  const close = useHeldOpen(replace.isPending, onClose);
  if (replace.data) {
    return (
      <Modal title="새 서명 비밀">
        <NewSecret made={replace.data} onClose={onClose} />
      </Modal>
    );
  }
  return (
    <Modal title="보낸 기록" onClose={close}>
      {isError && data === undefined ? (
        <ErrorPanel title="보낸 기록을 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />
      ) : (
        <ul className={styles.log} aria-label="보낸 기록" aria-busy={data === undefined}>
          {data?.items.map((delivery) => (
            <CardRow key={delivery.id} action={null}>
              <b>{messageNames[delivery.event]}</b>
              <small>{describeOutcome(delivery)}</small>
              <small>{momentText(delivery.created_at)}</small>
            </CardRow>
          ))}
        </ul>
      )}
      {data?.items.length === 0 && <p>아직 보낸 것이 없어요.</p>}
      <div className={styles.texts}>
        <p>서명 비밀이 새어 나갔다면 바꿔주세요. 앞의 비밀로도 하루 동안 함께 서명해요.</p>
        <Button busy={replace.isPending} onClick={() => replace.mutate(webhook)}>
          서명 비밀 바꾸기
        </Button>
      </div>
      <ModalActions>
        <Button size="large" onClick={close}>
          닫기
        </Button>
        <Button look="accent" size="large" busy={test.isPending} onClick={() => test.mutate(webhook)}>
          시험 메시지 보내기
        </Button>
      </ModalActions>
    </Modal>
  );
}
