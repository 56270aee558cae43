import { Check, Lock, RotateCcw } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button, TextButton } from '../../../components/button.tsx';
import { errorMessage, Field, type FieldMessage } from '../../../components/field.tsx';
import { FormRow } from '../../../components/form-row.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import type { SignUpForm } from '../hooks/sign-up-fields.ts';
import { clockText } from '../hooks/use-countdown.ts';
import type { EmailVerification } from '../hooks/use-email-verification.ts';
import styles from './email-fields.module.css';

interface Props {
  form: SignUpForm;
  verification: EmailVerification;
}

/** The address with its duplicate check, and the code that was sent to it. */
export function EmailFields(props: Props) {
  const { step } = props.verification;
  return (
    <>
      <AddressField {...props} />
      {(step === 'sent' || step === 'confirmed') && <CodeField {...props} />}
    </>
  );
}

function AddressField({ form, verification }: Props) {
  const { step, isBusy, check, send, restart } = verification;
  const locked = step !== 'unchecked';
  const { errors } = form.formState;
  const error = errors.user_email ?? errors.user_email_check ?? errors.user_email_verify;
  const done: FieldMessage | undefined = locked
    ? {
        kind: 'done',
        text: step === 'free' ? '이메일 중복확인에 성공했습니다.' : '이메일 인증 번호를 전송했습니다.',
      }
    : undefined;
  return (
    <Field
      label="이메일"
      message={errorMessage(error?.message) ?? done}
      action={locked && step !== 'confirmed' ? <TextButton onClick={restart}>이메일 변경</TextButton> : undefined}
    >
      {(input) => (
        <FormRow stacked>
          <TextInput
            {...input}
            {...form.register('user_email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            placeholder="name@example.com"
            readOnly={locked}
            onKeyDown={onEnter({ unchecked: check, free: send, sent: undefined, confirmed: undefined }[step])}
            end={locked ? <LockedMark /> : undefined}
          />
          {step === 'unchecked' && (
            <Button look="line" busy={isBusy.check} onClick={check}>
              중복확인
            </Button>
          )}
          {step === 'free' && (
            <Button look="line" busy={isBusy.send} onClick={send}>
              코드 전송
            </Button>
          )}
        </FormRow>
      )}
    </Field>
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

function CodeField({ form, verification }: Props) {
  const { step, isOver, canResend, isBusy, confirm, send } = verification;
  const confirmed = step === 'confirmed';
  return (
    <Field
      label="인증번호"
      message={codeMessage(form, verification)}
      action={
        canResend ? (
          <TextButton accent onClick={send} disabled={isBusy.send}>
            <RotateCcw size={16} aria-hidden />
            다시 보내기
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
            maxLength={6}
            placeholder="숫자 6자리"
            readOnly={confirmed}
            onKeyDown={onEnter(confirm)}
            end={confirmed ? <Check className={styles.done} size={20} aria-hidden /> : <Clock of={verification} />}
          />
          <Button
            look={confirmed ? 'plain' : 'accent'}
            disabled={confirmed || isOver}
            busy={isBusy.confirm}
            onClick={confirm}
          >
            {confirmed ? '인증완료' : '인증 확인'}
          </Button>
        </FormRow>
      )}
    </Field>
  );
}

function codeMessage(form: SignUpForm, { step, isOver, canResend }: EmailVerification): FieldMessage {
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

/** Enter does the field's own step instead of sending the form. */
function onEnter(act: (() => void) | undefined) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act?.();
  };
}
