import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { bySide, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { DetailFailure } from '../../analysis/records/detail-failure.tsx';
import { DetailFrame } from '../../analysis/records/detail-frame.tsx';
import type { DetailProps } from '../../analysis/records/record-kind.ts';
import { Again } from '../result/again.tsx';
import { MemberResult } from '../result/member-result.tsx';
import { ResultSkeleton } from '../result/result-skeleton.tsx';
import { toResultView } from '../result/result-view.ts';
import { useScrolledPast } from '../result/use-scrolled-past.ts';
import { CompactVerdict } from '../result/verdict/compact-verdict.tsx';
import { listedRecord, newsRecordQuery, newsSideQuery } from './news-records.ts';

/** An analysis of the history in full, a slide for each side. */
export function RecordDetail({ id, place, onBack }: DetailProps) {
  const client = useQueryClient();
  const record = useQuery({ ...newsRecordQuery(id), placeholderData: () => listedRecord(client, id) });
  const { details, loads } = useSides(record.data);
  const latest = useMemo(() => record.data && toResultView(record.data, details), [record.data, details]);
  // Drawn in slices, its place first: in one go it is a long task on a slow phone. Nothing goes before what the page itself has drawn of it.
  const [isFirst] = useState(isDrawnByPage);
  const view = useDeferredValue(latest, isFirst ? latest : undefined);
  const band = useRef<HTMLDivElement>(null);
  const isPast = useScrolledPast(band, view !== undefined);
  useDocumentTitle(record.data && `${record.data.stock_name} 뉴스 분석`, 'detail');
  return (
    <DetailFrame onBack={onBack} tools={isPast && view !== undefined && <CompactVerdict view={view} />}>
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
          {view === undefined ? (
            <ResultSkeleton />
          ) : (
            <MemberResult
              view={view}
              loads={loads}
              shown={sideNamed(place.params.get('side'))}
              onShow={(side) => place.replace({ side })}
              panels="slides"
              band={band}
              again={<Again view={view} />}
            />
          )}
          <Disclaimer />
        </>
      )}
    </DetailFrame>
  );
}

/** Whether what the page has drawn before its scripts still stands. */
const isDrawnByPage = () => document.querySelector('.fp') !== null;

/** The details of both sides as they come. */
function useSides(record: CombinedNews | undefined) {
  return useQueries({
    queries: newsSides.map((side) => newsSideQuery(record, side)),
    combine: (queries) => ({
      details: queries.flatMap(({ data }) => data ?? []),
      loads: bySide((side) => {
        const query = queries[newsSides.indexOf(side)];
        return {
          isFailed: query?.isError ?? false,
          isRetrying: query?.isFetching ?? false,
          onRetry: () => void query?.refetch(),
        };
      }),
    }),
  });
}

function sideNamed(name: string | null): NewsSide {
  return newsSides.find((side) => side === name) ?? newsSides[0];
}
