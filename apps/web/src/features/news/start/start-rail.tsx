import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { newsTierLimits, tierOfGrade } from '@gaemi/domain/members/grades';
import { Suspense } from 'react';
import { lazyExtra } from '../../../shared/lazy-extra.ts';
import { useSignedInMember } from '../../../shared/session/signed-in-member.ts';
import { Card } from '../../../ui/card/card.tsx';
import { useNewsCost } from '../../analysis/again/use-news-cost.ts';
import type { StartStocks } from '../../stocks/start/use-start-stocks.ts';
import type { RecentStock } from './start-queries.ts';
import styles from './start-rail.module.css';

const SampleCard = lazyExtra(async () => (await import('../sample/sample-card.tsx')).SampleCard);

/** Beside the search: what the member can spend, and what a result looks like. */
export function StartRail({ waits }: Pick<StartStocks<RecentStock>, 'waits'>) {
  return (
    // Below the lists on a phone: an empty list moves it, unless it comes with them.
    <aside key={String(waits)} className={styles.rail} aria-label="비용과 예시">
      <Balance />
      <Suspense fallback={<Card className={styles.place} />}>
        <SampleCard />
      </Suspense>
    </aside>
  );
}

function Balance() {
  const { credit, grade } = useSignedInMember();
  const { lookBackMonths, maxEvents } = newsTierLimits[tierOfGrade[grade]];
  const cost = useNewsCost();
  const buys = Math.floor(credit / cost);
  return (
    <Card className={styles.balance} role="region" aria-label="크레딧">
      <dl>
        <div>
          <dt>가진 크레딧</dt>
          <dd className={styles.credit}>{groupDigits(credit)}</dd>
        </div>
        <div>
          <dt>뉴스 분석 한 번</dt>
          <dd>{cost} 크레딧</dd>
        </div>
        <div>
          <dt>소식</dt>
          <dd>
            {lookBackMonths}개월 안에서 {maxEvents}개까지
          </dd>
        </div>
      </dl>
      <p>
        {buys > 0 && `뉴스 분석을 ${groupDigits(buys)}번 할 수 있어요. `}
        오류로 멈추면 모두 돌려드려요.
      </p>
    </Card>
  );
}
