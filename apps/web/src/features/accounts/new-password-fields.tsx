import { messages } from '@gaemi/contracts/messages';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { errorMessage, Field, type FieldMessage } from '../../ui/field/field.tsx';
import { PasswordInput } from '../../ui/field/text-input.tsx';

interface Props {
  label: string;
  /** Both boxes, as their form registered them. */
  password: UseFormRegisterReturn;
  confirm: UseFormRegisterReturn;
  /** What is wrong with either. */
  passwordError: string | undefined;
  confirmError: string | undefined;
}

/** A password to be set, typed twice. */
export function NewPasswordFields({ label, password, confirm, passwordError, confirmError }: Props) {
  return (
    <>
      <Field label={label} message={passwordMessage(passwordError)}>
        {(input) => (
          <PasswordInput {...input} {...password} autoComplete="new-password" placeholder="영문과 숫자 10자 이상" />
        )}
      </Field>
      <Field label={`${label} 확인`} message={errorMessage(confirmError)}>
        {(input) => (
          <PasswordInput {...input} {...confirm} autoComplete="new-password" placeholder="한 번 더 입력해 주세요" />
        )}
      </Field>
    </>
  );
}

/** What is wrong with the password; of a common one, also what makes it one. */
function passwordMessage(error: string | undefined): FieldMessage | undefined {
  const message = errorMessage(error);
  const isCommon = error === messages.passwordTooCommon;
  return message && { ...message, reason: isCommon ? '서비스 이름이나 날짜는 빼고 정해 주세요.' : undefined };
}
