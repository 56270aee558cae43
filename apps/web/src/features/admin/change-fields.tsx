import { grantableGrade } from '@gaemi/contracts/admin';
import { addMonths } from '@gaemi/domain/seoul-time';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { gradeLabels } from '../../ui/badge/grades.ts';
import { DayField } from '../../ui/calendar/day-field.tsx';
import { AmountInput } from '../../ui/field/amount-input.tsx';
import { errorMessage, Field } from '../../ui/field/field.tsx';

/** How far the calendar can be turned from today. */
const CALENDAR_MONTHS = 60;

/** The grades that can be granted, to choose from. */
export const gradeChoices = grantableGrade.options.map((value) => ({ value, text: gradeLabels[value].badge }));

/** A field of a form. */
interface InForm<Fields extends FieldValues, Context, Sent> {
  control: Control<Fields, Context, Sent>;
  name: Path<Fields>;
}

interface LastDayProps<Fields extends FieldValues, Context, Sent> extends InForm<Fields, Context, Sent> {
  today: string;
}

/** The last day of a grade, from today on. */
export function LastDayField<Fields extends FieldValues, Context, Sent>({
  today,
  ...place
}: LastDayProps<Fields, Context, Sent>) {
  const { field, fieldState } = useController(place);
  return (
    <DayField
      label="만료일"
      value={field.value}
      onChange={field.onChange}
      today={today}
      from={today}
      to={addMonths(today, CALENDAR_MONTHS)}
      error={fieldState.error?.message}
    />
  );
}

interface AmountProps<Fields extends FieldValues, Context, Sent> extends InForm<Fields, Context, Sent> {
  label: string;
  unit: '원' | '크레딧';
  /** What comes of an amount, said where there is no error. */
  hint?: (amount: number) => string;
}

/** An amount to add. */
export function AmountField<Fields extends FieldValues, Context, Sent>({
  label,
  unit,
  hint,
  ...place
}: AmountProps<Fields, Context, Sent>) {
  const { field, fieldState } = useController(place);
  const amount: number = field.value ?? 0;
  const hinted = hint === undefined ? undefined : ({ kind: 'hint', text: hint(amount) } as const);
  return (
    <Field label={label} message={errorMessage(fieldState.error?.message) ?? hinted}>
      {(input) => <AmountInput {...input} value={amount} onChange={field.onChange} onBlur={field.onBlur} unit={unit} />}
    </Field>
  );
}

/** The balance before and after an addition. */
export const creditHint = (credit: number, added: number, done: string): string =>
  `지금 ${credit.toLocaleString('ko-KR')} → ${done} 후 ${(credit + added).toLocaleString('ko-KR')}`;
