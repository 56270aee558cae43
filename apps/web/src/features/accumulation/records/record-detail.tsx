import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { accumulationQuery } from '../../analysis/accumulated/accumulation-query.ts';
import { DetailFailure } from '../../analysis/records/detail-failure.tsx';
import { DetailFrame } from '../../analysis/records/detail-frame.tsx';
import type { DetailProps } from '../../analysis/records/record-kind.ts';
import { listedRecord, sortNamed } from '../record-query.ts';
import { ResultSections } from '../result/result-sections.tsx';
import { DetailFacts, DetailStock } from './detail-stock.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';

/** An accumulation analysis in full, below the bar with the way back and the stock. */
export function RecordDetail({ id, place, onBack }: DetailProps) {
  const client = useQueryClient();
  const sort = sortNamed(place.params.get('sort'));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(accumulationQuery(id, sort));
  useDocumentTitle(data && `${data.stock_name} 매집비`, 'detail');
  const record = data ?? (error === null ? listedRecord(client, id) : undefined);
  return (
    <DetailFrame onBack={onBack} tools={record !== undefined && <DetailStock record={record} />}>
      {data === undefined && error !== null && (
        <DetailFailure
          error={error}
          fallback="매집비 기록을 가져오지 못했어요."
          history={{ path: '/mjb-search', label: '매집비 기록 보기' }}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {record === undefined && error === null && <RecordSkeleton />}
      {record !== undefined && (
        <ResultSections
          record={record}
          detail={data}
          facts={<DetailFacts record={record} />}
          sort={sort}
          onSort={(next) => place.replace({ sort: next })}
          waiting={isPlaceholderData}
        />
      )}
    </DetailFrame>
  );
}
