import { type MadeWebhook, webhookUrl } from '@gaemi/contracts/webhooks';
import { type WebhookEvent, webhookEvents } from '@gaemi/domain/webhooks/webhook-rules';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../../../shared/form-refusal.ts';
import { schemaRule } from '../../../../shared/schema-rule.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { useHeldOpen } from '../../../../ui/dialog/held-open.ts';
import { Modal, ModalActions } from '../../../../ui/dialog/modal.tsx';
import { ModalFormEnd } from '../../../../ui/dialog/modal-form-end.tsx';
import { errorMessage, Field } from '../../../../ui/field/field.tsx';
import { FieldGroup } from '../../../../ui/field/field-group.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { TextToCopy } from '../../../../ui/field/text-to-copy.tsx';
import { useArrivalFocus } from '../../../../ui/page/arrival-focus.ts';
import styles from './make-webhook.module.css';
import { useMakeWebhook } from './webhook-queries.ts';
import { eventNames } from './webhook-words.ts';

/** The window that makes a webhook, and then shows its secret this once: until its button is taken. */
export function MakeWebhook({ onClose }: { onClose: () => void }) {
  const make = useMakeWebhook();
  const close = useHeldOpen(make.isPending, onClose);
  return (
    <Modal title="웹훅 만들기" onClose={make.data ? undefined : close}>
      {make.data ? <NewSecret made={make.data} onClose={onClose} /> : <WebhookForm make={make} onCancel={close} />}
    </Modal>
  );
}

interface Typed {
  url: string;
  events: WebhookEvent[];
}

function WebhookForm({ make, onCancel }: { make: ReturnType<typeof useMakeWebhook>; onCancel: () => void }) {
  const form = useForm<Typed>({ defaultValues: { url: '', events: [...webhookEvents] } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((typed) => make.mutate(typed, { onError: (error) => showRefusal(form, error) }));
  const url = form.register('url', { validate: schemaRule(webhookUrl) });
  const events = form.register('events', {
    validate: (chosen) => chosen.length > 0 || '받을 소식을 하나 이상 선택해주세요.',
  });
  return (
    <form
      aria-label="웹훅 만들기"
      noValidate
      onSubmit={(event) => {
        if (make.isPending) event.preventDefault();
        else void submit(event);
      }}
    >
      <Field
        label="주소"
        message={
          errorMessage(errors.url?.message) ?? { kind: 'hint', text: 'https로 시작하는 내 프로그램의 주소예요.' }
        }
      >
        {(input) => <TextInput {...input} {...url} type="url" autoComplete="off" />}
      </Field>
      <FieldGroup legend="받을 소식" error={errors.events?.message}>
        {(messageId) => (
          <div className={styles.events}>
            {webhookEvents.map((event) => (
              <label key={event}>
                <input {...events} type="checkbox" value={event} aria-describedby={messageId} />
                {eventNames[event]}
              </label>
            ))}
          </div>
        )}
      </FieldGroup>
      <ModalFormEnd
        error={errors.root?.message}
        action="만들기"
        busy={make.isPending}
        isLooking={make.isLooking}
        onCancel={onCancel}
      />
    </form>
  );
}

/** A secret, for this once. */
export function NewSecret({ made: { secret }, onClose }: { made: MadeWebhook; onClose: () => void }) {
  // The form that was sent is gone.
  const texts = useArrivalFocus<HTMLDivElement>();
  return (
    <>
      <div className={styles.texts} role="status" ref={texts} tabIndex={-1}>
        <p>지금만 볼 수 있어요. 받은 메시지의 서명을 이 비밀로 확인해주세요.</p>
        <TextToCopy label="서명 비밀" text={secret} />
      </div>
      <ModalActions>
        <Button look="accent" size="large" onClick={onClose}>
          닫기
        </Button>
      </ModalActions>
    </>
  );
}
