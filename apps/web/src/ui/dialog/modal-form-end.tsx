import { Button } from '../button/button.tsx';
import { FormError } from '../field/field.tsx';
import { ModalActions } from './modal.tsx';

interface Props {
  /** Why the whole form was refused. */
  error: string | undefined;
  action: string;
  busy: boolean;
  onCancel: () => void;
}

/** The end of a form in a window: what was refused, the way out, and the button that sends it. */
export function ModalFormEnd({ error, action, busy, onCancel }: Props) {
  return (
    <>
      <FormError text={error} />
      <ModalActions>
        <Button size="large" onClick={onCancel}>
          취소
        </Button>
        <Button type="submit" look="accent" size="large" busy={busy}>
          {action}
        </Button>
      </ModalActions>
    </>
  );
}
