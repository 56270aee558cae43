import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { callApi } from '../../../shared/api/api-client.ts';
import { signIn } from '../../../shared/session/member.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { errorMessage, Field } from '../../../ui/field/field.tsx';
import { PasswordInput, TextInput } from '../../../ui/field/text-input.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import styles from './log-in-form.module.css';

interface LogInFields {
  user_email: string;
  password: string;
}

const loadResolver = () => import('./log-in-resolver.ts');
const resolver: Resolver<LogInFields> = async (...form) => (await loadResolver()).logInResolver(...form);

/** E-mail and password. Only the first wrong field is named; `onDone` runs after a successful log-in. */
export function LogInForm({ onDone }: { onDone: () => void }) {
  const { register, handleSubmit, formState } = useForm<LogInFields>({
    resolver,
    reValidateMode: 'onSubmit',
    defaultValues: { user_email: '', password: '' },
  });
  const logIn = useLogIn();
  const { errors } = formState;
  const emailError = errors.user_email?.message;
  const passwordError = emailError === undefined ? errors.password?.message : undefined;

  const submit = handleSubmit(
    (form) =>
      logIn.mutate(form, {
        onSuccess: () => {
          showToast('success', '로그인에 성공했습니다.');
          onDone();
        },
      }),
    (wrong: FieldErrors<LogInFields>) => {
      if (!wrong.user_email && !wrong.password) showToast('error', '로그인 양식을 확인해주세요.');
    },
  );

  return (
    <Card padded className={styles.card}>
      <form
        aria-label="로그인"
        noValidate
        // Only ahead of its use: if it does not come now, sending asks for it again.
        onFocus={() => void loadResolver().catch(() => undefined)}
        onSubmit={(event) => {
          if (logIn.isPending) event.preventDefault();
          // Without its validator the form is not sent.
          else submit(event).catch(() => showToast('error', '로그인에 실패했습니다. 다시 시도해주세요'));
        }}
      >
        <Field label="이메일" message={errorMessage(emailError)}>
          {(input) => (
            <TextInput
              {...input}
              {...register('user_email')}
              type="email"
              autoComplete="username"
              inputMode="email"
              placeholder="name@example.com"
            />
          )}
        </Field>
        <Field label="비밀번호" message={errorMessage(passwordError)}>
          {(input) => (
            <PasswordInput
              {...input}
              {...register('password')}
              autoComplete="current-password"
              placeholder="영문과 숫자 10자 이상"
            />
          )}
        </Field>
        <Button type="submit" look="accent" size="large" block className={styles.submit} busy={logIn.isPending}>
          로그인
        </Button>
      </form>
      <nav className={styles.links} aria-label="계정">
        <Link to="/signup">회원가입</Link>
        <Link to="/find-email">이메일 찾기</Link>
        <Link to="/find-password">비밀번호 찾기</Link>
      </nav>
    </Card>
  );
}

/** Logs in; a refusal is a toast and leaves the screen as it is. */
function useLogIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: { user_email: string; password: string }) => callApi('logIn', { body: form }),
    meta: { keepsSession: true, fallback: '로그인에 실패했습니다. 다시 시도해주세요' },
    onSuccess: (member) => signIn(client, member),
  });
}
