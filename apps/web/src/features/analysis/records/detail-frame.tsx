import type { ReactNode } from 'react';
import { TextButton } from '../../../ui/button/button.tsx';
import { useArrivalFocus } from '../../../ui/page/arrival-focus.ts';
import { Stack } from '../../../ui/stack/stack.tsx';
import styles from './detail-frame.module.css';
import { useDetailOffset } from './use-detail-offset.ts';

interface Props {
  onBack: () => void;
  /** Beside the way back. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A record in full, below the way back to its list. */
export function DetailFrame({ onBack, tools, children }: Props) {
  const back = useArrivalFocus<HTMLButtonElement>();
  const top = useDetailOffset();
  return (
    <Stack className={styles.detail} ref={top}>
      <div className={styles.bar} data-print="never">
        <TextButton ref={back} onClick={onBack}>
          {'< 목록으로'}
        </TextButton>
        {tools}
      </div>
      {children}
    </Stack>
  );
}
