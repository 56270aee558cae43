import { ConfirmDialog } from '../../../../ui/dialog/dialog.tsx';
import { ConfirmWho } from '../../../second-step/confirm-who.tsx';
import { isConfirmationRequired } from '../../../second-step/confirmation.ts';
import { useMakeRecoveryCodes } from './passkey-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Makes new recovery codes in place of the former ones, and shows them this once. */
export function NewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const make = useMakeRecoveryCodes();
  const send = () =>
    make.mutate(undefined, {
      onError: (error) => {
        if (!isConfirmationRequired(error)) onClose();
      },
    });
  if (make.data !== undefined) return <RecoveryCodes codes={make.data.recovery_codes} onClose={onClose} />;
  if (isConfirmationRequired(make.error)) return <ConfirmWho hasPasskeys onDone={send} onClose={onClose} />;
  return (
    <ConfirmDialog
      title="복구 코드를 새로 만들까요?"
      action="새로 만들기"
      busy={make.isPending}
      onCancel={onClose}
      onConfirm={send}
    >
      <p>전에 받은 복구 코드는 모두 쓸 수 없게 돼요.</p>
    </ConfirmDialog>
  );
}
