import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import styles from './amount-input.module.css';
import { TextInput } from './text-input.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  /** A whole number; undefined and 0 show as an empty box. */
  value: number | undefined;
  onChange: (amount: number) => void;
  unit: string;
}

/** Longest amount that can be typed: eight digits. */
const MOST_DIGITS = 8;

/** A whole number of won or credits: takes digits only and shows them with thousand separators. */
export function AmountInput({ value = 0, onChange, unit, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null);
  /** Digits to the right of the caret after a change; separators that come and go must not move it. */
  const digitsAfterCaret = useRef<number | null>(null);
  const text = value === 0 ? '' : groupDigits(value);

  useLayoutEffect(() => {
    const wanted = digitsAfterCaret.current;
    digitsAfterCaret.current = null;
    if (wanted === null || box.current === null) return;
    const caret = caretBefore(text, wanted);
    box.current.setSelectionRange(caret, caret);
  });

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const caret = target.selectionStart ?? target.value.length;
    digitsAfterCaret.current = keepDigits(target.value.slice(caret)).length;
    onChange(Number(keepDigits(target.value).slice(0, MOST_DIGITS)));
  };

  return (
    <div className={styles.amount}>
      <TextInput
        {...input}
        ref={box}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        value={text}
        onChange={change}
      />
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
    </div>
  );
}

const keepDigits = (text: string) => text.replace(/\D/g, '');

function caretBefore(text: string, digitsAfter: number): number {
  let caret = text.length;
  for (let digits = 0; caret > 0 && digits < digitsAfter; caret -= 1) if (text[caret - 1] !== ',') digits += 1;
  return caret;
}
