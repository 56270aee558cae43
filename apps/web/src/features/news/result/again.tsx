import { RefreshCw } from 'lucide-react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { SpendingButton } from '../../../ui/button/spending-button.tsx';

interface Props {
  /** In credits. */
  cost: number;
  busy: boolean;
  onStart: () => void;
}

/** Analyses the stock of a result once more. */
export function AgainButton({ cost, busy, onStart }: Props) {
  return (
    <SpendingButton look="soft" cost={cost} busy={busy} onClick={onStart}>
      <Label />
    </SpendingButton>
  );
}

/** Leads to the screen that names the price and analyses the stock. */
export function AgainLink({ code }: { code: string }) {
  return (
    <ButtonLink look="soft" to={`/analysis?q=${code}`}>
      <Label />
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
