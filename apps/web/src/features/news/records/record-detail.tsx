import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { DetailFailure } from '../../analysis/records/detail-failure.tsx';
import { DetailFrame } from '../../analysis/records/detail-frame.tsx';
import type { DetailProps } from '../../analysis/records/record-kind.ts';
import { AgainLink } from '../result/again.tsx';
import { CompactVerdict } from '../result/compact-verdict.tsx';
import { ResultSkeleton } from '../result/result-skeleton.tsx';
import { ResultView } from '../result/result-view.tsx';
import type { SideState } from '../result/side-part.tsx';
import { useScrolledPast } from '../result/use-scrolled-past.ts';
import { listedRecord, newsRecordQuery, newsSideQuery } from './news-records.ts';

/** An analysis of the history in full, a slide for each side. */
export function RecordDetail({ id, place, onBack }: DetailProps) {
  const client = useQueryClient();
  const record = useQuery({ ...newsRecordQuery(id), placeholderData: () => listedRecord(client, id) });
  const sides = { good: useSide(record.data, 'good'), bad: useSide(record.data, 'bad') };
  const band = useRef<HTMLDivElement>(null);
  const isPast = useScrolledPast(band, record.data !== undefined);
  useDocumentTitle(record.data && `${record.data.stock_name} 뉴스 분석`, 'detail');
  return (
    <DetailFrame onBack={onBack} tools={isPast && record.data !== undefined && <CompactVerdict record={record.data} />}>
      {record.isError && record.data === undefined ? (
        <DetailFailure
          error={record.error}
          fallback="뉴스 데이터를 가져오는 데 실패했습니다."
          history={{ path: '/search', label: '분석 기록 보기' }}
          onRetry={() => void record.refetch()}
          busy={record.isFetching}
        />
      ) : (
        <>
          {record.data === undefined ? (
            <ResultSkeleton />
          ) : (
            <ResultView
              record={record.data}
              sides={sides}
              shown={sideNamed(place.params.get('side'))}
              onShow={(side) => place.replace({ side })}
              panels="slides"
              band={band}
              again={<AgainLink code={record.data.stock_code} />}
            />
          )}
          <Disclaimer />
        </>
      )}
    </DetailFrame>
  );
}

function useSide(record: CombinedNews | undefined, side: NewsSide): SideState {
  const { data, isError, isFetching, refetch } = useQuery(newsSideQuery(record, side));
  return { detail: data, isFailed: isError, isRetrying: isFetching, onRetry: () => void refetch() };
}

function sideNamed(name: string | null): NewsSide {
  return newsSides.find((side) => side === name) ?? 'good';
}
