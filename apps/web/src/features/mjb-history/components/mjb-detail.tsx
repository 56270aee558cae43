import type { MjbSort } from '@gaemi/contracts/accumulation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../api/api-error.ts';
import { useArrivalFocus } from '../../../components/arrival-focus.ts';
import { TextButton } from '../../../components/button.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LettersSection } from '../../../mjb-result/letters-section.tsx';
import { listedMjbRecord, mjbRecordQuery } from '../../../mjb-result/mjb-record-query.ts';
import { ResultSections } from '../../../mjb-result/result-sections.tsx';
import { useDetailOffset } from '../../../records/use-detail-offset.ts';
import { MjbCard } from './mjb-card.tsx';
import { MjbCardSkeleton } from './mjb-card-skeleton.tsx';
import styles from './mjb-detail.module.css';

interface Props {
  id: string;
  sort: MjbSort;
  onSort: (sort: MjbSort) => void;
  onBack: () => void;
}

/** An accumulation analysis in full: the card again, its letters with their formulas, and who bought. */
export function MjbDetail({ id, sort, onSort, onBack }: Props) {
  const client = useQueryClient();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(mjbRecordQuery(id, sort));
  const card = data ?? listedMjbRecord(client, id);
  const back = useArrivalFocus<HTMLButtonElement>();
  const top = useDetailOffset();
  return (
    <div className={styles.detail} ref={top}>
      <div className={styles.bar}>
        <TextButton ref={back} onClick={onBack}>
          {'< 목록으로'}
        </TextButton>
      </div>
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
          <ResultSections record={data} sort={sort} onSort={onSort} waiting={isPlaceholderData} />
          <p className={styles.note}>투자 판단의 책임은 본인에게 있어요</p>
        </>
      )}
    </div>
  );
}
