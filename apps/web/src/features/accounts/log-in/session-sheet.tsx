import type { UserInfo } from '@gaemi/contracts/users';
import { withParticle } from '@gaemi/domain/text/particles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../../shared/api/api-client.ts';
import { writeSentence } from '../../../shared/api/api-error.ts';
import { useOnePress } from '../../../shared/press/use-one-press.ts';
import { memberQuery, renewSession } from '../../../shared/session/member.ts';
import { endedSession } from '../../../shared/session/renewal.ts';
import { leave } from '../../../shared/session/return-path.ts';
import { forgetService } from '../../../shared/session/selected-service.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Modal, ModalActions } from '../../../ui/dialog/modal.tsx';
import { errorMessage, Field, FormError } from '../../../ui/field/field.tsx';
import { PasswordInput, TextInput } from '../../../ui/field/text-input.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { SecondStep } from '../../second-step/second-step.tsx';
import { isSecondStepAsked } from '../../second-step/second-step-asked.ts';
import { checkLogIn } from './check-log-in.ts';
import styles from './session-sheet.module.css';
import { whyEnded } from './why-ended.ts';

const FAILED = '로그인에 실패했습니다. 다시 시도해주세요';

/** The log-in over a screen whose session has ended. `email` is the member's whose screen it is. */
export function SessionSheet({ email }: { email: string }) {
  const [wrong, setWrong] = useState<{ field: string; text: string } | null>(null);
  const [screen] = useState(() => document.title.replace(/ \| 개미렌즈$/, ''));
  const [reason] = useState(whyEnded);
  const password = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState<string>();
  const goOn = useGoOn(email);
  const logIn = useLogInAgain(goOn);
  const leaveScreen = useLeave();
  const errorOf = (field: string) => errorMessage(wrong?.field === field ? wrong.text : undefined);
  useEffect(() => password.current?.focus(), []);
  useLookOnReturn();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (logIn.isPending) return;
    const form = event.currentTarget;
    const checked = checkLogIn(Object.fromEntries(new FormData(form)));
    if ('fields' in checked) {
      setWrong(null);
      setOver(undefined);
      logIn.mutate(checked.fields);
      return;
    }
    setWrong(checked.wrong);
    const input = form.elements.namedItem(checked.wrong.field);
    if (input instanceof HTMLInputElement) input.focus();
  };

  const isStepAsked = isSecondStepAsked(logIn.error) && over === undefined;
  const refused = logIn.error === null ? undefined : writeSentence(logIn.error, FAILED);
  return (
    <Modal title="다시 로그인해 주세요">
      <p className={styles.why}>
        {reason} 로그인하면 <b>{screen}</b>
        {withParticle(screen, '으로').slice(screen.length)} 돌아가요.
      </p>
      {isStepAsked && (
        <>
          <SecondStep completes="log-in" onDone={(member) => void goOn(member)} onOver={setOver} />
          <ModalActions>
            <Button size="large" onClick={leaveScreen}>
              나가기
            </Button>
          </ModalActions>
        </>
      )}
      <form aria-label="다시 로그인" noValidate hidden={isStepAsked} onSubmit={submit}>
        <Field label="이메일" message={errorOf('user_email')}>
          {(input) => (
            <TextInput
              {...input}
              name="user_email"
              defaultValue={email}
              type="email"
              autoComplete="username"
              inputMode="email"
            />
          )}
        </Field>
        <Field label="비밀번호" message={errorOf('password')}>
          {(input) => <PasswordInput {...input} ref={password} name="password" autoComplete="current-password" />}
        </Field>
        <FormError text={over ?? refused} />
        <ModalActions>
          <Button size="large" onClick={leaveScreen}>
            나가기
          </Button>
          <Button type="submit" look="accent" size="large" busy={logIn.isPending}>
            로그인
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}

/** Lets the screen go on after a log-in. Another member than `owner`, whose screen it is, starts at the beginning. */
function useGoOn(owner: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (member: UserInfo) => {
    // Settled meanwhile: by the first of two presses, or by a look that found the new session.
    if (endedSession() === null && client.getQueryData(memberQuery.queryKey)?.user_email === member.user_email) return;
    if (member.user_email !== owner) await navigate('/select-service', { replace: true });
    showToast('success', '로그인에 성공했습니다.');
    renewSession(client, member);
  };
}

function useLogInAgain(goOn: (member: UserInfo) => Promise<void>) {
  return useMutation({
    mutationFn: useOnePress((form: { user_email: string; password: string }) => callApi('logIn', { body: form })),
    meta: { keepsSession: true, errors: 'in-place' },
    onSuccess: goOn,
  });
}

/** Gives the screen up for the log-in screen. */
function useLeave() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    forgetService();
    leave(client);
    void navigate('/login', { replace: true });
  };
}

/** Looks, whenever the member comes back to this tab, whether they have logged in in another one. */
function useLookOnReturn(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = () => void client.invalidateQueries({ queryKey: memberQuery.queryKey });
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [client]);
}
