import type { Coverage } from '@gaemi/contracts/news-analysis';
import { newsTierLimits } from '@gaemi/domain/members/grades';
import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import type { ReactNode, Ref } from 'react';
import { Card } from '../../../../ui/card/card.tsx';
import { askedMonths, cutText, lateStart, reachText, readCounts, sourceTexts } from '../coverage-texts.ts';
import type { ResultView } from '../result-view.ts';
import { shortDay } from '../timeline/day-scale.ts';
import styles from './funnel-card.module.css';

interface Props {
  view: Pick<ResultView, 'coverage' | 'tier'>;
  /** Events of each side; undefined where they were not stored. */
  sides: Record<NewsSide, number> | undefined;
  title: Ref<HTMLHeadingElement>;
}

interface Row {
  name: string;
  count: number;
  unit: '건' | '개';
  note: ReactNode;
  parts?: Record<NewsSide, number>;
}

/** How the articles were chosen: from all that were found to the events that count. */
export function FunnelCard({ view, sides, title }: Props) {
  const { coverage } = view;
  const { covered_from: from, covered_to: to } = coverage;
  const rows = buildRows(view, sides);
  const most = Math.max(1, coverage.found);
  return (
    <Card padded>
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          어떻게 골랐나요
        </h2>
        {from !== null && to !== null && (
          <span>
            {shortDay(from)} – {shortDay(to)}
          </span>
        )}
      </div>
      <ol className={styles.funnel}>
        {rows.map(({ name, count, unit, note, parts }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.track} aria-hidden="true">
              {parts === undefined ? (
                <i style={{ width: `${(100 * count) / most}%` }} />
              ) : (
                newsSides
                  .filter((side) => parts[side] > 0)
                  .map((side) => (
                    <i key={side} className={styles[side]} style={{ width: `${(100 * parts[side]) / most}%` }} />
                  ))
              )}
            </span>
            <b className={styles.count}>
              {count}
              <small>{unit}</small>
            </b>
            {note !== null && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ol>
      {writeNotes(coverage).map((note) => (
        <p key={note} className={styles.foot}>
          {note}
        </p>
      ))}
    </Card>
  );
}

const tierNames = { basic: '베이직은', medium: '신규와 프로는', premium: '프리미엄은' } as const;

function buildRows({ coverage, tier }: Props['view'], sides: Props['sides']): Row[] {
  const { found, dropped_by: by, events, neutral, price_events: price, publishers } = coverage;
  const { articles, scored } = readCounts(coverage);
  const all: Row = { name: '찾은 기사', count: found, unit: '건', note: leftOutText(by) };
  const read: Row = {
    name: '읽은 기사',
    count: articles,
    unit: '건',
    note: `${publishers === 0 ? '' : `언론사 ${publishers}곳, `}같은 소식끼리 묶었어요`,
  };
  const own = found - by.other_company - by.duplicate - by.table_or_ad - by.undated;
  const isCut = by.over_limit > 0;
  const limit = `${tierNames[tier]} 소식 ${newsTierLimits[tier].maxEvents}개까지 읽어요`;
  const aside = [price > 0 && `주가 반응 ${price}개`, neutral > 0 && `중립 ${neutral}개`].filter(Boolean);
  return [
    all,
    ...(own < found ? [{ name: '이 회사 기사', count: own, unit: '건', note: isCut ? limit : null } as const] : []),
    ...(own < found && own === articles ? [] : [read]),
    {
      name: '묶은 소식',
      count: events,
      unit: '개',
      note: aside.length > 0 ? `${aside.join('와 ')}는 점수에 안 넣어요` : null,
    },
    {
      name: '점수에 쓴 소식',
      count: scored,
      unit: '개',
      note: sides === undefined ? null : newsSides.map((side) => `${labelNames[side]} ${sides[side]}개`).join(', '),
      ...(sides !== undefined && { parts: sides }),
    },
  ];
}

/** `다른 회사 171, 같은 기사 64건은 뺐어요`; null where nothing was left out. */
function leftOutText(by: Coverage['dropped_by']): string | null {
  const groups = [
    { name: '다른 회사', count: by.other_company },
    { name: '같은 기사', count: by.duplicate },
    { name: '시세표·광고', count: by.table_or_ad },
    { name: '기간 밖·날짜 없음', count: by.undated },
  ].filter(({ count }) => count > 0);
  if (groups.length === 0) return null;
  return `${groups.map(({ name, count }) => `${name} ${count}`).join(', ')}건은 뺐어요`;
}

function writeNotes(coverage: Coverage): string[] {
  const late = lateStart(coverage);
  const reach = reachText(coverage);
  const cut = cutText(coverage);
  const { names, troubles } = sourceTexts(coverage);
  const queries = [...new Set(coverage.sources?.flatMap((source) => source.queries ?? []))];
  return [
    ...(late === null ? [] : [lateText(late, { reach, asked: `${askedMonths(coverage)}개월` })]),
    ...(cut === null ? [] : [cut]),
    ...(names.length > 0 ? [`출처: ${names.join(', ')}`] : []),
    ...troubles,
    ...(queries.length > 1 ? [`검색어: ${queries.join(', ')}`] : []),
  ];
}

/** Rounded to months, a start that is days late reaches as far as was asked: then nothing follows from it. */
function lateText(late: string, { reach, asked }: { reach: string | null; asked: string }): string {
  const found = `${asked}을 찾았지만 ${late} 이후 기사만 나왔어요.`;
  return reach === asked ? found : `${found} 그래서 실제로는 ${reach}${reach?.endsWith('주') ? '를' : '을'} 봤어요.`;
}
