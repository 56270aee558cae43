import type { BaseRateItem } from '@gaemi/contracts/base-rates';
import { followedHorizons } from '@gaemi/domain/base-rates/followed-returns';
import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { classNames } from '../../ui/class-names.ts';
import styles from './rate-plot.module.css';
import { intervalText, percentText } from './rate-texts.ts';

/** Percent at the ends of the scale; doubled until every interval fits. */
const SMALLEST_END = 4;

/** Median and interval after one, five and twenty trading days, around the market as the middle. */
export function RatePlot({ items }: { items: readonly BaseRateItem[] }) {
  let end = SMALLEST_END;
  while (items.some(({ lo, hi }) => lo < -end || hi > end)) end *= 2;
  return (
    <div className={styles.plot}>
      {followedHorizons.map((horizon) => {
        const item = items.find((each) => each.horizon === horizon);
        return item === undefined ? (
          <p key={horizon} className={styles.row}>
            <b>{horizon}일 뒤</b> <span className={styles.few}>아직 세기에 모자라요</span>
          </p>
        ) : (
          <Rate key={horizon} item={item} end={end} />
        );
      })}
      <p className={styles.axis} aria-hidden="true">
        <span>−{end}%</span>
        <span>시장과 같음</span>
        <span>+{end}%</span>
      </p>
    </div>
  );
}

function Rate({ item, end }: { item: BaseRateItem; end: number }) {
  const { horizon, median, lo, hi, n, confirmed } = item;
  const place = (value: number) => `${((value + end) / (2 * end)) * 100}%`;
  const label = `${horizon}일 뒤 중앙값 ${percentText(median)}, 95% 구간 ${intervalText(item)}, ${n}건`;
  return (
    <div className={styles.row}>
      <b>{horizon}일 뒤</b>
      <span className={styles.track} role="img" aria-label={label}>
        <i className={styles.interval} style={{ left: place(lo), right: `calc(100% - ${place(hi)})` }} />
        <i className={classNames(styles.median, confirmed && styles.confirmed)} style={{ left: place(median) }} />
      </span>
      <span className={styles.value}>
        <b>{percentText(median)}</b> n {groupDigits(n)} <br />
        {intervalText(item)}
      </span>
    </div>
  );
}
