import { SIGN_UP_BONUS } from '@gaemi/domain/members/credits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { callApi } from '../../../shared/api/api-client.ts';
import { lazyExtra } from '../../../shared/lazy-extra.ts';
import { reloadReplaced } from '../../../shared/replaced-page.ts';
import { signIn } from '../../../shared/session/member.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { errorMessage, Field } from '../../../ui/field/field.tsx';
import { PasswordInput, TextInput } from '../../../ui/field/text-input.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import type { SecondStepProps } from '../../second-step/second-step.tsx';
import { isSecondStepAsked } from '../../second-step/second-step-asked.ts';
import styles from './log-in-form.module.css';

// Few come with something to be told.
const LogInNotice = lazyExtra(async () => (await import('./log-in-notice.tsx')).LogInNotice);

const loadCheck = () => import('./check-log-in.ts');

// Only for members with a passkey.
const loadSecondStep = async () => (await import('../../second-step/second-step.tsx')).SecondStep;

const FAILED = '로그인에 실패했습니다. 다시 시도해주세요';

interface Props {
  /** The e-mail of who has just signed up; only the password is left to type. */
  joined: string | null;
  /** Where the log-in leads a member whose session has ended; null for anybody else. */
  returnsTo: string | null;
  className: string | undefined;
  onDone: () => void;
}

/**
 * E-mail and password, then the second step of members who have one. Only the first wrong field is named; `onDone` runs
 * after a successful log-in.
 * The first screen waits for this form, so it does without the form library of the others.
 */
export function LogInForm({ joined, returnsTo, className, onDone }: Props) {
  const [wrong, setWrong] = useState<{ field: string; text: string } | null>(null);
  const [SecondStep, setSecondStep] = useState<ComponentType<SecondStepProps> | null>(null);
  const client = useQueryClient();
  const logIn = useLogIn();
  // A slow network takes its time with the validator: more presses meanwhile would each be a try.
  const [isChecking, setChecking] = useState(false);
  const busy = isChecking || logIn.isPending;
  const { search } = useLocation();
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (joined !== null) password.current?.focus();
  }, [joined]);
  const errorOf = (field: string) => errorMessage(wrong?.field === field ? wrong.text : undefined);

  const succeed = () => {
    showToast('success', '로그인에 성공했습니다.');
    onDone();
  };
  const fail = async () => {
    if (!(await reloadReplaced())) showToast('error', FAILED);
  };

  const submit = async (form: HTMLFormElement) => {
    const { checkLogIn } = await loadCheck();
    const checked = checkLogIn(Object.fromEntries(new FormData(form)));
    if ('fields' in checked) {
      setWrong(null);
      logIn.mutate(checked.fields, {
        onSuccess: succeed,
        onError: (error) => {
          if (isSecondStepAsked(error)) loadSecondStep().then((step) => setSecondStep(() => step), fail);
        },
      });
      return;
    }
    setWrong(checked.wrong);
    const input = form.elements.namedItem(checked.wrong.field);
    if (input instanceof HTMLInputElement) input.focus();
    else showToast('error', '로그인 양식을 확인해주세요.');
  };

  return (
    <Card className={className}>
      <form
        className={styles.form}
        aria-label="로그인"
        noValidate
        // What was typed stays, should the time for the second step pass.
        hidden={SecondStep !== null}
        // Only ahead of its use: if it does not come now, sending asks for it again.
        onFocus={() => void loadCheck().catch(() => reloadReplaced())}
        onSubmit={(event) => {
          event.preventDefault();
          if (busy) return;
          setChecking(true);
          // Without its validator the form is not sent.
          submit(event.currentTarget)
            .catch(fail)
            .finally(() => setChecking(false));
        }}
      >
        {(joined !== null || returnsTo !== null) && (
          <Suspense fallback={<div className={styles.noticePlace} />}>
            <LogInNotice hasJoined={joined !== null} returnsTo={returnsTo} />
          </Suspense>
        )}
        <Field label="이메일" message={errorOf('user_email')}>
          {(input) => (
            <TextInput
              {...input}
              name="user_email"
              defaultValue={joined ?? ''}
              type="email"
              autoComplete="username"
              inputMode="email"
              placeholder="name@example.com"
            />
          )}
        </Field>
        <Field label="비밀번호" message={errorOf('password')}>
          {(input) => (
            <PasswordInput
              {...input}
              ref={password}
              name="password"
              autoComplete="current-password"
              placeholder="영문과 숫자 10자 이상"
            />
          )}
        </Field>
        <Button type="submit" look="accent" size="large" block className={styles.submit} busy={busy}>
          로그인
        </Button>
      </form>
      {SecondStep !== null && (
        <div className={styles.form}>
          <SecondStep
            completes="log-in"
            onDone={(member) => {
              signIn(client, member);
              succeed();
            }}
            onOver={(sentence) => {
              showToast('error', sentence);
              setSecondStep(null);
            }}
          />
        </div>
      )}
      <nav className={styles.links} aria-label="계정">
        <Link to={{ pathname: '/signup', search }}>회원가입</Link>
        <Link to="/find-email">이메일 찾기</Link>
        <Link to="/find-password">비밀번호 찾기</Link>
      </nav>
      <p className={styles.plans}>
        <span>가입하면 {SIGN_UP_BONUS} 크레딧을 드려요</span>
        <Link to="/subscribe">
          요금제 <span aria-hidden="true">›</span>
        </Link>
      </p>
    </Card>
  );
}

/** Logs in; a refusal is a toast and leaves the screen as it is. */
function useLogIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: { user_email: string; password: string }) => callApi('logIn', { body: form }),
    meta: { keepsSession: true, inPlace: ['SECOND_STEP_REQUIRED'], fallback: FAILED },
    onSuccess: (member) => signIn(client, member),
  });
}
