import { grantableGrade } from '@gaemi/contracts/admin';
import { addMonths } from '@gaemi/domain/seoul-time';
import { gradeLabels } from '../../ui/badge/grades.ts';
import { DayField } from '../../ui/calendar/day-field.tsx';
import { AmountInput } from '../../ui/field/amount-input.tsx';
import { errorMessage, Field } from '../../ui/field/field.tsx';

/** How far the calendar can be turned from today. */
const CALENDAR_MONTHS = 60;

/** The grades that can be granted, to choose from. */
export const gradeChoices = grantableGrade.options.map((value) => ({ value, text: gradeLabels[value].badge }));

/** Value and handlers of a field of a form. */
interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

interface LastDayProps {
  field: Controlled<string>;
  today: string;
  error: string | undefined;
}

/** The last day of a grade, from today on. */
export function LastDayField({ field, today, error }: LastDayProps) {
  return (
    <DayField
      label="만료일"
      value={field.value}
      onChange={field.onChange}
      today={today}
      from={today}
      to={addMonths(today, CALENDAR_MONTHS)}
      error={error}
    />
  );
}

interface AmountProps {
  label: string;
  unit: '원' | '크레딧';
  field: Controlled<number>;
  error: string | undefined;
  /** What comes of it, where there is no error. */
  hint?: string;
}

/** An amount to add. */
export function AmountField({ label, unit, field, error, hint }: AmountProps) {
  const hinted = hint === undefined ? undefined : ({ kind: 'hint', text: hint } as const);
  return (
    <Field label={label} message={errorMessage(error) ?? hinted}>
      {(input) => (
        <AmountInput {...input} value={field.value} onChange={field.onChange} onBlur={field.onBlur} unit={unit} />
      )}
    </Field>
  );
}

/** The balance before and after an addition. */
export const creditHint = (credit: number, added: number, done: string): string =>
  `지금 ${credit.toLocaleString('ko-KR')} → ${done} 후 ${(credit + added).toLocaleString('ko-KR')}`;
