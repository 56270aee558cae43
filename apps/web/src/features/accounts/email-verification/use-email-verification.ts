import { email as emailField, verificationCode } from '@gaemi/contracts/fields';
import { type EmailType, verificationTimes } from '@gaemi/domain/members/verification';
import { useRef, useState } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { type EmailCall, type EmailEvent, initialEmailState, nextEmailState } from './email-state.ts';
import { type EmailStepFields, writeSteps } from './email-step-fields.ts';
import { useCountdown } from './use-countdown.ts';
import { useCheckEmail, useSendCode, useVerifyCode } from './verification-calls.ts';

type Form = UseFormReturn<EmailStepFields>;

/** The e-mail part of the form around it: where it stands and what moves it on. */
export function useEmailVerification(type: EmailType) {
  const form = useFormContext<EmailStepFields>();
  const { state, dispatch, begin } = useEmailState(form);
  const checkEmail = useCheckEmail(type);
  const sendCode = useSendCode(type);
  const verifyCode = useVerifyCode(type);
  const code = state.step === 'sent' ? state.code : null;
  const secondsLeft = useCountdown(code?.endsAt ?? null);
  const secondsToResend = useCountdown(code?.resendAt ?? null);

  const check = () => {
    if (!begin('check')) return;
    const email = emailField.safeParse(form.getValues('user_email'));
    if (!email.success) return refuse('user_email', email.error.issues[0]?.message);
    form.setValue('user_email', email.data);
    form.clearErrors('user_email');
    checkEmail.mutate(email.data, {
      onSuccess: () => {
        dispatch({ type: 'checked' });
        // The next step has not been missed, it has only just come up.
        form.clearErrors(['user_email_check', 'user_email_verify']);
      },
      onError: (error) => {
        dispatch({ type: 'failed' });
        showRefusal(form, 'user_email', error);
      },
    });
  };

  const send = () => {
    if (!begin('send')) return;
    // Without a network nothing leaves; with one that goes meanwhile, it may have.
    const mayLeave = navigator.onLine;
    sendCode.mutate(form.getValues('user_email'), {
      onSuccess: ({ expires_in, resend_in }) => {
        const now = Date.now();
        dispatch({ type: 'sent', code: { endsAt: now + expires_in * 1000, resendAt: now + resend_in * 1000 } });
        form.resetField('user_email_code');
        form.clearErrors(['user_email_verify', 'user_email_code', 'user_email_code_check']);
      },
      onError: (error) => {
        const isRefused = error instanceof ApiError && ['EMAIL_TAKEN', 'MEMBER_NOT_FOUND'].includes(error.code);
        if (isRefused) {
          restart();
          showRefusal(form, 'user_email', error);
        } else if (mayLeave && isAnswerLost(error)) {
          // The code may be in the mailbox, and the server sends no other one for a while.
          const now = Date.now();
          const endsAt = now + verificationTimes.codeSeconds * 1000;
          dispatch({ type: 'sent', code: { endsAt, resendAt: now, isUnsure: true } });
        } else dispatch({ type: 'failed' });
      },
    });
  };

  const confirm = () => {
    if (!begin('confirm')) return;
    const parsed = verificationCode.safeParse(form.getValues('user_email_code'));
    if (!parsed.success) return refuse('user_email_code', parsed.error.issues[0]?.message);
    verifyCode.mutate(
      { email: form.getValues('user_email'), code: parsed.data, endsAt: code?.endsAt ?? 0 },
      {
        onSuccess: () => {
          dispatch({ type: 'confirmed' });
          form.clearErrors(['user_email_code', 'user_email_code_check']);
        },
        onError: (error) => {
          dispatch({ type: 'failed' });
          if (showRefusal(form, 'user_email_code', error)) showToast('error', '인증코드 확인에 실패했습니다.');
        },
      },
    );
  };

  /** What was typed is refused before anything is called. */
  const refuse = (field: 'user_email' | 'user_email_code', message: string | undefined) => {
    dispatch({ type: 'failed' });
    form.setError(field, { message }, { shouldFocus: true });
  };

  /** Back to the beginning, to use another address. */
  const restart = () => {
    dispatch({ type: 'restarted' });
    form.resetField('user_email_code');
  };

  const askForNewCode = () => {
    dispatch({ type: 'proof-lost' });
    form.resetField('user_email_code');
  };

  return {
    type,
    step: state.step,
    isUnsure: code?.isUnsure === true,
    /** The call under way. */
    call: state.call,
    secondsLeft,
    isOver: secondsLeft === 0,
    canResend: secondsToResend === 0,
    check,
    send,
    confirm,
    restart,
    askForNewCode,
  };
}

export type EmailVerification = ReturnType<typeof useEmailVerification>;

/** The state, read at once by a second press that comes before the screen knows of the first. */
function useEmailState(form: Form) {
  const [state, setState] = useState(initialEmailState);
  const latest = useRef(state);
  const dispatch = (event: EmailEvent) => {
    const { step } = latest.current;
    latest.current = nextEmailState(latest.current, event);
    setState(latest.current);
    if (latest.current.step !== step) writeSteps(form, latest.current.step);
  };
  /** False where the call may not begin now. */
  const begin = (call: EmailCall): boolean => {
    const before = latest.current;
    dispatch({ type: 'called', call });
    return latest.current !== before;
  };
  return { state, dispatch, begin };
}

/** Whether the call may have done its work all the same: no answer, or one that is not the server's own. */
const isAnswerLost = (error: Error): boolean =>
  error instanceof ApiError && error.isPassing && (error.status === 0 || error.code === 'UNKNOWN');

/** Puts a refusal under its field; false where the error is of another kind and has been shown as a toast. */
function showRefusal(form: Form, field: 'user_email' | 'user_email_code', error: Error): boolean {
  if (!(error instanceof ApiError) || error.isPassing || error.status === 429) return false;
  form.setError(field, { message: error.detail }, { shouldFocus: true });
  return true;
}
