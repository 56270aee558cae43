import type { MjbDetail } from '@gaemi/contracts/accumulation';
import { isSynthetic } from '@gaemi/domain/sources';
import { marketDataNames } from '../../../../shared/market-data-names.ts';
import { SampleBadge } from '../../../../ui/badge/badge.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { signedShares } from '../../../analysis/accumulated/share-text.ts';
import { Fold } from '../fold.tsx';
import { namedDays } from '../named-days.ts';
import { ScrollingTable } from '../scrolling-table.tsx';
import { SectionCard } from '../section-card.tsx';
import { venueText } from '../venue-text.ts';
import { coveredText } from './covered-text.ts';
import { computeFlows, investorGroups } from './flow-layout.ts';
import styles from './flows-card.module.css';

interface Props {
  flows: MjbDetail['investor_flows'];
  /** Trading days of the period; sources know groups of investors for fewer days than brokers. */
  periodDays: readonly string[];
}

/** Net buying of the groups of investors over the period: sums, a bar for each day, and the figures as a table. */
export function FlowsCard({ flows, periodDays }: Props) {
  if (flows === null || flows.days.length === 0) return null;
  const { days, source, venue } = flows;
  const { groups, open } = computeFlows(days);
  if (open.length === days.length) return null;
  return (
    <SectionCard
      folds
      title="누가 샀나요"
      aside={
        <>
          <span>{venueText(venue)}</span> {isSynthetic(source) ? <SampleBadge /> : marketDataNames[source]}
        </>
      }
      note={`${coveredText(days, periodDays) ?? '이 기간의'} 투자자별 순매수예요.`}
    >
      <ul className={styles.groups}>
        {groups.map(({ group, name, sum, bars }) => (
          <li key={group}>
            <span>{name}</span>
            <b className={classNames(sum > 0 && styles.up, sum < 0 && styles.down)}>{signedShares(sum)}</b>
            <svg
              className={styles.plot}
              viewBox={`0 0 ${days.length} 200`}
              preserveAspectRatio="none"
              role="img"
              aria-label={`${name}의 날짜별 순매수, 산 날 ${bars.filter(({ isBuying }) => isBuying).length}일`}
            >
              {bars.map(({ day, index, isBuying, size }) => (
                <rect
                  key={day}
                  className={isBuying ? styles.buying : styles.selling}
                  x={index + 0.15}
                  width={0.7}
                  y={isBuying ? 100 - size : 100}
                  height={size}
                />
              ))}
              <line className={styles.zero} x1="0" x2={days.length} y1="100" y2="100" />
            </svg>
          </li>
        ))}
      </ul>
      {open.length > 0 && (
        <p className={styles.open}>{namedDays(open, days.at(-1)?.day ?? '')}은 확정된 자료를 받지 못해 비워 뒀어요.</p>
      )}
      <Fold title="표로 보기">
        <ScrollingTable
          name="투자자별 순매수 표"
          caption="투자자별 날짜별 순매수, 단위 주"
          columns={['날짜', ...Object.values(investorGroups)]}
          rows={days.map(({ day, foreign, institutional, individual }) => ({
            day,
            figures: [foreign, institutional, individual],
          }))}
        />
      </Fold>
    </SectionCard>
  );
}
