import type { MjbBasis, MjbDetail, MjbRecord } from '@gaemi/contracts/accumulation';
import { cutPercent } from '@gaemi/domain/accumulation/cut-percent';
import { findMissingShares } from '@gaemi/domain/accumulation/incomplete-day';
import { SETTLED_AT } from '@gaemi/domain/accumulation/period';
import { reachVerdict } from '@gaemi/domain/accumulation/verdict';
import { isSettled } from '@gaemi/domain/market-calendar/day-refusal';
import { CalendarX2, Clock, type LucideIcon, Repeat2, Scale, Split } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayText } from '../../../shared/seoul-date.ts';
import { serverNow } from '../../../shared/server-clock.ts';
import { WebLink } from '../../../ui/link/web-link.tsx';
import { sharesText } from '../../analysis/accumulated/share-text.ts';
import { dayBefore } from './day-before.ts';
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
  const missing = findMissingShares(basis.total_buy, basis.total_sell);
  if (splits.length === 0 && missing === null && !resold && !provisional && quiet.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {splits.map(({ day, kind, link }) => (
        <Note key={link} icon={Split} warns>
          <b>
            {splitTime(day, period)} {dayBefore(period.slice(-10), day)}에 {splitTexts[kind].deed}
          </b>{' '}
          (<WebLink href={link}>공시</WebLink>). {countedText(day, kind, period)}, 글자와 비율이 실제와 다를 수 있어요.
        </Note>
      ))}
      {resold && (
        <Note icon={Repeat2} warns>
          {/* Exact: two figures that are cut may be equal where a part of them is left. */}
          <b>회전이 커요.</b> {sharesText(basis.major_buy)}를 사고 {sharesText(basis.major_sell)}를 팔았어요. 주요·선도
          매집비는 산 양만 세요. 실제로 남은 것은 {sharesText(basis.major_buy - basis.major_sell)}로, 유통주식의{' '}
          {cutPercent(basis.net_over_float)}예요.
        </Note>
      )}
      {missing !== null && (
        <Note icon={Scale} warns>
          전체 매수와 전체 매도가 {sharesText(missing.shares)}({cutPercent(missing.percent)}) 달라요. 자료에 없는
          거래원이 있어 글자가 달라질 수 있어요.
        </Note>
      )}
      {provisional && <Note icon={Clock}>{writeProvisional(period.slice(-10))}</Note>}
      {quiet.length > 0 && (
        <Note icon={CalendarX2}>
          거래가 없던 날이 {quiet.length}일 있어요 ({namedDays(quiet, period.slice(-10))}).
        </Note>
      )}
    </ul>
  );
}

const splitTexts = {
  split: { deed: '주식이 나뉘었어요', before: '나뉘기 전', after: '나뉜' },
  consolidation: { deed: '주식이 합쳐졌어요', before: '합쳐지기 전', after: '합쳐진' },
  bonus_issue: { deed: '무상증자 권리락이 있었어요', before: '늘기 전', after: '늘어난' },
  spin_off: { deed: '회사가 나뉘어 주식 수가 줄었어요', before: '줄기 전', after: '줄어든' },
};

function splitTime(day: string, period: string): string {
  if (day > period.slice(-10)) return '기간 뒤';
  return day < period.slice(0, 10) ? '기간 전' : '기간 중';
}

/** Which shares a trade was counted in, and which the float, where it counts others than the period. */
function countedText(day: string, kind: keyof typeof splitTexts, period: string): string {
  const { before, after } = splitTexts[kind];
  if (day > period.slice(-10)) return `거래는 ${before} 주식 수로, 유통주식은 ${after} 뒤의 수로 세어서`;
  if (day > period.slice(0, 10)) return `그 전날까지는 ${before} 주식 수로 센 거래라서`;
  return `유통주식은 아직 ${before} 주식 수로 세어서`;
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
