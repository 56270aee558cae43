import type { Coverage } from '@gaemi/contracts/news-analysis';
import { daysBetween } from '@gaemi/domain/seoul-time';
import { ChevronDown, Layers } from 'lucide-react';
import { dayText } from '../../../shared/seoul-date.ts';
import styles from './coverage-line.module.css';

/** What the result rests on: one line, and numbers that add up when it is opened. */
export function CoverageLine({ coverage }: { coverage: Coverage }) {
  const { covered_from: from, covered_to: to, found, kept, merged, dropped, publishers } = coverage;
  const parts = [
    { name: '분석에 사용', count: kept },
    { name: '같은 소식 묶음', count: merged },
    { name: '제외', count: dropped },
  ];
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
          <span className="nb">
            기사 {found}건 중 {kept}건 사용{merged > 0 && ' ·'}
          </span>
          {merged > 0 && (
            <>
              {' '}
              <span className="nb">같은 소식 {merged}건 묶음</span>
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
        {dropped > 0 && <p>제외한 기사는 이 종목의 소식인지 확실하지 않거나 분석 한도를 넘은 것들이에요.</p>}
      </div>
    </details>
  );
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
