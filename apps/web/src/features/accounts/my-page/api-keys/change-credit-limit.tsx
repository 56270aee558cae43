import type { ApiKeyItem } from '@gaemi/contracts/api-keys';
import { dailyCreditLimit } from '@gaemi/contracts/api-keys';
import { Controller, useForm } from 'react-hook-form';
import { showRefusal } from '../../../../shared/form-refusal.ts';
import { schemaRule } from '../../../../shared/schema-rule.ts';
import { useHeldOpen } from '../../../../ui/dialog/held-open.ts';
import { Modal } from '../../../../ui/dialog/modal.tsx';
import { ModalFormEnd } from '../../../../ui/dialog/modal-form-end.tsx';
import { AmountInput } from '../../../../ui/field/amount-input.tsx';
import { errorMessage, Field } from '../../../../ui/field/field.tsx';
import { useChangeCreditLimit } from './api-key-queries.ts';

/** The window in which a member sets how much a key may spend in a day. */
export function ChangeCreditLimit({ apiKey, onClose }: { apiKey: ApiKeyItem; onClose: () => void }) {
  const change = useChangeCreditLimit();
  const close = useHeldOpen(change.isPending, onClose);
  const form = useForm({ defaultValues: { daily_credit_limit: apiKey.daily_credit_limit } });
  const submit = form.handleSubmit(({ daily_credit_limit }) =>
    change.mutate(
      { id: apiKey.id, daily_credit_limit },
      { onSuccess: onClose, onError: (error) => showRefusal(form, error) },
    ),
  );
  return (
    <Modal title={`${apiKey.name}의 하루 한도`} onClose={close}>
      <form
        aria-label="하루 한도 변경"
        noValidate
        onSubmit={(event) => {
          if (change.isPending) event.preventDefault();
          else void submit(event);
        }}
      >
        <Controller
          control={form.control}
          name="daily_credit_limit"
          rules={{ validate: schemaRule(dailyCreditLimit) }}
          render={({ field, fieldState }) => (
            <Field
              label="하루 크레딧 한도"
              message={
                errorMessage(fieldState.error?.message) ?? {
                  kind: 'hint',
                  text: '0시부터 24시까지 이 키로 쓸 수 있는 크레딧이에요. 0이면 분석을 시작하지 못해요.',
                }
              }
            >
              {(input) => (
                <AmountInput
                  {...input}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  unit="크레딧"
                />
              )}
            </Field>
          )}
        />
        <ModalFormEnd
          error={form.formState.errors.root?.message}
          action="저장"
          busy={change.isPending}
          onCancel={close}
        />
      </form>
    </Modal>
  );
}
