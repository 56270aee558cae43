import type { AdminObjection } from '@gaemi/contracts/objections';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import { labelNames } from '@gaemi/domain/news-side';
import { objectionKindNames } from '@gaemi/domain/objections/objection';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { describeFailure } from '../../shared/api/describe-failure.ts';
import { momentText, shortDate } from '../../shared/seoul-date.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { WebLink } from '../../ui/link/web-link.tsx';
import { useSteadyRows } from '../../ui/page/steady-rows.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { LookingNote } from '../../ui/panel/looking-note.tsx';
import { openObjectionsQuery, useDecideObjection } from './admin-queries.ts';
import styles from './panel.module.css';
import { useExistingPage } from './use-existing-page.ts';

const upholdWords: Record<AdminObjection['kind'], string> = {
  other_company: '이 종목에서 빼기',
  wrong_side: '방향 바꾸기',
};

/** What members say is wrong with an event, each to be upheld or left as it is. */
export function ObjectionsPanel() {
  const titleId = useId();
  const [page, setPage] = useState(1);
  const { data, isError, error, isFetching, refetch } = useQuery(openObjectionsQuery(page));
  useExistingPage(data, page, setPage);
  const list = useRef<HTMLUListElement>(null);
  useSteadyRows(list);
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId}>이의</h2>
          {data !== undefined && <span>{data.total.toLocaleString('ko-KR')}건</span>}
        </div>
        {isError && data === undefined && (
          <ErrorPanel title="이의를 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />
        )}
        {data?.total === 0 && <p className={styles.none}>기다리는 이의가 없어요.</p>}
        <ul ref={list}>
          {data?.items.map((objection) => (
            <Row key={objection._id} objection={objection} />
          ))}
        </ul>
        {data !== undefined && data.total > 0 && (
          <p className={styles.note}>
            인정하면 다음 분석부터 바뀌고, 저장된 결과에는 알림이 붙어요. 알린 회원에게 그 분석의 크레딧을 돌려줘요.
          </p>
        )}
      </Card>
      <Pagination label="이의 쪽 번호" page={page} pages={data?.pages ?? 0} onChange={setPage} />
    </section>
  );
}

function Row({ objection }: { objection: AdminObjection }) {
  const { stock_name, kind, side, sentence, articles, reports, created_at } = objection;
  const decide = useDecideObjection(objection._id);
  const [article] = articles;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.who}>
          <b>{stock_name}</b>
          <span className={styles.tag}>{objectionKindNames[kind]}</span>
          <span className={styles.moment}>{labelNames[side]}로 표시</span>
        </p>
        <p>{sentence === null ? '출처의 보관 기간이 끝나 내용을 지웠어요.' : `“${writeAmounts(sentence)}”`}</p>
        <p className={styles.moment}>
          {article !== undefined && (
            <>
              <WebLink href={article.link} className={styles.source} title={article.title ?? undefined}>
                {article.publisher || '기사'} {shortDate(article.published_at)}
                <span className="sr"> 기사 새 창</span>
              </WebLink>
              {articles.length > 1 && ` 외 ${articles.length - 1}건`} ·{' '}
            </>
          )}
          신고 {reports.toLocaleString('ko-KR')}명 · <time dateTime={created_at}>{momentText(created_at)}</time>
        </p>
      </div>
      <LookingNote isLooking={decide.isLooking} />
      <div className={styles.actions}>
        <Button look="ghost" busy={decide.isPending} onClick={() => decide.mutate('dismissed')}>
          <span className="sr">{stock_name} </span>그대로
        </Button>
        <Button busy={decide.isPending} onClick={() => decide.mutate('upheld')}>
          <span className="sr">{stock_name} </span>
          {upholdWords[kind]}
        </Button>
      </div>
    </li>
  );
}
