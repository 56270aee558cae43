import { chooseCounted, dayCounts } from './day-counts.ts';
import type { DayScale } from './day-scale.ts';
import { priceTicks, shortWon } from './price-lane-scale.ts';
import type { DailyPrice } from './prices.ts';
import type { TimelineData } from './timeline-data.ts';
import styles from './top-lane.module.css';

/** Above the events: the closes as a line or, without prices, how many articles each day had, else how many events. */
export function TopLane({ data, days }: { data: TimelineData; days: DayScale }) {
  const { prices } = data;
  return (
    <div className={styles.lane}>
      {prices !== undefined && (
        <span className={styles.name} aria-hidden="true">
          {prices === null ? chooseCounted(data).name : '종가'}
        </span>
      )}
      {prices === undefined ? null : prices === null ? (
        <DayBars data={data} days={days} />
      ) : (
        <PriceLine prices={prices} days={days} />
      )}
    </div>
  );
}

function PriceLine({ prices, days }: { prices: readonly DailyPrice[]; days: DayScale }) {
  const ticks = priceTicks(prices.map(({ close }) => close));
  const [low, , high] = ticks;
  const y = (close: number) => (100 * (high - close)) / (high - low);
  const points = prices.map(({ day, close }) => `${days.computePercent(day)},${y(close)}`);
  const [first, last] = [prices[0], prices.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <>
      <Grid names={ticks.toReversed().map(shortWon)} />
      <svg className={styles.svg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon
          points={`${days.computePercent(first.day)},100 ${points.join(' ')} ${days.computePercent(last.day)},100`}
        />
        <polyline points={points.join(' ')} />
      </svg>
      <i className={styles.now} style={{ left: `${days.computePercent(last.day)}%`, top: `${y(last.close)}%` }} />
    </>
  );
}

function DayBars({ data, days }: { data: TimelineData; days: DayScale }) {
  const { bars, length } = dayCounts(chooseCounted(data).counted, days);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const top = most % 2 === 0 ? most : most + 1;
  return (
    <>
      <Grid names={[`${top}건`, '', '0']} />
      <div className={styles.bars} aria-hidden="true">
        {bars.map(({ day, count }) => (
          <i
            key={day}
            style={{
              // In the middle of its days: the sheet bounds the width where the days are few.
              left: `${days.computePercent(day) + (50 * (length - 1)) / days.count}%`,
              width: `${(100 * length) / days.count}%`,
              height: `${(100 * count) / top}%`,
            }}
          />
        ))}
      </div>
    </>
  );
}

/** Three lines with their values, highest first. */
function Grid({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {names.map((name, index) => (
        <span key={index === 1 ? 'middle' : index} style={{ top: `${50 * index}%` }}>
          <b>{name}</b>
        </span>
      ))}
    </div>
  );
}
