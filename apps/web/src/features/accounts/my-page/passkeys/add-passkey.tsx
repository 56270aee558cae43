import { passkeyName } from '@gaemi/contracts/passkeys';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showRefusal } from '../../../../shared/form-refusal.ts';
import { schemaRule } from '../../../../shared/schema-rule.ts';
import { useHeldOpen } from '../../../../ui/dialog/held-open.ts';
import { Modal } from '../../../../ui/dialog/modal.tsx';
import { ModalFormEnd } from '../../../../ui/dialog/modal-form-end.tsx';
import { errorMessage, Field } from '../../../../ui/field/field.tsx';
import { TextInput } from '../../../../ui/field/text-input.tsx';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { PasskeyFailure } from '../../../second-step/browser-passkeys.ts';
import { ConfirmWho } from '../../../second-step/confirm-who.tsx';
import { isConfirmationRequired } from '../../../second-step/confirmation.ts';
import { useAddPasskey } from './passkey-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  hasPasskeys: boolean;
  onClose: () => void;
}

/** The window that makes a passkey; with the first one it then shows the recovery codes, this once. */
export function AddPasskey({ hasPasskeys, onClose }: Props) {
  const add = useAddPasskey();
  const [name, setName] = useState('');
  const close = useHeldOpen(add.isPending, onClose);
  const codes = add.data?.recovery_codes ?? null;
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />;
  // Back to the form then: browsers make a passkey only right after a press.
  if (isConfirmationRequired(add.error))
    return <ConfirmWho hasPasskeys={hasPasskeys} onDone={add.reset} onClose={onClose} />;
  return (
    <Modal title="패스키 추가" onClose={close}>
      <NameForm
        name={name}
        add={add}
        onName={setName}
        onCancel={close}
        onAdded={(isFirst) => {
          showToast('success', '패스키를 등록했어요');
          if (!isFirst) onClose();
        }}
      />
    </Modal>
  );
}

interface FormProps {
  name: string;
  add: ReturnType<typeof useAddPasskey>;
  onName: (name: string) => void;
  onCancel: () => void;
  onAdded: (isFirst: boolean) => void;
}

function NameForm({ name, add, onName, onCancel, onAdded }: FormProps) {
  const form = useForm<{ name: string }>({ defaultValues: { name } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((typed) => {
    onName(typed.name);
    add.mutate(typed.name, {
      onSuccess: ({ recovery_codes }) => onAdded(recovery_codes !== null),
      onError: (error) => {
        if (error instanceof PasskeyFailure) form.setError('root', { message: error.message });
        else if (!isConfirmationRequired(error)) showRefusal(form, error);
      },
    });
  });
  const field = form.register('name', { validate: schemaRule(passkeyName) });
  return (
    <form
      aria-label="패스키 추가"
      noValidate
      onSubmit={(event) => {
        if (add.isPending) event.preventDefault();
        else void submit(event);
      }}
    >
      <Field
        label="이름"
        message={errorMessage(errors.name?.message) ?? { kind: 'hint', text: '어느 기기인지 알아볼 이름이에요.' }}
      >
        {(input) => <TextInput {...input} {...field} autoComplete="off" placeholder="내 노트북" />}
      </Field>
      <ModalFormEnd error={errors.root?.message} action="등록하기" busy={add.isPending} onCancel={onCancel} />
    </form>
  );
}
