import { creditCosts } from '@gaemi/domain/members/credits';
import { type ComponentProps, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SpendingButton } from '../../../ui/button/spending-button.tsx';
import { AccumulationAgainSheet, type AnalysedPeriod } from './accumulation-again-sheet.tsx';
import { handOverStock, type PickedStock } from './handed-over.ts';

interface Props extends Omit<ComponentProps<typeof SpendingButton>, 'cost' | 'onClick'> {
  stock: PickedStock;
  last: AnalysedPeriod;
}

/** Asks whether to analyse the accumulation of a stock again, from the same day on, and does so on the screen that analyses. */
export function AccumulationAgainButton({ stock: { code, name }, last, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <SpendingButton {...rest} cost={creditCosts.accumulation} onClick={() => setOpen(true)} />
      {isOpen && (
        <AccumulationAgainSheet
          stock={{ code, name }}
          last={last}
          onStart={(period) => void navigate('/mjb', { state: handOverStock({ code, name, period }) })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
