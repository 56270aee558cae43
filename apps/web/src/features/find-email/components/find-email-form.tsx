import { findEmailRequest } from '@gaemi/contracts/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { errorMessage, Field, FormError } from '../../../components/field.tsx';
import { isFieldRefusal, showRefusal } from '../../../components/form-refusal.ts';
import { PhoneField } from '../../../components/phone-field.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useFindEmail } from '../api/find-email.ts';
import styles from './find-email-form.module.css';

/** Name and phone number of a member; `onFound` gets the masked address. */
export function FindEmailForm({ onFound }: { onFound: (email: string) => void }) {
  const form = useForm({
    resolver: zodResolver(findEmailRequest),
    mode: 'onTouched',
    defaultValues: { user_name: '', user_mobile: '' },
  });
  const findEmail = useFindEmail();

  const submit = form.handleSubmit((fields) =>
    findEmail.mutate(fields, {
      onSuccess: ({ user_email }) => {
        showToast('success', '이메일 찾기 성공');
        onFound(user_email);
      },
      onError: (error) => {
        if (isFieldRefusal(error)) showRefusal(form, error);
      },
    }),
  );

  return (
    <Card padded>
      <form
        aria-label="이메일 찾기"
        noValidate
        onSubmit={(event) => {
          if (findEmail.isPending) event.preventDefault();
          else void submit(event);
        }}
      >
        <Field label="이름" message={errorMessage(form.formState.errors.user_name?.message)}>
          {(input) => <TextInput {...input} {...form.register('user_name')} autoComplete="name" maxLength={30} />}
        </Field>
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
        <FormError text={form.formState.errors.root?.message} />
        <Button type="submit" look="accent" size="large" block className={styles.submit} busy={findEmail.isPending}>
          이메일 찾기
        </Button>
      </form>
    </Card>
  );
}
