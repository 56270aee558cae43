import type { CombinedNews, NewsSide } from '@gaemi/contracts/news-analysis';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../api/api-error.ts';
import { useArrivalFocus } from '../../../components/arrival-focus.ts';
import { TextButton } from '../../../components/button.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { CoverageLine } from '../../../components/news-detail/coverage-line.tsx';
import { useDetailOffset } from '../../../records/use-detail-offset.ts';
import { listedRecord, newsChangesQuery, newsRecordQuery } from '../api/news-records.ts';
import { ChangesCard } from './changes-card.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { RecordCard } from './record-card.tsx';
import styles from './record-detail.module.css';
import { RecordSkeleton } from './record-skeleton.tsx';
import { SideSlide } from './side-slide.tsx';
import { SlidePager } from './slide-pager.tsx';

interface Props {
  id: string;
  side: NewsSide;
  onTurn: (side: NewsSide) => void;
  onBack: () => void;
}

/** An analysis in full: the card again, what has changed, and a slide for each side. */
export function RecordDetail({ id, side, onTurn, onBack }: Props) {
  const client = useQueryClient();
  const record = useQuery({ ...newsRecordQuery(id), placeholderData: () => listedRecord(client, id) });
  const back = useArrivalFocus<HTMLButtonElement>();
  const top = useDetailOffset();
  return (
    <div className={styles.detail} ref={top}>
      <div className={styles.bar}>
        <TextButton ref={back} onClick={onBack}>
          {'< 목록으로'}
        </TextButton>
        {record.data !== undefined && <ExportButtons record={record.data} />}
      </div>
      {record.isError && record.data === undefined ? (
        <ErrorPanel
          title={sentenceOf(record.error, '뉴스 데이터를 가져오는 데 실패했습니다.')}
          onRetry={() => void record.refetch()}
          busy={record.isFetching}
        />
      ) : (
        <>
          {record.data === undefined ? <RecordSkeleton /> : <ShownRecord record={record.data} />}
          <SidesOf id={id} record={record.data} side={side} onTurn={onTurn} />
          <p className={styles.note}>투자 판단의 책임은 본인에게 있어요</p>
        </>
      )}
    </div>
  );
}

function ShownRecord({ record }: { record: CombinedNews }) {
  return (
    <RecordCard record={record}>
      <CoverageLine coverage={record.coverage} />
    </RecordCard>
  );
}

interface SidesProps {
  id: string;
  record: CombinedNews | undefined;
  side: NewsSide;
  onTurn: (side: NewsSide) => void;
}

function SidesOf({ id, record, side, onTurn }: SidesProps) {
  const changes = useQuery(newsChangesQuery(id));
  return (
    <>
      <ChangesCard
        changes={changes.data}
        isFailed={changes.isError && changes.data === undefined}
        isRetrying={changes.isFetching}
        onRetry={() => void changes.refetch()}
      />
      <SlidePager
        label="호재와 악재"
        shown={side}
        onTurn={(value) => onTurn(value === 'bad' ? 'bad' : 'good')}
        slides={[
          {
            value: 'good',
            name: '호재',
            content: <SideSlide record={record} side="good" newReasons={changes.data?.new_good_reasons} />,
          },
          {
            value: 'bad',
            name: '악재',
            content: <SideSlide record={record} side="bad" newReasons={changes.data?.new_bad_reasons} />,
          },
        ]}
      />
    </>
  );
}
