import type { SinceAnalysis } from '@gaemi/contracts/since-analysis';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import { labelNames } from '@gaemi/domain/news-side';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Info, Newspaper } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { momentText } from '../../../shared/seoul-date.ts';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { sideIcons } from '../../../ui/score/side-looks.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './again-sheet.module.css';
import { AgainSheet } from './again-sheet.tsx';
import type { PickedStock } from './handed-over.ts';
import { useNewsCost } from './use-news-cost.ts';

interface Props {
  stock: PickedStock;
  /** Id of the result on the screen, if there is one: the way back to it is to close the sheet. */
  shownId?: string | undefined;
  onStart: () => void;
  onClose: () => void;
}

/** Asks before a news analysis, with what happened since the member's last one. */
export function NewsAgainSheet({ stock, shownId, onStart, onClose }: Props) {
  const cost = useNewsCost();
  const { data, isPending } = useQuery(sinceAnalysisQuery(stock.code));
  // A press counts once, however long the next screen takes to come.
  const [isStarted, setStarted] = useState(false);
  const isKnownQuiet = data?.news?.count === 0 && data.last !== null;
  return (
    <AgainSheet
      name={stock.name}
      cost={cost}
      isFirst={data !== undefined && data.last === null}
      busy={isPending || isStarted}
      onStart={() => {
        setStarted(true);
        onStart();
      }}
      onClose={onClose}
      {...(isKnownQuiet && { last: <LastResult id={data.last?._id} shownId={shownId} onClose={onClose} /> })}
    >
      {isPending ? <Skeleton height={48} /> : <Known known={data} />}
    </AgainSheet>
  );
}

interface LastProps extends Pick<Props, 'shownId' | 'onClose'> {
  id: string | undefined;
}

function LastResult({ id, shownId, onClose }: LastProps) {
  if (id === undefined || id === shownId) {
    return (
      <Button look="accent" onClick={onClose}>
        지난 결과 보기
      </Button>
    );
  }
  return (
    <ButtonLink look="accent" to={`/search?detail=${id}`} onClick={onClose}>
      지난 결과 보기
    </ButtonLink>
  );
}

const REFUND = '실패하면 크레딧을 돌려 드려요.';

function Known({ known }: { known: SinceAnalysis | undefined }) {
  const news = known?.news ?? null;
  const last = known?.last ?? null;
  if (known !== undefined && last === null) return <p>처음 하는 분석이에요. {REFUND}</p>;
  if (news === null) {
    return (
      <>
        <b>
          <Info size={18} aria-hidden />새 소식이 있는지 확인하지 못했어요
        </b>
        <p>
          {last !== null && `${lastText(last)}. `}
          {REFUND}
        </p>
      </>
    );
  }
  if (news.count === 0) {
    return (
      <>
        <b>
          <Info size={18} aria-hidden />새 소식이 없어서 점수가 그대로일 수 있어요
        </b>
        <p>
          {last !== null && `${lastText(last)}.`}
          {news.checked_at === null
            ? ' 지금까지 모은 소식 기준이에요.'
            : ` ${momentText(news.checked_at)}까지 확인했어요.`}
        </p>
      </>
    );
  }
  return (
    <>
      <b>
        <Newspaper size={18} aria-hidden />
        마지막 분석 뒤 새 소식 {news.count}건
      </b>
      <ul className={styles.events}>
        {news.events.map((event) => (
          <li key={event.event_id}>
            <Side side={event.side} />
            <span>
              {event.text === null ? '출처의 보관 기한이 지나 내용을 지웠어요.' : writeAmounts(event.text)}{' '}
              {event.sample && <SampleBadge />}
            </span>
          </li>
        ))}
      </ul>
      {last !== null && <p>{lastText(last)}</p>}
    </>
  );
}

function Side({ side }: Pick<NonNullable<SinceAnalysis['news']>['events'][number], 'side'>) {
  if (side === null) return <span className={styles.side}>소식</span>;
  const Icon = sideIcons[side];
  return (
    <span className={classNames(styles.side, styles[side])}>
      <Icon size={14} strokeWidth={2.6} aria-hidden />
      {labelNames[side]}
    </span>
  );
}

const lastText = ({ created_at, good, bad }: NonNullable<SinceAnalysis['last']>) =>
  `마지막 분석 ${momentText(created_at)} · 호재 ${good}, 악재 ${bad}`;

/** What is known before another analysis of a stock; asked for at each opening of the sheet. */
const sinceAnalysisQuery = (code: string) =>
  queryOptions({
    queryKey: ['since-analysis', code],
    queryFn: ({ signal }) => callApi('sinceAnalysis', { params: { code }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The sheet says itself that it does not know.
    meta: { errors: 'in-place' },
  });
