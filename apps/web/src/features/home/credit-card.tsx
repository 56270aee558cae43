import type { Home } from '@gaemi/contracts/home';
import { lastDayInForce } from '@gaemi/domain/members/expiry-day';
import { Link } from 'react-router-dom';
import { dottedDay } from '../../shared/seoul-date.ts';
import { serverNow } from '../../shared/server-clock.ts';
import { GradeBadge } from '../../ui/badge/badge.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './credit-card.module.css';

/** The balance, what it buys, and where to get more. */
export function CreditCard({ home }: { home: Home }) {
  const { credit, grade, analyses_left: left, spent_this_month: spent, briefing } = home;
  const lastDay = lastDayInForce(home, serverNow());
  return (
    <Card padded className={styles.card}>
      <div className={styles.head}>
        <p>
          남은 크레딧
          <b>{credit.toLocaleString('ko-KR')}</b>
        </p>
        <GradeBadge grade={grade} />
      </div>
      <p className={styles.left}>
        {left.news > 0 && (
          <>
            뉴스 분석을 <b>{left.news.toLocaleString('ko-KR')}번</b>, 또는{' '}
          </>
        )}
        {left.mjb > 0 && (
          <>
            매집비 분석을 <b>{left.mjb.toLocaleString('ko-KR')}번</b> 할 수 있어요.{' '}
          </>
        )}
        {left.news === 0 && (
          <>
            {left.mjb > 0 ? '뉴스를 분석하려면' : '분석하려면'} 크레딧이 더 필요해요.{' '}
            <Link to="/subscribe">요금제에서 신청하기</Link>
          </>
        )}
      </p>
      <dl className={styles.facts}>
        {lastDay !== null && (
          <div>
            <dt>등급 만료일</dt>
            <dd>{dottedDay(lastDay)}</dd>
          </div>
        )}
        <div>
          <dt>이번 달에 쓴 크레딧</dt>
          <dd>{spent.toLocaleString('ko-KR')}</dd>
        </div>
        <div>
          <dt>아침 브리핑</dt>
          <dd>{briefingText(briefing)}</dd>
        </div>
      </dl>
      <div className={styles.links}>
        <ButtonLink to="/mypage">내역 보기</ButtonLink>
        <ButtonLink to="/mypage/alerts">알림 설정</ButtonLink>
      </div>
    </Card>
  );
}

function briefingText({ on, at, stocks, paused_until: pausedUntil }: Home['briefing']): string {
  if (!on) return '받지 않아요';
  return pausedUntil === null ? `거래일 ${at} · ${stocks}종목` : '알림을 쉬는 중이에요';
}
