import { useState } from 'react';
import { Button } from '../ui/button/button.tsx';
import { DayField } from '../ui/calendar/day-field.tsx';
import { noRange } from '../ui/calendar/day-range.ts';
import { RangeCalendar } from '../ui/calendar/range-calendar.tsx';
import { ConfirmDialog, ErrorDialog } from '../ui/dialog/dialog.tsx';
import { Modal } from '../ui/dialog/modal.tsx';
import { ModalFormEnd } from '../ui/dialog/modal-form-end.tsx';
import { AmountInput } from '../ui/field/amount-input.tsx';
import { ChoiceField } from '../ui/field/choice-field.tsx';
import { Field, FormError } from '../ui/field/field.tsx';
import { FieldGroup } from '../ui/field/field-group.tsx';
import { PhoneField } from '../ui/field/phone-field.tsx';
import { PasswordInput, TextInput } from '../ui/field/text-input.tsx';
import { TextToCopy } from '../ui/field/text-to-copy.tsx';

// The samples of the gallery that keep what is chosen or typed.

const grades = ['new', 'basic', 'pro', 'premium'] as const;
const days = { today: '2026-11-20', from: '2026-10-01', to: '2026-11-20', closedDays: ['2026-10-05'] };

export function Calendars() {
  const [day, setDay] = useState('');
  const [range, setRange] = useState(noRange);
  return (
    <>
      <DayField label="day" error={undefined} value={day} onChange={setDay} {...days} />
      <DayField label="day with an error" error="날짜를 선택해주세요." value="" onChange={setDay} {...days} />
      <RangeCalendar label="range" value={range} onChange={setRange} {...days} />
    </>
  );
}

const windows = ['modal', 'wide modal', 'form', 'confirm', 'error'] as const;

export function Dialogs() {
  const [open, setOpen] = useState<(typeof windows)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      {windows.map((name) => (
        <Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Button>
      ))}
      {open === 'modal' && (
        <Modal title="modal" onClose={close}>
          content
        </Modal>
      )}
      {open === 'wide modal' && (
        <Modal title="wide modal" wide onClose={close}>
          content
        </Modal>
      )}
      {open === 'form' && (
        <Modal title="form" onClose={close}>
          <form action={close}>
            <Field label="text">{(input) => <TextInput {...input} />}</Field>
            <ModalFormEnd error="whole form" action="send" busy={false} onCancel={close} />
          </form>
        </Modal>
      )}
      {open === 'confirm' && (
        <ConfirmDialog title="confirm" onConfirm={close} onCancel={close}>
          content
        </ConfirmDialog>
      )}
      {open === 'error' && (
        <ErrorDialog title="error" onConfirm={close}>
          content
        </ErrorDialog>
      )}
    </>
  );
}

export function Fields() {
  const [phone, setPhone] = useState('');
  const [amount, setAmount] = useState(12_000);
  return (
    <>
      {(['hint', 'done', 'error'] as const).map((kind) => (
        <Field key={kind} label={`text with ${kind}`} message={{ kind, text: kind }}>
          {(input) => <TextInput {...input} />}
        </Field>
      ))}
      <FieldGroup legend="group" error="error">
        {(messageId) => <TextInput aria-label="in a group" aria-describedby={messageId} />}
      </FieldGroup>
      <Field label="password">{(input) => <PasswordInput {...input} />}</Field>
      <Field label="amount">
        {(input) => <AmountInput {...input} value={amount} onChange={setAmount} unit="원" />}
      </Field>
      <PhoneField value={phone} onChange={setPhone} onBlur={() => undefined} error={undefined} />
      <ChoiceField
        label="choice"
        name="choice"
        error={undefined}
        choices={grades.map((value) => ({ value, text: value }))}
      />
      <TextToCopy label="text to copy" text="https://example.com" />
      <FormError text="whole form" />
    </>
  );
}
