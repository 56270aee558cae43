import { type AdminUser, grantableGrade } from '@gaemi/contracts/admin';
import { lastDayInForce } from '@gaemi/domain/members/expiry-day';
import { addMonths } from '@gaemi/domain/seoul-time';
import { type Control, type FieldValues, type Path, useController } from 'react-hook-form';
import { dottedDay } from '../../../shared/seoul-date.ts';
import { serverNow } from '../../../shared/server-clock.ts';
import { gradeLabels } from '../../../ui/badge/grades.ts';
import { DayField } from '../../../ui/calendar/day-field.tsx';
import { AmountInput } from '../../../ui/field/amount-input.tsx';
import { errorMessage, Field } from '../../../ui/field/field.tsx';

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

/** The plan before and after a change, of which `lastDay` is empty while none is chosen: what is left of another grade ends with it. */
export function planHint(
  user: Pick<AdminUser, 'grade' | 'expired_at'>,
  { grade, lastDay }: { grade: AdminUser['grade'] | undefined; lastDay: string },
  done: string,
): string {
  const now = `지금 ${planText(user.grade, user.expired_at === null ? '만료일 없음' : untilText(lastDayInForce(user, serverNow())))}`;
  return grade === undefined || lastDay === '' ? now : `${now} → ${done} 후 ${planText(grade, untilText(lastDay))}`;
}

const untilText = (lastDay: string | null): string => (lastDay === null ? '' : `${dottedDay(lastDay)}까지`);

const planText = (grade: AdminUser['grade'], until: string): string => `${gradeLabels[grade].badge} ${until}`.trim();
