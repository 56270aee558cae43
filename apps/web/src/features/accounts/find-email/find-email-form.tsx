import type { FindEmailRequest } from '@gaemi/contracts/account';
import { findEmailRequest } from '@gaemi/contracts/account';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { callApi } from '../../../shared/api/api-client.ts';
import { useFirstWrongField } from '../../../shared/first-wrong-field.ts';
import { isFieldRefusal, showRefusal } from '../../../shared/form-refusal.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { errorMessage, Field, FormError } from '../../../ui/field/field.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { TextInput } from '../../../ui/field/text-input.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import styles from './find-email-form.module.css';

/** Name and phone number of a member; `onFound` gets the masked address. */
export function FindEmailForm({ onFound }: { onFound: (email: string) => void }) {
  const form = useForm({
    resolver: zodResolver(findEmailRequest),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { user_name: '', user_mobile: '' },
  });
  const element = useFirstWrongField(form);
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
        ref={element}
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

/** Looks up the address of a member, most of it hidden. A refusal is a toast and leaves the screen as it is. */
function useFindEmail() {
  return useMutation({
    mutationFn: (form: FindEmailRequest) => callApi('findEmail', { body: form }),
    meta: { keepsSession: true, inPlace: ['VALIDATION_FAILED'] },
  });
}
