import type { Health } from '@gaemi/contracts/health';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { healthQuery } from '../admin-queries.ts';
import panel from '../panel.module.css';
import styles from './sources-card.module.css';

type Status = 'ok' | 'slow' | 'down';
const words: Record<Status, string> = { ok: '정상', slow: '느림', down: '실패' };

interface Line {
  name: string;
  status: Status;
  note?: string;
}

/** What the service rests on and whether it answers: a shape and a word for each. */
export function SourcesCard() {
  const titleId = useId();
  const { data, isError } = useQuery(healthQuery);
  const lines = data === undefined ? [] : listLines(data);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Card className={panel.panel}>
        <div className={panel.head}>
          <h2 id={titleId}>소스와 상태</h2>
        </div>
        <ul>
          {isError && data === undefined && <Row name="서비스" status="down" note="상태를 확인하지 못했어요." />}
          {lines.map((line) => (
            <Row key={line.name} {...line} />
          ))}
        </ul>
        {data !== undefined && <p className={panel.note}>{sourcesText(data.sources)}</p>}
      </Card>
    </section>
  );
}

function Row({ name, status, note }: Line) {
  return (
    <li className={styles.line}>
      <span className={classNames(styles.dot, styles[status])} aria-hidden="true" />
      <b>{name}</b>
      <span>{words[status]}</span>
      {note !== undefined && <p>{note}</p>}
    </li>
  );
}

function listLines({ parts, queues, stock_master: list }: Health): Line[] {
  const waiting = queues.reduce((sum, queue) => sum + (queue.dead_letters ?? 0), 0);
  const queue: Line =
    waiting > 0
      ? { name: '작업 대기열', status: 'slow', note: `처리하지 못한 작업 ${waiting.toLocaleString('ko-KR')}건` }
      : { name: '작업 대기열', status: 'ok' };
  return [
    { name: '저장소', status: parts.database },
    parts.queue === 'down' ? { name: '작업 대기열', status: 'down' } : queue,
    {
      name: '종목 목록',
      status: list.size > 0 ? 'ok' : 'down',
      note: `${list.source} · ${list.as_of || '–'} · ${list.size.toLocaleString('ko-KR')}종목`,
    },
  ];
}

const sourcesText = ({ news, judge, trading, prices }: Health['sources']): string =>
  `뉴스 ${news.replaceAll(',', ', ')} · 판단 ${judge} · 거래원 ${trading} · 시세 ${prices}`;
