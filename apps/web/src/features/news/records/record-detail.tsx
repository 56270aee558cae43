import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { DetailFailure } from '../../analysis/records/detail-failure.tsx';
import { DetailFrame } from '../../analysis/records/detail-frame.tsx';
import type { DetailProps } from '../../analysis/records/record-kind.ts';
import { CoverageLine } from '../detail/coverage-line.tsx';
import { LeadLines } from '../lead-lines.tsx';
import { ChangesCard } from './changes-card.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { listedRecord, newsChangesQuery, newsRecordQuery } from './news-records.ts';
import { RecordCard } from './record-card.tsx';
import styles from './record-detail.module.css';
import { RecordSkeleton } from './record-skeleton.tsx';
import { SideSlide } from './side-slide.tsx';
import { SlidePager } from './slide-pager.tsx';

/** An analysis in full: the card again, what has changed, and a slide for each side. */
export function RecordDetail({ id, place, onBack }: DetailProps) {
  const client = useQueryClient();
  const record = useQuery({ ...newsRecordQuery(id), placeholderData: () => listedRecord(client, id) });
  const side = sideNamed(place.params.get('side'));
  useDocumentTitle(record.data && `${record.data.stock_name} 뉴스 분석`, 'detail');
  return (
    <DetailFrame onBack={onBack} tools={record.data !== undefined && <ExportButtons record={record.data} />}>
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
          {record.data === undefined ? <RecordSkeleton /> : <ShownRecord record={record.data} />}
          <SidesOf id={id} record={record.data} side={side} onTurn={(next) => place.replace({ side: next })} />
          <Disclaimer />
        </>
      )}
    </DetailFrame>
  );
}

function ShownRecord({ record }: { record: CombinedNews }) {
  return (
    <RecordCard record={record}>
      {record.lead.length > 0 && (
        <div className={styles.lead}>
          <LeadLines lines={record.lead} />
        </div>
      )}
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
        onTurn={(value) => onTurn(sideNamed(value))}
        slides={newsSides.map((value) => ({
          value,
          name: labelNames[value],
          content: <SideSlide record={record} side={value} newReasons={changes.data?.[`new_${value}_reasons`]} />,
        }))}
      />
    </>
  );
}

function sideNamed(name: string | null): NewsSide {
  return newsSides.find((side) => side === name) ?? 'good';
}
