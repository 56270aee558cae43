import type { ComponentProps } from 'react';
import { useOnline } from '../use-online.ts';
import { Button, ButtonCost } from './button.tsx';

interface Props extends ComponentProps<typeof Button> {
  /** Credits. */
  cost: number;
}

/** A button that spends credits: it names its cost or, without a network, why it cannot be pressed. */
export function SpendingButton({ cost, disabled = false, children, 'aria-label': name, ...rest }: Props) {
  const online = useOnline();
  const note = online ? `${cost} 크레딧` : '연결되면 할 수 있어요';
  return (
    <Button {...rest} disabled={disabled || !online} aria-label={name === undefined ? undefined : `${name} ${note}`}>
      {children} <ButtonCost>{note}</ButtonCost>
    </Button>
  );
}
