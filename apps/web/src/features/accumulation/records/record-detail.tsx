import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { DetailFailure } from '../../analysis/records/detail-failure.tsx';
import { DetailFrame } from '../../analysis/records/detail-frame.tsx';
import type { DetailProps } from '../../analysis/records/record-kind.ts';
import { accumulationQuery, listedRecord, sortNamed } from '../record-query.ts';
import { LettersSection } from '../result/letters-section.tsx';
import { ResultSections } from '../result/result-sections.tsx';
import { RecordCard } from './record-card.tsx';
import { RecordSkeleton } from './record-skeleton.tsx';

/** An accumulation analysis in full: the card again, its letters with their formulas, and who bought. */
export function RecordDetail({ id, place, onBack }: DetailProps) {
  const client = useQueryClient();
  const sort = sortNamed(place.params.get('sort'));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(accumulationQuery(id, sort));
  useDocumentTitle(data && `${data.stock_name} 매집비`, 'detail');
  const card = data ?? listedRecord(client, id);
  return (
    <DetailFrame onBack={onBack}>
      {card === undefined
        ? error === null && <RecordSkeleton />
        : (error === null || data !== undefined) && (
            <RecordCard record={card}>
              <LettersSection record={card} />
            </RecordCard>
          )}
      {data === undefined && error !== null && (
        <DetailFailure
          error={error}
          fallback="매집비 기록을 가져오지 못했어요."
          history={{ path: '/mjb-search', label: '매집비 기록 보기' }}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data === undefined && error === null && <RecordSkeleton />}
      {data !== undefined && (
        <>
          <ResultSections
            record={data}
            sort={sort}
            onSort={(next) => place.replace({ sort: next })}
            waiting={isPlaceholderData}
          />
          <Disclaimer />
        </>
      )}
    </DetailFrame>
  );
}
