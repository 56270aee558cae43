import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { creditCosts } from '@gaemi/domain/members/credits';
import { ChevronRight, History, Layers, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/dialog/modal.tsx';
import styles from './credit-sheet.module.css';

interface Props {
  /** Of the analysis that was refused. */
  cost: number;
  onClose: () => void;
}

/** After a refusal for want of credits: what is missing, what can still be done, and where more come from. */
export function CreditSheet({ cost, onClose }: Props) {
  const { credit } = useSignedInMember();
  const accumulations = Math.floor(credit / creditCosts.accumulation);
  return (
    <Modal title={`크레딧이 ${Math.max(0, cost - credit)} 모자라요`} onClose={onClose}>
      <div className={styles.sheet}>
        <div>
          <p>뉴스 분석에는 {cost} 크레딧이 필요해요.</p>
          <div className={styles.bar} aria-hidden="true">
            <i style={{ width: `${Math.min(100, (100 * credit) / cost)}%` }} />
          </div>
          <dl className={styles.figures}>
            <div>
              <dt>지금</dt> <dd>{groupDigits(credit)}</dd>
            </div>
            <div>
              <dt>필요한 크레딧</dt> <dd>{cost}</dd>
            </div>
          </dl>
        </div>
        <ul>
          {accumulations > 0 && (
            <Way
              to="/mjb"
              icon={Layers}
              title="매집비 분석은 할 수 있어요"
              note={`${creditCosts.accumulation} 크레딧이라 지금 ${accumulations}번 돼요`}
            />
          )}
          <Way to="/search" icon={History} title="지난 결과를 다시 봐요" note="다시 보는 것은 크레딧이 들지 않아요" />
        </ul>
        <ButtonLink look="accent" size="large" block to="/subscribe">
          요금제 보기
        </ButtonLink>
      </div>
    </Modal>
  );
}

function Way({ to, icon: Icon, title, note }: { to: string; icon: LucideIcon; title: string; note: string }) {
  return (
    <li>
      <Link to={to} className={styles.way}>
        <span className={styles.icon}>
          <Icon size={20} aria-hidden />
        </span>
        <span>
          <b>{title}</b>
          <small>{note}</small>
        </span>
        <ChevronRight size={18} aria-hidden />
      </Link>
    </li>
  );
}
