import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useFirstWrongField } from '../../../shared/first-wrong-field.ts';
import { showRefusal } from '../../../shared/form-refusal.ts';
import { ModalFormEnd } from '../../../ui/dialog/modal-form-end.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { EarlierChange, type EarlierProps } from './earlier-change.tsx';

interface Props<Fields extends FieldValues, Context, Sent> extends Omit<EarlierProps<Sent>, 'press'> {
  /** Names the form. */
  label: string;
  form: UseFormReturn<Fields, Context, Sent>;
  press: EarlierProps<Sent>['press'] & {
    mutate: (sent: Sent, on: { onSuccess: () => void; onError: (error: Error) => void }) => void;
  };
  /** A change is under way, from this form or another one of the window. */
  busy: boolean;
  /** Said when the change is made. */
  done: string;
  onDone: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The form of a change that an admin makes once. While an earlier one on the same target is open, that one is settled first. */
export function ChangeForm<Fields extends FieldValues, Context, Sent>({
  label,
  form,
  press,
  busy,
  done,
  onDone,
  children,
  ...earlier
}: Props<Fields, Context, Sent>) {
  const element = useFirstWrongField(form);
  const submit = form.handleSubmit((change) =>
    press.mutate(change, {
      onSuccess: () => {
        showToast('success', done);
        onDone();
      },
      onError: (error) => showRefusal(form, error),
    }),
  );
  return (
    <EarlierChange press={press} {...earlier}>
      <form
        ref={element}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          if (busy) event.preventDefault();
          else void submit(event);
        }}
      >
        {children}
        <ModalFormEnd
          error={form.formState.errors.root?.message}
          action="확인"
          busy={busy}
          isLooking={press.isLooking}
          onCancel={earlier.onCancel}
        />
      </form>
    </EarlierChange>
  );
}
