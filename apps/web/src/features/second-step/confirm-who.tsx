import { messages } from '@gaemi/contracts/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '../../shared/api/api-client.ts';
import { writeSentence } from '../../shared/api/api-error.ts';
import { useOnePress } from '../../shared/press/use-one-press.ts';
import { memberQuery } from '../../shared/session/member.ts';
import { sessionsQuery } from '../../shared/session/sessions-query.ts';
import { useSignedInMember } from '../../shared/session/signed-in-member.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { ModalFormEnd } from '../../ui/dialog/modal-form-end.tsx';
import { errorMessage, Field } from '../../ui/field/field.tsx';
import { PasswordInput } from '../../ui/field/text-input.tsx';
import { AccountName } from './account-name.tsx';
import styles from './confirm-who.module.css';
import { SecondStep } from './second-step.tsx';
import { isSecondStepAsked } from './second-step-asked.ts';

interface Props {
  hasPasskeys: boolean;
  /** The member has shown to be there. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks who is there before a change of somebody's access: for the passkey or a recovery code, without a passkey for the password. */
export function ConfirmWho({ hasPasskeys, onDone, onClose }: Props) {
  const client = useQueryClient();
  const logIn = useLogInAgain();
  // The session is over: a look for the member finds that and opens the log-in.
  const lookForMember = () => {
    onClose();
    void client.invalidateQueries({ queryKey: memberQuery.queryKey });
  };
  return (
    <Modal title="본인 확인" onClose={onClose}>
      {hasPasskeys || isSecondStepAsked(logIn.error) ? (
        <SecondStep completes="confirmation" onDone={onDone} onOver={lookForMember} />
      ) : (
        <PasswordStep logIn={logIn} onDone={onDone} onCancel={onClose} />
      )}
    </Modal>
  );
}

interface StepProps {
  logIn: ReturnType<typeof useLogInAgain>;
  onDone: () => void;
  onCancel: () => void;
}

function PasswordStep({ logIn, onDone, onCancel }: StepProps) {
  const { user_email } = useSignedInMember();
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (logIn.isPending) return;
    const password = input.current?.value ?? '';
    setMissing(password === '');
    if (password === '') input.current?.focus();
    else logIn.mutate({ user_email, password }, { onSuccess: onDone });
  };
  const refused = logIn.error === null || isMissing ? undefined : writeSentence(logIn.error);
  return (
    <form aria-label="본인 확인" noValidate onSubmit={submit}>
      <p className={styles.why}>안전을 위해 비밀번호를 한 번 더 입력해주세요.</p>
      <AccountName email={user_email} />
      <Field label="비밀번호" message={errorMessage(isMissing ? messages.passwordRequired : undefined)}>
        {(field) => <PasswordInput {...field} ref={input} name="password" autoComplete="current-password" />}
      </Field>
      <ModalFormEnd error={refused} action="확인" busy={logIn.isPending} onCancel={onCancel} />
    </form>
  );
}

/** The log-in again: it begins a new session in place of this one. */
function useLogInAgain() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: useOnePress((credentials: { user_email: string; password: string }) =>
      callApi('logIn', { body: credentials }),
    ),
    onSuccess: () => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    meta: { keepsSession: true, errors: 'in-place' },
  });
}
