import { RefreshCw } from 'lucide-react';
import { ButtonCost, ButtonLink } from '../../../ui/button/button.tsx';
import { SpendingButton } from '../../../ui/button/spending-button.tsx';

interface Props {
  /** In credits. */
  cost: number;
}

/** Analyses the stock of a result once more. */
export function AgainButton({ cost, busy, onStart }: Props & { busy: boolean; onStart: () => void }) {
  return (
    <SpendingButton look="soft" cost={cost} busy={busy} onClick={onStart}>
      <Label />
    </SpendingButton>
  );
}

/** Leads to the screen that analyses the stock. */
export function AgainLink({ cost, code }: Props & { code: string }) {
  return (
    <ButtonLink look="soft" to={`/analysis?q=${code}`}>
      <Label /> <ButtonCost>{cost} 크레딧</ButtonCost>
    </ButtonLink>
  );
}

function Label() {
  return (
    <>
      <RefreshCw size={16} aria-hidden />
      다시 분석
    </>
  );
}
