import type { UserInfo } from '@gaemi/contracts/users';
import { creditCosts } from '@gaemi/domain/members/credits';
import { lastDayInForce } from '@gaemi/domain/members/expiry-day';
import { dottedDay } from '../../shared/seoul-date.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { GradeBadge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './now-card.module.css';
import { findReach } from './plans.ts';

/** What the member has now, and what that buys. */
export function NowCard({ member }: { member: UserInfo }) {
  const { grade, credit } = member;
  const news = Math.floor(credit / findReach(grade).cost);
  const accumulation = Math.floor(credit / creditCosts.accumulation);
  const lastDay = lastDayInForce(member, serverNow());
  const parts = [
    lastDay === null ? [] : `${dottedDay(lastDay)}까지`,
    `남은 크레딧 ${credit.toLocaleString('ko-KR')}`,
    news > 0
      ? `뉴스 분석을 ${news.toLocaleString('ko-KR')}번 할 수 있어요`
      : accumulation > 0
        ? `매집비 분석을 ${accumulation.toLocaleString('ko-KR')}번 할 수 있어요`
        : '분석하려면 크레딧이 더 필요해요',
  ].flat();
  return (
    <Card padded className={styles.now}>
      <GradeBadge grade={grade} />
      <div>
        <h2>지금 내 등급이에요</h2>
        <p>{parts.join(' · ')}</p>
      </div>
    </Card>
  );
}
