import type { MjbDetail } from '@gaemi/contracts/accumulation';
import { type ShortSellingKind, shortSellingKinds } from '@gaemi/domain/accumulation/short-selling';
import { isSynthetic } from '@gaemi/domain/sources';
import { marketDataNames } from '../../../../shared/market-data-names.ts';
import { dayText } from '../../../../shared/seoul-date.ts';
import { SampleBadge } from '../../../../ui/badge/badge.tsx';
import { sharesText, signedShares } from '../../../analysis/accumulated/share-text.ts';
import { dayBefore } from '../day-before.ts';
import { Fold } from '../fold.tsx';
import { ScrollingTable } from '../scrolling-table.tsx';
import { SectionCard } from '../section-card.tsx';
import { coveredText } from './covered-text.ts';
import styles from './short-selling-card.module.css';

type ShortSelling = NonNullable<MjbDetail['short_selling']>;
type Days = ShortSelling['days'];

/** Name of each kind and what it is. */
const kinds: Record<ShortSellingKind, { name: string; meaning: string }> = {
  sold: { name: '공매도', meaning: '빌린 주식을 판 수예요.' },
  lent: {
    name: '대차 잔고',
    meaning: '빌려 간 뒤 아직 갚지 않은 주식이에요. 모두 공매도에 쓰이지는 않아요.',
  },
  program: { name: '프로그램 순매수', meaning: '컴퓨터가 정해 둔 규칙대로 한꺼번에 사고판 거래예요.' },
  margin: { name: '신용 융자 잔고', meaning: '증권사에서 빌린 돈으로 사고 아직 갚지 않은 주식이에요.' },
};

interface Props {
  shortSelling: MjbDetail['short_selling'];
  /** Trading days of the period; of a long one sources are asked for the last months alone. */
  periodDays: readonly string[];
}

/** Short selling, lending, programmes and margin of the period, folded: what each is, its figure, and the days as a table. */
export function ShortSellingCard({ shortSelling, periodDays }: Props) {
  const days = shortSelling?.days ?? [];
  const known = shortSellingKinds.filter((kind) => days.some((day) => day[kind] !== null));
  if (shortSelling === null || known.length === 0) return null;
  const { source } = shortSelling;
  const hasBlank = days.some((day) => known.some((kind) => day[kind] === null));
  const covered = coveredText(days, periodDays);
  return (
    <SectionCard title="공매도와 신용" aside={isSynthetic(source) ? <SampleBadge /> : marketDataNames[source]}>
      <Fold title="뜻과 수치 보기">
        <dl className={styles.kinds}>
          {known.map((kind) => (
            <div key={kind}>
              <dt>{kinds[kind].name}</dt>
              <dd>{figureText(kind, days)}</dd>
              <dd>{kinds[kind].meaning}</dd>
            </div>
          ))}
        </dl>
        {covered !== null && <p className={styles.blank}>{covered} 수치예요.</p>}
        {hasBlank && <p className={styles.blank}>아직 나오지 않았거나 자료가 없는 날은 비워 뒀어요.</p>}
        <ScrollingTable
          name="공매도와 신용 표"
          caption="날짜별 공매도, 대차 잔고, 프로그램 순매수, 신용 융자 잔고, 단위 주"
          columns={['날짜', ...known.map((kind) => kinds[kind].name)]}
          rows={days.map((day) => ({ day: day.day, figures: known.map((kind) => day[kind]) }))}
        />
      </Fold>
    </SectionCard>
  );
}

/** The sum of what happened on the days; of a balance the last figure, and its change since the first. */
function figureText(kind: ShortSellingKind, days: Days): string {
  const figures = days.flatMap(({ day, [kind]: figure }) => (figure === null ? [] : [{ day, figure }]));
  if (kind === 'sold' || kind === 'program') {
    const sum = figures.reduce((total, { figure }) => total + figure, 0);
    return `${figures.length}일 합계 ${kind === 'sold' ? sharesText(sum) : signedShares(sum)}`;
  }
  const [first, last] = [figures[0], figures.at(-1)];
  if (first === undefined || last === undefined) return '';
  const change =
    first.day === last.day
      ? ''
      : ` (${dayBefore(last.day, first.day)}보다 ${signedShares(last.figure - first.figure)})`;
  return `${dayText(last.day)} ${sharesText(last.figure)}${change}`;
}
