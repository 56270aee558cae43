import { RefreshCw } from 'lucide-react';
import { Button, ButtonCost, ButtonLink } from '../../../ui/button/button.tsx';

interface Props {
  /** In credits. */
  cost: number;
}

/** Analyses the stock of a result once more. */
export function AgainButton({ cost, onStart }: Props & { onStart: () => void }) {
  return (
    <Button look="soft" onClick={onStart}>
      <Label cost={cost} />
    </Button>
  );
}

/** Leads to the screen that analyses the stock. */
export function AgainLink({ cost, code }: Props & { code: string }) {
  return (
    <ButtonLink look="soft" to={`/analysis?q=${code}`}>
      <Label cost={cost} />
    </ButtonLink>
  );
}

function Label({ cost }: Props) {
  return (
    <>
      <RefreshCw size={16} aria-hidden />
      다시 분석 <ButtonCost>{cost} 크레딧</ButtonCost>
    </>
  );
}
