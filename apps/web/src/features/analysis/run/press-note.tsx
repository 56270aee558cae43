import { messages } from '@gaemi/contracts/messages';
import { TextButton } from '../../../ui/button/button.tsx';
import { useShorterFocus } from '../../../ui/page/shorter-focus.ts';
import { LookingNote } from '../../../ui/panel/looking-note.tsx';
import styles from './press-note.module.css';

interface Props {
  isLooking: boolean;
  isStalled: boolean;
  /** Asks again, under the same id. */
  onSettle: () => void;
}

/** Says that it is not yet known whether the server has accepted an order. */
export function PressNote({ isLooking, isStalled, onSettle }: Props) {
  // Where the button that asks again goes.
  const place = useShorterFocus(Number(isStalled));
  return (
    <>
      <LookingNote isLooking={isLooking} />
      <div role="status" ref={place} className={styles.place} tabIndex={-1}>
        {isStalled && (
          <div className={styles.stalled}>
            <p>{messages.pressUnknown}</p>
            <TextButton accent onClick={onSettle}>
              다시 확인하기
            </TextButton>
          </div>
        )}
      </div>
    </>
  );
}
