import { Button } from '../button/button.tsx';
import { FormError } from '../field/field.tsx';
import { LookingNote } from '../panel/looking-note.tsx';
import { ModalActions } from './modal.tsx';

interface Props {
  /** Why the whole form was refused. */
  error: string | undefined;
  action: string;
  busy: boolean;
  /** Its answer was lost; the outcome is being found out. */
  isLooking?: boolean;
  onCancel: () => void;
}

/** The end of a form in a window: what was refused, the way out, and the button that sends it. */
export function ModalFormEnd({ error, action, busy, isLooking = false, onCancel }: Props) {
  return (
    <>
      <FormError text={error} />
      <LookingNote isLooking={isLooking} />
      <ModalActions>
        <Button size="large" aria-disabled={busy || undefined} onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" look="accent" size="large" busy={busy}>
          {action}
        </Button>
      </ModalActions>
    </>
  );
}
