import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { MAJOR_BROKERS } from '@gaemi/domain/accumulation/letters';
import { roundToSum } from '../../../../shared/round-to-sum.ts';
import { sharesText } from '../../../analysis/accumulated/share-text.ts';
import { SectionCard } from '../section-card.tsx';
import styles from './share-card.module.css';

/** Share from which the buying counts as held by a few, in percent. */
const HELD_BY_FEW = 70;
/** Share whose part of the bar has room for its figure, in percent. */
const ROOM = 12;

/** How much of all net buying the first five made. With one net buyer there is nothing to share. */
export function ShareCard({ netBuyers }: { netBuyers: MjbRecord['net_buyers'] }) {
  if (netBuyers.length < 2) return null;
  const ranked = netBuyers.toSorted((a, b) => a.rank - b.rank);
  const total = addUp(ranked);
  const first = ranked.slice(0, MAJOR_BROKERS);
  const rest = ranked.slice(MAJOR_BROKERS);
  const computePercent = (shares: number) => (100 * shares) / total;
  const exact = [
    ...first.map(({ name, net_buy }) => ({ name, percent: computePercent(net_buy) })),
    ...(rest.length === 0 ? [] : [{ name: `나머지 ${rest.length}곳`, percent: computePercent(addUp(rest)) }]),
  ];
  // They are the parts of one whole, and no threshold hangs on them.
  const rounded = roundToSum(
    exact.map(({ percent }) => percent),
    100,
    10,
  );
  const parts = exact.map((part, index) => ({ ...part, shown: rounded[index] ?? part.percent }));
  return (
    <SectionCard
      folds
      title={writeTitle(first.length, rest.length, computePercent(addUp(first)))}
      note={`순매수 합계 ${sharesText(total)}${rest.length === 0 ? '' : ` 가운데 ${sharesText(addUp(first))}`}`}
    >
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, percent, shown }, index) => (
          <i key={name} className={styles[`part${index}`]} style={{ flexGrow: percent }}>
            {percent >= ROOM && `${Math.floor(shown)}%`}
          </i>
        ))}
      </div>
      <ul className={styles.parts}>
        {parts.map(({ name, shown }, index) => (
          <li key={name}>
            <i className={styles[`part${index}`]} aria-hidden="true" />
            {name} <b>{`${shown.toFixed(1)}%`}</b>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

function writeTitle(first: number, rest: number, percent: number): string {
  if (rest === 0) return `순매수는 ${first}곳이 나눠 가졌어요`;
  const share = Math.floor(percent);
  return share >= HELD_BY_FEW
    ? `순매수의 ${share}%가 ${first}곳에 몰렸어요`
    : `${first}곳이 순매수의 ${share}%를 가져갔어요`;
}

const addUp = (buyers: readonly { net_buy: number }[]) => buyers.reduce((sum, { net_buy }) => sum + net_buy, 0);
