import { messages } from '@gaemi/contracts/messages';
import { FormProvider } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useFirstWrongField } from '../../../shared/first-wrong-field.ts';
import { isFieldRefusal, showRefusal } from '../../../shared/form-refusal.ts';
import { OutcomeUnknown } from '../../../shared/press/settle-press.ts';
import { Card } from '../../../ui/card/card.tsx';
import { FormError } from '../../../ui/field/field.tsx';
import { LookingNote } from '../../../ui/panel/looking-note.tsx';
import { EmailFields } from '../email-verification/email-fields.tsx';
import { useEmailVerification } from '../email-verification/use-email-verification.ts';
import { VerifiedSubmit } from '../email-verification/verified-submit.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { notifyPasswordChanged } from '../password-changed.ts';
import styles from './find-password-form.module.css';
import { type ResetForm, useResetForm } from './reset-fields.ts';
import { useResetPassword } from './reset-password.ts';

/** A new password for a member who has the mails of the address; `onDone` runs once it is set. */
export function FindPasswordForm(props: { onDone: () => void }) {
  const form = useResetForm();
  return (
    <FormProvider {...form}>
      <FindPasswordCard form={form} {...props} />
    </FormProvider>
  );
}

function FindPasswordCard({ form, onDone }: { form: ResetForm; onDone: () => void }) {
  const element = useFirstWrongField(form);
  const verification = useEmailVerification('password-change');
  const changePassword = useResetPassword();

  const refuse = (error: Error) => {
    if (isFieldRefusal(error)) showRefusal(form, error);
    if (!(error instanceof ApiError)) return;
    if (error.code === 'NO_ANSWER') {
      form.setError('root', { message: error instanceof OutcomeUnknown ? messages.passwordUnknown : error.detail });
    }
    if (error.code === 'EMAIL_NOT_VERIFIED') verification.askForNewCode();
    if (error.code === 'MEMBER_NOT_FOUND') {
      verification.restart();
      form.setError('user_email', { message: error.detail }, { shouldFocus: true });
    }
  };
  const submit = form.handleSubmit(({ user_email, new_password }) =>
    changePassword.mutate(
      { user_email, new_password },
      {
        onSuccess: (changed) => {
          notifyPasswordChanged(changed);
          onDone();
        },
        onError: refuse,
      },
    ),
  );

  return (
    <Card padded>
      <form
        ref={element}
        aria-label="비밀번호 찾기"
        noValidate
        onSubmit={(event) => {
          if (changePassword.isPending) event.preventDefault();
          else void submit(event);
        }}
      >
        <EmailFields verification={verification} />
        <NewPasswordFields
          label="새 비밀번호"
          password={form.register('new_password', {
            deps: form.formState.touchedFields.new_password_confirm ? ['new_password_confirm'] : [],
          })}
          confirm={form.register('new_password_confirm')}
          passwordError={form.formState.errors.new_password?.message}
          confirmError={form.formState.errors.new_password_confirm?.message}
        />
        <FormError text={form.formState.errors.root?.message} />
        <LookingNote isLooking={changePassword.isLooking} />
        <VerifiedSubmit
          className={styles.submit}
          verification={verification}
          busy={changePassword.isPending}
          notes={{
            before: '이메일 인증을 마치면 바꿀 수 있어요.',
            after: '바꾸면 모든 기기에서 로그아웃되고 푸시 알림이 끊기며 API 키는 모두 폐기돼요.',
          }}
        >
          비밀번호 변경
        </VerifiedSubmit>
      </form>
    </Card>
  );
}
