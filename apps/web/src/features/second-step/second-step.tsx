import { messages } from '@gaemi/contracts/messages';
import type { UserInfo } from '@gaemi/contracts/users';
import { readRecoveryCode } from '@gaemi/domain/members/passkey';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { Button, TextButton } from '../../ui/button/button.tsx';
import { errorMessage, Field, FormError } from '../../ui/field/field.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { supportsPasskeys } from './browser-passkeys.ts';
import styles from './second-step.module.css';
import { isStepOver, stepSentence, useStepByPasskey, useStepByRecoveryCode } from './second-step-calls.ts';

export interface SecondStepProps {
  /** Whether the step completes a log-in or confirms who is there. */
  completes: 'log-in' | 'confirmation';
  onDone: (member: UserInfo) => void;
  /** The time for the step is over; the sentence says so. */
  onOver: (sentence: string) => void;
}

const words = {
  'log-in': {
    why: '비밀번호를 확인했어요. 패스키로 한 번 더 확인하면 로그인돼요.',
    byCode: '복구 코드로 로그인',
    send: '로그인',
  },
  confirmation: {
    why: '안전을 위해 패스키로 한 번 더 확인해주세요.',
    byCode: '복구 코드로 확인',
    send: '확인',
  },
} as const;

/** The second step in place: the passkey, or a recovery code where it is lost. */
export function SecondStep({ completes, onDone, onOver }: SecondStepProps) {
  const [canUsePasskeys] = useState(supportsPasskeys);
  const [isByCode, setByCode] = useState(!canUsePasskeys);
  const text = words[completes];
  const over = (error: Error) => {
    if (isStepOver(error)) onOver(error.detail);
  };
  return (
    <section className={styles.step} aria-label="한 번 더 확인">
      {isByCode ? (
        <ByCode send={text.send} onDone={onDone} onError={over} />
      ) : (
        <ByPasskey why={text.why} onDone={onDone} onError={over} />
      )}
      {canUsePasskeys && (
        <TextButton className={styles.other} onClick={() => setByCode(!isByCode)}>
          {isByCode ? '패스키로 확인' : text.byCode}
        </TextButton>
      )}
    </section>
  );
}

interface WayProps {
  onDone: (member: UserInfo) => void;
  onError: (error: Error) => void;
}

function ByPasskey({ why, onDone, onError }: WayProps & { why: string }) {
  const step = useStepByPasskey();
  const button = useRef<HTMLButtonElement>(null);
  // The button that led here is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p className={styles.why} role="status">
        {why}
      </p>
      <FormError text={step.error === null ? undefined : stepSentence(step.error)} />
      <Button
        ref={button}
        look="accent"
        size="large"
        block
        busy={step.isPending}
        onClick={() => step.mutate(undefined, { onSuccess: onDone, onError })}
      >
        패스키로 확인하기
      </Button>
    </>
  );
}

function ByCode({ send, onDone, onError }: WayProps & { send: string }) {
  const step = useStepByRecoveryCode();
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step.isPending) return;
    const code = input.current?.value ?? '';
    if (readRecoveryCode(code) === null) {
      setWrong(messages.recoveryCodeInvalid);
      input.current?.focus();
      return;
    }
    setWrong(undefined);
    step.mutate(code, { onSuccess: onDone, onError });
  };
  const isCodeWrong = step.error instanceof ApiError && step.error.code === 'RECOVERY_CODE_WRONG';
  const refused = step.error === null ? undefined : stepSentence(step.error);
  return (
    <form className={styles.code} aria-label="복구 코드로 확인" noValidate onSubmit={submit}>
      <p className={styles.why} role="status">
        패스키를 등록할 때 받은 복구 코드 하나를 입력해주세요. 한 번 쓴 코드는 다시 쓸 수 없어요.
      </p>
      <Field label="복구 코드" message={errorMessage(wrong ?? (isCodeWrong ? refused : undefined))}>
        {(field) => (
          <TextInput
            {...field}
            ref={input}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="XXXX-XXXX-XXXX-XXXX"
          />
        )}
      </Field>
      <FormError text={isCodeWrong || wrong !== undefined ? undefined : refused} />
      <Button type="submit" look="accent" size="large" block busy={step.isPending}>
        {send}
      </Button>
    </form>
  );
}
