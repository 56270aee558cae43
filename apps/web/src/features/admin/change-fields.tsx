import { type AdminUser, grantableGrade } from '@gaemi/contracts/admin';
import { lastDayInForce } from '@gaemi/domain/members/expiry-day';
import { addMonths } from '@gaemi/domain/seoul-time';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { dottedDay } from '../../shared/seoul-date.ts';
import { serverNow } from '../../shared/server-clock.ts';
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
  /** What comes of a day, said where there is no error. */
  hint: (day: string) => string;
}

/** The last day of a grade, from today on. */
export function LastDayField<Fields extends FieldValues, Context, Sent>({
  today,
  hint,
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
      hint={hint(field.value)}
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

/** A grade with its last day; empty while none is chosen. */
interface Plan {
  grade: AdminUser['grade'] | undefined;
  lastDay: string;
}

/** The plan before and after a change: what is left of another grade ends with it. */
export function planHint(user: Pick<AdminUser, 'grade' | 'expired_at'>, next: Plan, done: string): string {
  const now = planText({ grade: user.grade, lastDay: lastDayInForce(user, serverNow()) ?? '' });
  return next.grade === undefined || next.lastDay === '' ? `지금 ${now}` : `지금 ${now} → ${done} 후 ${planText(next)}`;
}

const planText = ({ grade, lastDay }: Plan): string =>
  [grade === undefined ? [] : gradeLabels[grade].badge, lastDay === '' ? [] : `${dottedDay(lastDay)}까지`]
    .flat()
    .join(' ');
