import type { EventAnswer } from '@gaemi/contracts/today';
import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { changePercent } from '@gaemi/domain/prices/change-percent';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { dottedDay } from '../../shared/seoul-date.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { aroundEvent } from './around-event.ts';
import styles from './event-prices.module.css';
import { Change } from './event-row.tsx';
import { isOfUnknownMoment } from './filed-moment.ts';
import { movedDay } from './find-cause.ts';

/** "11.23" */
const shortDay = (day: string) => dottedDay(day).slice(5);

const [WIDTH, HEIGHT] = [600, 130];
/** Trading days before and after the event. */
const REACH = 10;

/** Closes of ten trading days on both sides of the event. Days that have not been are hatched; left out without prices. */
export function EventPrices({ event }: { event: EventAnswer }) {
  const { prices, price_source: source, at, side, stock_name: name } = event;
  const { slots, before, own, pending } = aroundEvent(prices, movedDay(at), REACH);
  const closes = slots.map(({ close }) => close);
  if (closes.length < 2) return null;
  const [lowest, highest] = [Math.min(...closes), Math.max(...closes)];
  const x = (slot: number) => ((slot + REACH) / (2 * REACH)) * WIDTH;
  const y = (close: number) =>
    14 + (highest === lowest ? 0.5 : 1 - (close - lowest) / (highest - lowest)) * (HEIGHT - 28);
  const won = (close: number) => `${groupDigits(close)}원`;
  const isOfSameDay = own?.day === seoulDay(new Date(at));
  const ownName = isOfSameDay && isOfUnknownMoment(event) ? '그날 종가' : '소식 뒤 첫 종가';
  const lastSlot = slots.at(-1)?.slot ?? 0;
  return (
    <Card padded className={styles[side]}>
      <h2 className={styles.title}>
        그날 앞뒤의 주가 <small>거래일 {REACH}일씩</small> {source === 'sample' && <SampleBadge />}
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>소식 앞 종가{before !== null && ` · ${shortDay(before.day)}`}</dt>
          <dd>{before === null ? '–' : won(before.close)}</dd>
        </div>
        <div>
          <dt>
            {ownName}
            {own !== null && ` · ${shortDay(own.day)}`}
          </dt>
          <dd>
            {own === null ? '아직이에요' : won(own.close)}{' '}
            {own !== null && before !== null && <Change percent={changePercent(before.close, own.close)} />}
          </dd>
        </div>
      </dl>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img">
          <title>{`${name} 종가 ${slots.map(({ day, close }) => `${shortDay(day)} ${won(close)}`).join(', ')}`}</title>
          <line className={styles.day} x1={x(0)} x2={x(0)} y1="0" y2={HEIGHT} vectorEffect="non-scaling-stroke" />
          <polyline
            points={slots.map(({ slot, close }) => `${x(slot)},${y(close)}`).join(' ')}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <span className={styles.mark} aria-hidden="true">
          {side === 'good' ? '▲' : '▼'}
        </span>
        {pending > 0 && (
          <p className={styles.pending} style={{ left: `${(x(lastSlot) / WIDTH) * 100}%` }}>
            <span>그 뒤 거래일은 날마다 채워져요</span>
          </p>
        )}
      </div>
      <p className={styles.axis} aria-hidden="true">
        <span>{slots[0] !== undefined && shortDay(slots[0].day)}</span>
        <span>{own === null ? '소식' : shortDay(own.day)}</span>
        <span>{pending === 0 && shortDay(slots.at(-1)?.day ?? '')}</span>
      </p>
      <p className={styles.note}>같은 날 움직인 까닭이 이 소식이라고 단정하지는 않아요.</p>
    </Card>
  );
}
