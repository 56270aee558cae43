import type { SignUpRequest } from '@gaemi/contracts/users';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, FormProvider } from 'react-hook-form';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useFirstWrongField } from '../../../shared/first-wrong-field.ts';
import { useMember } from '../../../shared/session/member.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { errorMessage, Field, FieldLine } from '../../../ui/field/field.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { LookingNote } from '../../../ui/panel/looking-note.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { EmailFields } from '../email-verification/email-fields.tsx';
import { type EmailVerification, useEmailVerification } from '../email-verification/use-email-verification.ts';
import { VerifiedSubmit } from '../email-verification/verified-submit.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { useProvenPress } from '../proven-press.ts';
import { AgreedTerms } from './agreed-terms.tsx';
import { type SignUpForm as Form, type SignUpFields, useSignUpForm } from './sign-up-fields.ts';
import styles from './sign-up-form.module.css';

interface Props {
  /** Runs once the member exists, with their e-mail. */
  onDone: (email: string) => void;
}

/** The whole sign-up. */
export function SignUpForm(props: Props) {
  const form = useSignUpForm();
  return (
    <FormProvider {...form}>
      <SignUpCard form={form} {...props} />
    </FormProvider>
  );
}

function SignUpCard({ form, onDone }: Props & { form: Form }) {
  const element = useFirstWrongField(form);
  const verification = useEmailVerification('sign-up');
  const signUp = useSignUp();
  const { data: member } = useMember();
  const { errors, touchedFields } = form.formState;

  const submit = form.handleSubmit(
    (fields) =>
      signUp.mutate(fields, {
        onSuccess: (made) => {
          // Else the log-in's card says that it worked; members who are signed in do not see it.
          if (made === null || member) showToast('success', '회원가입에 성공했습니다.');
          onDone(fields.user_email);
        },
        onError: (error) => showRefusal(form, verification, error),
      }),
    () => showToast('error', '회원가입 양식을 확인해주세요.'),
  );

  return (
    <Card padded>
      <form
        ref={element}
        aria-label="회원가입"
        noValidate
        onSubmit={(event) => {
          if (signUp.isPending) event.preventDefault();
          else void submit(event);
        }}
      >
        <EmailFields verification={verification} />
        <Field label="이름" message={errorMessage(errors.user_name?.message)}>
          {(input) => <TextInput {...input} {...form.register('user_name')} autoComplete="name" maxLength={30} />}
        </Field>
        <NewPasswordFields
          label="비밀번호"
          password={form.register('user_pw', { deps: touchedFields.user_pw_confirm ? ['user_pw_confirm'] : [] })}
          confirm={form.register('user_pw_confirm')}
          passwordError={errors.user_pw?.message}
          confirmError={errors.user_pw_confirm?.message}
        />
        <MobileField form={form} />
        <Agreement form={form} />
        <LookingNote isLooking={signUp.isLooking} />
        <VerifiedSubmit
          className={styles.submit}
          verification={verification}
          busy={signUp.isPending}
          notes={{ before: '이메일 인증을 마치면 가입할 수 있어요.', after: '가입하면 바로 로그인할 수 있어요.' }}
        >
          회원가입
        </VerifiedSubmit>
      </form>
    </Card>
  );
}

function MobileField({ form }: { form: Form }) {
  return (
    <Controller
      control={form.control}
      name="user_mobile"
      render={({ field, fieldState }) => (
        <PhoneField
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

function Agreement({ form }: { form: Form }) {
  const messageId = useId();
  const error = form.formState.errors.user_agree?.message;
  return (
    <div className={styles.group}>
      <AgreedTerms />
      <div className={styles.agree}>
        <Checkbox {...form.register('user_agree')} aria-invalid={error !== undefined} aria-describedby={messageId}>
          개인정보 수집 및 이용에 동의해요 <span className={styles.required}>(필수)</span>
        </Checkbox>
        <FieldLine id={messageId} message={errorMessage(error)} />
      </div>
    </div>
  );
}

const shownFields = new Set<string>([
  'user_email',
  'user_name',
  'user_pw',
  'user_pw_confirm',
  'user_mobile',
  'user_agree',
]);
const isShownField = (name: string): name is keyof SignUpFields => shownFields.has(name);

/** Puts what the server refused under its fields, and takes the e-mail steps back where their proof is gone. */
function showRefusal(form: Form, verification: EmailVerification, error: Error): void {
  if (!(error instanceof ApiError)) return;
  if (error.code === 'EMAIL_NOT_VERIFIED') verification.askForNewCode();
  if (error.code === 'EMAIL_TAKEN') {
    verification.restart();
    form.setError('user_email', { message: error.detail }, { shouldFocus: true });
  }
  if (error.code !== 'VALIDATION_FAILED') return;
  const refused = Object.entries(error.fields).filter(([name]) => isShownField(name));
  for (const [name, message] of refused) if (isShownField(name)) form.setError(name, { message });
  showToast('error', refused.length === 0 ? error.detail : '회원가입 양식을 확인해주세요.');
}

/** Makes the member. The answer is null where only a log-in told that it is made. Refused fields are shown under their fields. */
function useSignUp() {
  const { press, isLooking } = useProvenPress({
    id: 'sign-up',
    send: (form: SignUpRequest) => callApi('signUp', { body: form }),
    credentialsOf: ({ user_email, user_pw }) => ({ email: user_email, password: user_pw }),
  });
  const mutation = useMutation({ mutationFn: press, meta: { inPlace: ['VALIDATION_FAILED', 'EMAIL_TAKEN'] } });
  return { ...mutation, isLooking };
}
