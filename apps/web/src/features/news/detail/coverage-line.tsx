import type { Coverage } from '@gaemi/contracts/news-analysis';
import { dropGroups } from '@gaemi/domain/coverage';
import { daysBetween } from '@gaemi/domain/seoul-time';
import { ChevronDown, Layers } from 'lucide-react';
import { dayText } from '../../../shared/seoul-date.ts';
import styles from './coverage-line.module.css';

/** What the result rests on: one line, and numbers that add up when it is opened. */
export function CoverageLine({ coverage }: { coverage: Coverage }) {
  const { covered_from: from, covered_to: to, found, kept, merged, dropped, publishers, events } = coverage;
  const parts = partsOf(coverage);
  const queries = [...new Set(coverage.sources?.flatMap((source) => source.queries ?? []))];
  return (
    <details className={styles.coverage}>
      <summary>
        <Layers size={16} aria-hidden />
        <span className={styles.line}>
          {/* A dot ends a line, it never begins one. */}
          {from !== null && to !== null && (
            <>
              <span className="nb">
                {dayText(from)}–{dayText(to)} ·
              </span>{' '}
            </>
          )}
          {events === undefined ? (
            <>
              <span className="nb">
                기사 {found}건 중 {kept}건 사용{merged > 0 && ' ·'}
              </span>
              {merged > 0 && (
                <>
                  {' '}
                  <span className="nb">같은 소식 {merged}건 묶음</span>
                </>
              )}
            </>
          ) : (
            <>
              <span className="nb">
                기사 {found}건 중 {kept + merged}건 ·
              </span>{' '}
              <span className="nb">소식 {events}개</span>
            </>
          )}
        </span>
        <ChevronDown className={styles.chevron} size={20} aria-hidden />
      </summary>
      <div className={styles.body}>
        <div className={styles.split} aria-hidden="true">
          {parts.map(({ name, count }) => (
            <i key={name} style={{ flexGrow: count }} />
          ))}
        </div>
        <ul className={styles.legend}>
          {parts.map(({ name, count }) => (
            <li key={name}>
              {name}
              <b>{count}건</b>
            </li>
          ))}
        </ul>
        <p>
          언론사 {publishers}곳{reachNote(coverage)}
        </p>
        {events !== undefined && <p>{eventsText({ ...coverage, events })}</p>}
        {queries.length > 1 && <p>검색어: {queries.join(', ')}</p>}
        {dropped > 0 && events === undefined && (
          <p>제외한 기사는 이 종목의 소식인지 확실하지 않거나 분석 한도를 넘은 것들이에요.</p>
        )}
      </div>
    </details>
  );
}

/** Names of the groups of articles that were left out. */
const groupNames: Record<keyof NonNullable<Coverage['dropped_by']>, string> = {
  other_company: '다른 회사 소식',
  duplicate: '중복',
  table_or_ad: '시세표·광고',
  undated: '기간 밖·날짜 없음',
  over_limit: '분석 한도 초과',
};

/** Parts of the found articles. Results from before the groups were counted have one part for all that was left out. */
function partsOf({ kept, merged, dropped, dropped_by: droppedBy }: Coverage): { name: string; count: number }[] {
  if (droppedBy === undefined)
    return [
      { name: '분석에 사용', count: kept },
      { name: '같은 소식 묶음', count: merged },
      { name: '제외', count: dropped },
    ];
  const groups = dropGroups.map((group) => ({ name: groupNames[group], count: droppedBy[group] }));
  const others = dropped - groups.reduce((sum, { count }) => sum + count, 0);
  const left = [...groups, { name: '판단하지 못함', count: others }].filter(({ count }) => count > 0);
  return [{ name: '분석에 사용', count: kept + merged }, ...left];
}

/** What the events of the articles say: a side, neither, or only the price. */
function eventsText({ events, neutral = 0, price_events: price = 0 }: Coverage & { events: number }): string {
  return `소식 ${events}개: 호재·악재 ${events - neutral - price}개 · 중립 ${neutral}개 · 주가 반응 ${price}개`;
}

/** Says so where the articles begin later than the asked period, or were too many to gather all. */
function reachNote({ asked_from: asked, asked_to: until, covered_from: from, truncated }: Coverage): string {
  const notes: string[] = [];
  if (from !== null && from > asked) {
    const months = Math.max(1, Math.round(daysBetween(asked, until) / 31));
    notes.push(`검색 기간은 ${months}달이지만 기사는 ${dayText(from)}부터 모였어요.`);
  }
  if (truncated) notes.push('기사가 많아 일부만 모았어요.');
  return notes.map((note) => ` · ${note}`).join('');
}
