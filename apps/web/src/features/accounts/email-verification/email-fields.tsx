import type { EmailType } from '@gaemi/domain/members/verification';
import { Check, Lock, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { Button, TextButton } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { errorMessage, Field, type FieldMessage } from '../../../ui/field/field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import styles from './email-fields.module.css';
import type { EmailStepFields } from './email-step-fields.ts';
import { clockText } from './use-countdown.ts';
import type { EmailVerification } from './use-email-verification.ts';

interface Props {
  verification: EmailVerification;
}

const words: Record<EmailType, { check: string; checked: string }> = {
  'sign-up': { check: '중복확인', checked: '이메일 중복확인에 성공했습니다.' },
  'password-change': { check: '이메일 확인', checked: '가입된 이메일이에요. 인증코드를 받아주세요.' },
};

/** The address with its check, and the code that was sent to it; within a form that has the fields of the steps. */
export function EmailFields(props: Props) {
  const { step } = props.verification;
  return (
    <>
      <AddressField {...props} />
      {(step === 'sent' || step === 'confirmed') && <CodeField {...props} />}
    </>
  );
}

function AddressField({ verification }: Props) {
  const form = useFormContext<EmailStepFields>();
  const { type, step, isUnsure, call, check, send, restart } = verification;
  const locked = step !== 'unchecked';
  const change = () => {
    restart();
    form.setFocus('user_email');
  };
  const { errors } = form.formState;
  const error = errors.user_email ?? errors.user_email_check ?? errors.user_email_verify;
  const text = step === 'checked' ? words[type].checked : '이메일 인증 번호를 전송했습니다.';
  const done: FieldMessage | undefined = locked ? { kind: 'done', text } : undefined;
  const unsure: FieldMessage = {
    kind: 'hint',
    text: '메일이 왔는지 확인해 주세요. 왔다면 그 인증번호를 쓸 수 있어요.',
  };
  return (
    <Field
      label="이메일"
      message={errorMessage(error?.message) ?? (isUnsure ? unsure : done)}
      action={
        locked && step !== 'confirmed' ? (
          <TextButton onClick={change} disabled={call !== null}>
            이메일 변경
          </TextButton>
        ) : undefined
      }
    >
      {(input) => (
        <FormRow stacked>
          <TextInput
            {...input}
            {...form.register('user_email')}
            type="email"
            // The address is the name that one logs in with: a password manager keeps the password under it.
            autoComplete="username"
            inputMode="email"
            placeholder="name@example.com"
            readOnly={locked || call === 'check'}
            onKeyDown={onEnter({ unchecked: check, checked: send, sent: undefined, confirmed: undefined }[step])}
            end={locked ? <LockedMark /> : undefined}
          />
          {step === 'unchecked' && (
            <Button look="line" busy={call === 'check'} onClick={check}>
              {words[type].check}
            </Button>
          )}
          {step === 'checked' && <SendButton busy={call === 'send'} onClick={send} />}
        </FormRow>
      )}
    </Field>
  );
}

function SendButton(props: { busy: boolean; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocusLeftBehind()) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    // Enter may still be held from the step before.
    <Button {...props} ref={button} look="line" onKeyDown={(event) => event.repeat && event.preventDefault()}>
      코드 전송
    </Button>
  );
}

function LockedMark() {
  return (
    <>
      <Lock className={styles.lock} size={16} aria-hidden />
      <span className="sr">잠김</span>
    </>
  );
}

function CodeField({ verification }: Props) {
  const form = useFormContext<EmailStepFields>();
  const { step, isOver, canResend, call, confirm, send } = verification;
  const confirmed = step === 'confirmed';
  const over = confirmed || isOver;
  const isOff = over || call === 'send';
  const { setFocus } = form;
  useEffect(() => {
    if (isFocusLeftBehind()) setFocus('user_email_code');
  }, [setFocus]);
  const resend = () => {
    send();
    setFocus('user_email_code');
  };
  return (
    <Field
      label="인증번호"
      message={codeMessage(form, verification)}
      action={
        canResend ? (
          <TextButton accent onClick={resend} disabled={call !== null}>
            <RotateCcw size={16} aria-hidden />
            재전송
          </TextButton>
        ) : (
          <span />
        )
      }
    >
      {(input) => (
        <FormRow>
          <TextInput
            {...input}
            {...form.register('user_email_code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            placeholder="숫자 6자리"
            readOnly={confirmed}
            onKeyDown={onEnter(over ? undefined : confirm)}
            end={confirmed ? <Check className={styles.done} size={20} aria-hidden /> : <Clock of={verification} />}
          />
          <Button
            look={confirmed ? 'plain' : 'accent'}
            // Not disabled: that would take the focus away from who has just pressed it.
            aria-disabled={isOff || undefined}
            busy={call === 'confirm'}
            onClick={isOff ? undefined : confirm}
          >
            {confirmed ? '인증완료' : '인증 확인'}
          </Button>
        </FormRow>
      )}
    </Field>
  );
}

function codeMessage(
  form: UseFormReturn<EmailStepFields>,
  { step, isOver, canResend }: EmailVerification,
): FieldMessage {
  if (step === 'confirmed') return { kind: 'done', text: '인증이 완료되었습니다.' };
  if (isOver) return { kind: 'error', text: '시간이 지났어요. 다시 받아주세요.' };
  const { user_email_code: code, user_email_code_check: check } = form.formState.errors;
  const hint = canResend ? '메일이 없으면 스팸함도 확인해 주세요.' : '30초 뒤에 다시 보낼 수 있어요.';
  return errorMessage(code?.message ?? check?.message) ?? { kind: 'hint', text: hint };
}

function Clock({ of: { secondsLeft } }: { of: EmailVerification }) {
  return (
    <span className={styles.clock} role="timer" aria-label="남은 시간">
      {clockText(secondsLeft ?? 0)}
    </span>
  );
}

/** Enter does the field's own step instead of sending the form; once, however long it is held. */
function onEnter(act: (() => void) | undefined) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) act?.();
  };
}

/** Whether the focus was on the step that is done, rather than on another field that the user has gone on to. */
function isFocusLeftBehind(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.getAttribute('name') === 'user_email';
}

/** An input with its button; `stacked` puts the button below on narrow screens. */
function FormRow({ stacked = false, children }: { stacked?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.row, stacked && styles.stacked)}>{children}</div>;
}
