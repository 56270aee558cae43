import type { UserInfo } from '@gaemi/contracts/users';
import { creditCosts } from '@gaemi/domain/members/credits';
import { expiryDay } from '@gaemi/domain/members/expiry-day';
import { tierOfGrade } from '@gaemi/domain/members/grades';
import { daysBetween, seoulDay } from '@gaemi/domain/seoul-time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../shared/server-clock.ts';
import { GradeBadge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { useHeldOpen } from '../../../ui/dialog/held-open.ts';
import { Modal } from '../../../ui/dialog/modal.tsx';
import { ModalFormEnd } from '../../../ui/dialog/modal-form-end.tsx';
import { useChangeOwnPassword } from './change-own-password.ts';
import { useLogOut } from './log-out.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './profile-card.module.css';

/** Who is signed in, what the grade and balance are worth, and the way out. */
export function ProfileCard({ member }: { member: UserInfo }) {
  const logOut = useLogOut();
  const [changing, setChanging] = useState(false);
  const analyses = Math.floor(member.credit / creditCosts.news[tierOfGrade[member.grade]]);
  return (
    <Card padded className={styles.profile}>
      <div className={styles.identity}>
        <h2>{member.user_name}</h2>
        <GradeBadge grade={member.grade} />
        <p>{member.user_email}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>크레딧</dt>
          <dd>
            {member.credit.toLocaleString('ko-KR')}
            <small>
              {analyses > 0 ? (
                `뉴스 분석을 ${analyses.toLocaleString('ko-KR')}번 할 수 있어요`
              ) : (
                <>
                  뉴스를 분석하려면 더 필요해요. <Link to="/subscribe">요금제에서 신청하기</Link>
                </>
              )}
            </small>
          </dd>
        </div>
        <div>
          <dt>등급 만료일</dt>
          <dd>
            <Expiry expiredAt={member.expired_at} />
          </dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button onClick={() => setChanging(true)}>비밀번호 변경</Button>
        <Button busy={logOut.isPending} onClick={() => logOut.mutate()}>
          로그아웃
        </Button>
      </div>
      {changing && <PasswordChange onClose={() => setChanging(false)} />}
    </Card>
  );
}

function Expiry({ expiredAt }: { expiredAt: string | null }) {
  if (expiredAt === null) return '등급 만료일 없음';
  return (
    <>
      {expiryDay(expiredAt)}
      <small>{expiryNote(new Date(expiredAt))}</small>
    </>
  );
}

/** Over at the moment itself, as the server counts it; until then counted in days of Seoul. */
function expiryNote(end: Date): string {
  const now = serverNow();
  if (end <= now) return '기간이 지났어요';
  const daysLeft = daysBetween(seoulDay(now), seoulDay(end));
  return daysLeft > 0 ? `${daysLeft}일 남았어요` : '오늘까지예요';
}

/** A window to change the password with the current one. */
function PasswordChange({ onClose }: { onClose: () => void }) {
  const change = useChangeOwnPassword();
  const close = useHeldOpen(change.isPending, onClose);
  return (
    <Modal title="비밀번호 변경" onClose={close}>
      <PasswordForm
        change={change}
        onDone={onClose}
        end={(error) => (
          <>
            <p className={styles.note}>바꾸면 다른 기기에서 로그아웃되고 푸시 알림이 끊기며 API 키는 모두 폐기돼요.</p>
            <ModalFormEnd
              error={error}
              action="변경하기"
              busy={change.isPending}
              isLooking={change.isLooking}
              onCancel={close}
            />
          </>
        )}
      />
    </Modal>
  );
}
