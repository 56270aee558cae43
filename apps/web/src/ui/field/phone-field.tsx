import { FieldGroup } from './field-group.tsx';
import { PhoneInput } from './phone-input.tsx';

interface Props {
  /** Three groups of digits joined by hyphens, complete or not. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** A labelled phone number with the line for what is wrong with it. */
export function PhoneField({ error, ...input }: Props) {
  return (
    <FieldGroup legend="전화번호" error={error}>
      {(messageId) => <PhoneInput {...input} invalid={error !== undefined} describedBy={messageId} />}
    </FieldGroup>
  );
}
