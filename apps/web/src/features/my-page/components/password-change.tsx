import { useHeldOpen } from '../../../components/held-open.ts';
import { Modal } from '../../../components/modal.tsx';
import { ModalFormEnd } from '../../../components/modal-form-end.tsx';
import { useChangeOwnPassword } from '../api/change-own-password.ts';
import { PasswordForm } from './password-form.tsx';

/** A window to change the password with the current one. */
export function PasswordChange({ onClose }: { onClose: () => void }) {
  const change = useChangeOwnPassword();
  const close = useHeldOpen(change.isPending, onClose);
  return (
    <Modal title="비밀번호 변경" onClose={close}>
      <PasswordForm
        change={change}
        onDone={onClose}
        end={(error) => <ModalFormEnd error={error} action="변경하기" busy={change.isPending} onCancel={close} />}
      />
    </Modal>
  );
}
