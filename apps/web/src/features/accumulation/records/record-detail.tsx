import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../shared/api/api-error.ts';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { DetailFrame } from '../../analysis/records/detail-frame.tsx';
import type { DetailProps } from '../../analysis/records/record-kind.ts';
import { accumulationQuery, listedRecord } from '../record-query.ts';
import { ResultSections } from '../result/result-sections.tsx';
import { DetailFacts, DetailStock } from './detail-stock.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';

/** An accumulation analysis in full, below the bar with the way back and the stock. */
export function RecordDetail({ id, place, onBack }: DetailProps) {
  const client = useQueryClient();
  const sort = place.params.get('sort') === 'ratio' ? 'ratio' : 'volume';
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(accumulationQuery(id, sort));
  const record = data ?? (error === null ? listedRecord(client, id) : undefined);
  return (
    <DetailFrame onBack={onBack} tools={record !== undefined && <DetailStock record={record} />}>
      {data === undefined && error !== null && (
        <ErrorPanel
          title={sentenceOf(error, '매집비 기록을 가져오는 데 실패했습니다.')}
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
