import type { ComponentProps } from 'react';
import styles from './choice-field.module.css';
import { FieldGroup } from './field-group.tsx';

interface Props<Value extends string> extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  label: string;
  choices: readonly { value: Value; text: string }[];
  error: string | undefined;
}

/** One of a few, as radio buttons side by side. Takes what a form registers on an input. */
export function ChoiceField<Value extends string>({ label, choices, error, ...input }: Props<Value>) {
  return (
    <FieldGroup legend={label} error={error}>
      {(messageId) => (
        <div className={styles.choices}>
          {choices.map(({ value, text }) => (
            <label key={value}>
              <input
                {...input}
                type="radio"
                value={value}
                aria-describedby={messageId}
                data-invalid={error !== undefined}
              />
              {text}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
