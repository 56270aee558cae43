import { MOBILE_GROUPS } from '@gaemi/contracts/fields';
import { type ClipboardEvent, useRef } from 'react';
import { phoneGroups, readDigits } from './phone-groups.ts';
import styles from './phone-input.module.css';
import { TextInput } from './text-input.tsx';

interface Props {
  /** Three groups of digits joined by hyphens, complete or not. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  invalid: boolean;
  describedBy: string;
}

const boxes = [
  { name: '앞자리', autoComplete: 'tel-area-code' },
  { name: '가운데 자리', autoComplete: 'tel-local-prefix' },
  { name: '끝자리', autoComplete: 'tel-local-suffix' },
] as const;

/** A phone number in three boxes of digits. A full box leads on to the next; a whole number can be pasted. */
export function PhoneInput({ value, onChange, onBlur, invalid, describedBy }: Props) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const groups = value.split('-');

  const change = (index: number, text: string) => {
    const digits = readDigits(text).slice(0, MOBILE_GROUPS[index]);
    onChange(boxes.map((_, box) => (box === index ? digits : (groups[box] ?? ''))).join('-'));
    if (digits.length === MOBILE_GROUPS[index]) inputs.current[index + 1]?.focus();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = phoneGroups(event.clipboardData.getData('text'));
    if (pasted === null) return;
    event.preventDefault();
    onChange(pasted);
    inputs.current[2]?.focus();
  };

  return (
    <div className={styles.phone}>
      {boxes.map((box, index) => (
        <TextInput
          key={box.name}
          ref={(input) => {
            inputs.current[index] = input;
          }}
          aria-label={`전화번호 ${box.name}`}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          inputMode="numeric"
          autoComplete={box.autoComplete}
          maxLength={MOBILE_GROUPS[index]}
          value={groups[index] ?? ''}
          onChange={(event) => change(index, event.target.value)}
          onPaste={paste}
          onBlur={index === boxes.length - 1 ? onBlur : undefined}
        />
      ))}
    </div>
  );
}
