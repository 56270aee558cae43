import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { withParticle } from '@gaemi/domain/text/particles';
import type { ReactNode } from 'react';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { SpendingButton } from '../../../ui/button/spending-button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import styles from './again-sheet.module.css';

interface Props {
  name: string;
  /** In credits. */
  cost: number;
  /** It is the first analysis of the stock. */
  isFirst?: boolean;
  /** The way to the last result, where nothing has come since: then it is the next step, not another analysis. */
  last?: ReactNode;
  /** It would not be refused; else there is only the next step. */
  isPossible?: boolean;
  busy?: boolean;
  onStart: () => void;
  onClose: () => void;
  /** What is known before. */
  children: ReactNode;
}

/** Asks before an analysis of a stock: what it costs, what is left then, and what is known. */
export function AgainSheet({
  name,
  cost,
  isFirst = false,
  last,
  isPossible = true,
  busy = false,
  onStart,
  onClose,
  children,
}: Props) {
  const { credit } = useSignedInMember();
  const isShort = isPossible && credit < cost;
  const label = isFirst ? '분석하기' : '다시 분석';
  const question = `${withParticle(name, '을')} ${isFirst ? '분석할까요?' : '다시 분석할까요?'}`;
  return (
    <Modal title={isShort ? `크레딧이 ${cost - credit} 모자라요` : question} onClose={onClose}>
      {isPossible && (
        <p className={styles.cost}>
          {isShort ? (
            <>
              필요한 크레딧 <b>{cost}</b> · 지금 <b>{credit}</b>
            </>
          ) : (
            <>
              <b>{cost} 크레딧</b> · 남는 크레딧 {groupDigits(credit - cost)}
            </>
          )}
        </p>
      )}
      <div className={styles.known} aria-live="polite">
        {children}
      </div>
      <div className={styles.actions}>
        {isShort && (
          <>
            <Button look="line" onClick={onClose}>
              닫기
            </Button>
            <ButtonLink look="accent" to="/subscribe">
              크레딧 알아보기
            </ButtonLink>
          </>
        )}
        {!isShort && last !== undefined && (
          <>
            {isPossible && (
              <SpendingButton look="line" cost={cost} busy={busy} onClick={onStart}>
                그래도 {label}
              </SpendingButton>
            )}
            {last}
          </>
        )}
        {!isShort && last === undefined && (
          <>
            <Button look="line" onClick={onClose}>
              닫기
            </Button>
            <SpendingButton look="accent" cost={cost} busy={busy} onClick={onStart}>
              {label}
            </SpendingButton>
          </>
        )}
      </div>
    </Modal>
  );
}
