import type { MjbDetail, MjbRecord, MjbSort } from '@gaemi/contracts/accumulation';
import type { ReactNode } from 'react';
import { NewsAgainButton } from '../../analysis/again/news-again-button.tsx';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { RecordSkeleton } from '../records/record-skeleton.tsx';
import { BrokersCard } from './brokers/brokers-card.tsx';
import { CourseCard } from './course/course-card.tsx';
import { FactsCard } from './rail/facts-card.tsx';
import { FlowsCard } from './rail/flows-card.tsx';
import { LettersCourseCard } from './rail/letters-course-card.tsx';
import { ShareCard } from './rail/share-card.tsx';
import { ShortSellingCard } from './rail/short-selling-card.tsx';
import { WithoutLeadCard } from './rail/without-lead-card.tsx';
import { ResultFrame } from './result-frame.tsx';
import { SectionCard } from './section-card.tsx';
import { VerdictCard } from './verdict-card.tsx';

interface Props {
  /** As far as it is known: the letters come with the list already. */
  record: MjbRecord;
  /** With the inputs; undefined while they are on their way. */
  detail: MjbDetail | undefined;
  /** What else is to be said of the analysis, beside its period. */
  facts?: ReactNode;
  sort: MjbSort;
  onSort: (sort: MjbSort) => void;
  /** Another order is on its way. */
  waiting: boolean;
}

/** A result: the verdict with its letters, how it went day by day, who bought and sold; beside it what it rests on. */
export function ResultSections({ record, detail, facts, sort, onSort, waiting }: Props) {
  return (
    <>
      <ResultFrame rail={<Rail record={record} detail={detail} />}>
        <VerdictCard record={record} rates={detail?.base_rates} splits={detail?.share_splits} facts={facts} />
        {detail === undefined ? (
          <RecordSkeleton />
        ) : (
          <>
            <CourseCard days={detail.days} majors={detail.basis.majors} />
            <BrokersCard record={detail} sort={sort} onSort={onSort} waiting={waiting} />
          </>
        )}
      </ResultFrame>
      <Disclaimer />
    </>
  );
}

function Rail({ record, detail }: Pick<Props, 'record' | 'detail'>) {
  const periodDays = (detail?.days ?? []).map(({ day }) => day);
  return (
    <>
      <ShareCard netBuyers={record.net_buyers} />
      <WithoutLeadCard record={record} />
      <FlowsCard flows={detail?.investor_flows ?? null} periodDays={periodDays} />
      <ShortSellingCard shortSelling={detail?.short_selling ?? null} periodDays={periodDays} />
      <LettersCourseCard record={record} />
      <FactsCard record={record} />
      <NewsLinkCard stock={{ code: record.stock_code, name: record.stock_name }} />
    </>
  );
}

/** Leads to the news of the same stock. */
function NewsLinkCard({ stock: { code, name } }: { stock: { code: string; name: string } }) {
  return (
    <div data-service="news">
      <SectionCard
        title="뉴스는 어땠나요"
        note={`${name}의 최근 소식을 호재와 악재로 나눠 봐요. 같은 기간의 거래와 나란히 볼 수 있어요.`}
      >
        <NewsAgainButton look="soft" block stock={{ code, name }}>
          뉴스 분석하기
        </NewsAgainButton>
      </SectionCard>
    </div>
  );
}
