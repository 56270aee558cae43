import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SpendingButton } from '../../../ui/button/spending-button.tsx';
import { handOverStock, type PickedStock } from './handed-over.ts';
import { NewsAgainSheet } from './news-again-sheet.tsx';
import { useNewsCost } from './use-news-cost.ts';

interface Props extends Omit<ComponentProps<typeof SpendingButton>, 'cost' | 'onClick'> {
  stock: PickedStock;
  /** Id of the result on the screen, if there is one. */
  shownId?: string;
  /** Starts the analysis where the screen itself can; elsewhere it starts on the screen that analyses. */
  onStart?: (() => void) | undefined;
}

/** Asks whether to analyse the news of a stock, and analyses it. */
export function NewsAgainButton({ stock, shownId, onStart, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const cost = useNewsCost();
  const start = () => {
    if (onStart === undefined) return void navigate('/analysis', { state: handOverStock(stock) });
    setOpen(false);
    onStart();
  };
  return (
    <>
      <SpendingButton {...rest} cost={cost} onClick={() => setOpen(true)} />
      {isOpen && <NewsAgainSheet stock={stock} shownId={shownId} onStart={start} onClose={() => setOpen(false)} />}
    </>
  );
}
