import { email as emailField, verificationCode } from '@gaemi/contracts/fields';
import type { EmailType } from '@gaemi/domain/members/verification';
import { useRef, useState } from 'react';
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import type { EmailStepFields } from './email-step-fields.ts';
import { useCountdown } from './use-countdown.ts';
import { useCheckEmail, useSendCode, useVerifyCode } from './verification-calls.ts';

/** Unchecked → checked (address locked) → code sent (countdown) → code confirmed. */
export type EmailStep = 'unchecked' | 'checked' | 'sent' | 'confirmed';

type Form = UseFormReturn<EmailStepFields>;

interface SentCode {
  endsAt: number;
  resendAt: number;
}

/** The e-mail part of the form around it: where it stands and what moves it on. The form itself holds the finished steps. */
export function useEmailVerification(type: EmailType) {
  const form = useFormContext<EmailStepFields>();
  const [sent, setSent] = useState<SentCode | null>(null);
  const checkEmail = useCheckEmail(type);
  const sendCode = useSendCode(type);
  const verifyCode = useVerifyCode(type);
  const step = useStep(form);
  const secondsLeft = useCountdown(step === 'sent' ? (sent?.endsAt ?? null) : null);
  const secondsToResend = useCountdown(step === 'sent' ? (sent?.resendAt ?? null) : null);
  // One call at a time: a second press can come before the screen knows of the first, and only its answer would be heard.
  const isCalling = useRef(false);
  const onSettled = () => {
    isCalling.current = false;
  };

  const check = () => {
    if (isCalling.current) return;
    const email = emailField.safeParse(form.getValues('user_email'));
    if (!email.success) {
      form.setError('user_email', { message: email.error.issues[0]?.message }, { shouldFocus: true });
      return;
    }
    form.setValue('user_email', email.data);
    form.clearErrors('user_email');
    isCalling.current = true;
    checkEmail.mutate(email.data, {
      onSuccess: () => {
        form.setValue('user_email_check', true);
        // The next step has not been missed, it has only just come up.
        form.clearErrors(['user_email_check', 'user_email_verify']);
      },
      onError: (error) => showRefusal(form, 'user_email', error),
      onSettled,
    });
  };

  const send = () => {
    if (isCalling.current) return;
    isCalling.current = true;
    sendCode.mutate(form.getValues('user_email'), {
      onSuccess: ({ expires_in, resend_in }) => {
        const now = Date.now();
        setSent({ endsAt: now + expires_in * 1000, resendAt: now + resend_in * 1000 });
        form.setValue('user_email_verify', true);
        form.resetField('user_email_code');
        form.clearErrors(['user_email_verify', 'user_email_code', 'user_email_code_check']);
      },
      onError: (error) => {
        if (!(error instanceof ApiError) || !(error.code === 'EMAIL_TAKEN' || error.code === 'MEMBER_NOT_FOUND'))
          return;
        restart();
        showRefusal(form, 'user_email', error);
      },
      onSettled,
    });
  };

  const confirm = () => {
    if (isCalling.current) return;
    const code = verificationCode.safeParse(form.getValues('user_email_code'));
    if (!code.success) {
      form.setError('user_email_code', { message: code.error.issues[0]?.message }, { shouldFocus: true });
      return;
    }
    isCalling.current = true;
    verifyCode.mutate(
      { email: form.getValues('user_email'), code: code.data },
      {
        onSuccess: () => {
          form.setValue('user_email_code_check', true);
          form.clearErrors(['user_email_code', 'user_email_code_check']);
        },
        onError: (error) => {
          if (showRefusal(form, 'user_email_code', error)) showToast('error', '인증코드 확인에 실패했습니다.');
        },
        onSettled,
      },
    );
  };

  /** Back to the beginning, to use another address. */
  const restart = () => {
    setSent(null);
    form.unregister(['user_email_check', 'user_email_verify', 'user_email_code_check']);
    form.resetField('user_email_code');
  };

  /** The proof on the server is gone: the address stays, a new code is needed. */
  const askForNewCode = () => {
    setSent(null);
    form.unregister(['user_email_verify', 'user_email_code_check']);
    form.resetField('user_email_code');
  };

  const isBusy = { check: checkEmail.isPending, send: sendCode.isPending, confirm: verifyCode.isPending };
  return {
    type,
    step,
    secondsLeft,
    isOver: step === 'sent' && secondsLeft === 0,
    canResend: step === 'sent' && secondsToResend === 0,
    isBusy: { ...isBusy, any: isBusy.check || isBusy.send || isBusy.confirm },
    check,
    send,
    confirm,
    restart,
    askForNewCode,
  };
}

export type EmailVerification = ReturnType<typeof useEmailVerification>;

function useStep({ control }: Form): EmailStep {
  const [checked, sent, confirmed] = useWatch({
    control,
    name: ['user_email_check', 'user_email_verify', 'user_email_code_check'],
  });
  if (confirmed) return 'confirmed';
  if (sent) return 'sent';
  return checked ? 'checked' : 'unchecked';
}

/** Puts a refusal under its field; false where the error is of another kind and has been shown as a toast. */
function showRefusal(form: Form, field: 'user_email' | 'user_email_code', error: Error): boolean {
  if (!(error instanceof ApiError) || error.isPassing || error.status === 429) return false;
  form.setError(field, { message: error.detail }, { shouldFocus: true });
  return true;
}
