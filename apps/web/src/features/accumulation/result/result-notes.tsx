import type { MjbBasis, MjbDetail, MjbRecord } from '@gaemi/contracts/accumulation';
import { cutPercent } from '@gaemi/domain/accumulation/cut-percent';
import { SETTLED_AT } from '@gaemi/domain/accumulation/period';
import { reachVerdict } from '@gaemi/domain/accumulation/verdict';
import { isSettled } from '@gaemi/domain/market-calendar/day-refusal';
import { CalendarX2, Clock, type LucideIcon, Repeat2, Scale, Split } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayText } from '../../../shared/seoul-date.ts';
import { serverNow } from '../../../shared/server-clock.ts';
import { WebLink } from '../../../ui/link/web-link.tsx';
import { roundShares, sharesText } from '../../analysis/accumulated/share-text.ts';
import { namedDays } from './named-days.ts';
import styles from './result-notes.module.css';

interface Props {
  record: MjbRecord;
  /** Known with the inputs of the record. */
  splits?: MjbDetail['share_splits'] | undefined;
}

/**
 * What weakens a result: shares of two sizes, much bought that was sold again, brokers missing from the data, a last day that was not
 * over, days without a trade.
 */
export function ResultNotes({ record: { basis, searching_period: period }, splits = [] }: Props) {
  const { provisional, quiet_days: quiet } = basis;
  const resold = resoldMost(basis);
  // What all brokers bought is what all brokers sold.
  const missing = Math.abs(basis.total_buy - basis.total_sell);
  if (splits.length === 0 && missing === 0 && !resold && !provisional && quiet.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {splits.map(({ day, kind, link }) => (
        <Note key={link} icon={Split} warns>
          <b>
            {day > period.slice(-10) ? '기간 뒤' : '기간 중'} {dayText(day)}에 주식이{' '}
            {kind === 'split' ? '나뉘었어요' : '합쳐졌어요'}
          </b>{' '}
          (<WebLink href={link}>공시</WebLink>). {countedText(day > period.slice(-10), kind)}, 글자와 비율이 실제와 다를
          수 있어요.
        </Note>
      ))}
      {resold && (
        <Note icon={Repeat2} warns>
          <b>회전이 커요.</b> {roundShares(basis.major_buy)}를 사고 {roundShares(basis.major_sell)}를 팔았어요.
          주요·선도 매집비는 산 양만 세요. 실제로 남은 것은 {roundShares(basis.major_buy - basis.major_sell)}로,
          유통주식의 {cutPercent(basis.net_over_float)}예요.
        </Note>
      )}
      {missing > 0 && (
        <Note icon={Scale} warns>
          전체 매수와 전체 매도가 {sharesText(missing)} 달라요. 자료에 없는 거래원이 있어 글자가 달라질 수 있어요.
        </Note>
      )}
      {provisional && <Note icon={Clock}>{writeProvisional(period.slice(-10))}</Note>}
      {quiet.length > 0 && (
        <Note icon={CalendarX2}>
          거래가 없던 날이 {quiet.length}일 있어요 ({namedDays(quiet)}).
        </Note>
      )}
    </ul>
  );
}

/** Which shares a trade was counted in, and which the float, where that is of a day after the period. */
function countedText(isAfter: boolean, kind: MjbDetail['share_splits'][number]['kind']): string {
  const [before, after] = kind === 'split' ? ['나뉘기 전', '나뉜'] : ['합쳐지기 전', '합쳐진'];
  return isAfter
    ? `거래는 ${before} 주식 수로, 유통주식은 ${after} 뒤의 수로 세어서`
    : `그 전날까지는 ${before} 주식 수로 센 거래라서`;
}

/** What was fetched before its figures were final stays so: a record is read on later days, too. */
function writeProvisional(lastDay: string): string {
  return isSettled(lastDay, serverNow())
    ? `${dayText(lastDay)} 수치는 확정되기 전에 구한 거예요. 다시 구하면 값이 달라질 수 있어요.`
    : `오늘 수치는 ${SETTLED_AT} 이후 확정돼요. 그 뒤에 다시 구하면 값이 달라질 수 있어요.`;
}

function resoldMost({ majors, major_buy: majorBuy, major_sell: majorSell }: MjbBasis): boolean {
  return reachVerdict({ majors, majorBuy, majorSell })?.resale?.level === 'most';
}

function Note({ icon: Icon, warns = false, children }: { icon: LucideIcon; warns?: boolean; children: ReactNode }) {
  return (
    <li className={warns ? styles.warning : undefined}>
      <Icon size={18} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
