import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../api/api-error.ts';
import { Disclaimer } from '../../../components/disclaimer.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LettersSection } from '../../../mjb-result/letters-section.tsx';
import { listedMjbRecord, mjbRecordQuery } from '../../../mjb-result/mjb-record-query.ts';
import { ResultSections } from '../../../mjb-result/result-sections.tsx';
import { DetailFrame } from '../../../records/detail-frame.tsx';
import type { DetailProps } from '../../../records/record-kind.ts';
import { MjbCard } from './mjb-card.tsx';
import { MjbCardSkeleton } from './mjb-card-skeleton.tsx';

/** An accumulation analysis in full: the card again, its letters with their formulas, and who bought. */
export function MjbDetail({ id, place, onBack }: DetailProps) {
  const client = useQueryClient();
  const sort = place.params.get('sort') === 'ratio' ? 'ratio' : 'volume';
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(mjbRecordQuery(id, sort));
  const card = data ?? listedMjbRecord(client, id);
  return (
    <DetailFrame onBack={onBack}>
      {card === undefined
        ? error === null && <MjbCardSkeleton />
        : (error === null || data !== undefined) && (
            <MjbCard record={card}>
              <LettersSection record={card} />
            </MjbCard>
          )}
      {data === undefined && error !== null && (
        <ErrorPanel
          title={sentenceOf(error, '매집비 기록을 가져오는 데 실패했습니다.')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data === undefined && error === null && <MjbCardSkeleton />}
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
