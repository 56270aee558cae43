import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useReducer, useRef } from 'react';
import styles from './amount-input.module.css';
import { TextInput } from './text-input.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> {
  /** A whole number; undefined and 0 show as an empty box. */
  value: number | undefined;
  onChange: (amount: number) => void;
  unit: string;
}

/**
 * A whole number of won or credits, shown with thousand separators. What is not one is refused, never cut to another amount: what
 * is pasted as "12,000.00" or "15만" changes nothing, and an amount that is too large stays in sight for the form to refuse.
 */
export function AmountInput({ value = 0, onChange, unit, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null);
  /** Digits to the right of the caret after a change; separators that come and go must not move it. */
  const digitsAfterCaret = useRef<number | null>(null);
  const [, draw] = useReducer((times: number) => times + 1, 0);
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
    // Also where the amount stays as it is: only then does the caret.
    draw();
    onChange(readAmount(target.value, unit) ?? value);
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

/** The amount of a text with or without separators and unit; null for any other text and for one that a number cannot hold. */
function readAmount(text: string, unit: string): number | null {
  const digits = text.normalize('NFKC').replace(unit, '').replace(/[\s,]/g, '');
  const amount = /^\d*$/.test(digits) ? Number(digits) : Number.NaN;
  return Number.isSafeInteger(amount) ? amount : null;
}

function caretBefore(text: string, digitsAfter: number): number {
  let caret = text.length;
  for (let digits = 0; caret > 0 && digits < digitsAfter; caret -= 1) if (text[caret - 1] !== ',') digits += 1;
  return caret;
}
