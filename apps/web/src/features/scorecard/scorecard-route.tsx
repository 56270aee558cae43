import type { ScorecardAnswer } from '@gaemi/contracts/scorecard';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { RatesPart } from '../base-rates/rates-part.tsx';
import { AnswerCard, UncountedCard } from './answer-card.tsx';
import { BandPanels } from './band-panels.tsx';
import { EmptyScorecard } from './empty-scorecard.tsx';
import { type Metric, NOT_COUNTED, questions, UNCONFIRMED } from './figures.ts';
import { FilingsCard } from './filings-card.tsx';
import { FrozenCard } from './frozen-card.tsx';
import { RecountCard } from './recount-card.tsx';
import styles from './scorecard-route.module.css';
import { TitledPart } from './titled-part.tsx';

/** The scorecard; it changes once a night. */
const scorecardQuery = queryOptions({
  queryKey: ['scorecard'],
  queryFn: ({ signal }) => callApi('scorecard', { signal }),
  staleTime: 5 * 60_000,
});

/** `/scorecard`: what the scores said beside what came later, for everybody. It leads to no plan. */
export function ScorecardRoute() {
  useDocumentTitle('채점표');
  const { data, isPending, isFetching, refetch } = useQuery(scorecardQuery);
  if (isPending) return <PageSkeleton />;
  if (data === undefined)
    return (
      <>
        <h1 className="sr">채점표</h1>
        <ErrorPanel title="채점표를 불러오지 못했어요." onRetry={() => void refetch()} busy={isFetching} />
      </>
    );
  return <Scorecard scorecard={data} />;
}

function Scorecard({ scorecard }: { scorecard: ScorecardAnswer }) {
  const { metrics, bands, filings, files } = scorecard;
  if (metrics === null && bands === null && filings === null)
    return (
      <>
        <EmptyScorecard days={scorecard.days} />
        <RatesPart />
      </>
    );
  return (
    <>
      <div className={styles.hero}>
        <h1>채점표</h1>
        <p>
          점수가 실제로 맞았는지 세어서 그대로 보여 드려요. <b>{buildSummary(metrics)}</b> 기사를 읽는 시간을 줄이는 데
          쓰고, 사고파는 신호로 쓰지 마세요.
        </p>
      </div>
      <div className={styles.answers}>
        {questions.map((question) => (
          <AnswerCard key={question.id} question={question} metric={metrics?.find(({ id }) => id === question.id)} />
        ))}
        <UncountedCard title="사람이 읽은 판단과 같나요" hint="사람이 따로 읽은 판단이 모이면 견주어 적어요." />
      </div>
      <BandPanels panels={bands} metrics={metrics} />
      <div className={styles.columns}>
        <div>
          <TitledPart title="사람이 읽은 판단과 견주기">
            <p>{NOT_COUNTED}. 지어낸 기사로 잰 값은 여기에 적지 않아요.</p>
          </TitledPart>
          <RecountCard files={files} />
        </div>
        <div>
          <FilingsCard filings={filings} />
          <FrozenCard scorecard={scorecard} />
        </div>
      </div>
      <RatesPart />
      <p className={styles.end}>
        종목·날짜나 거래일이 20개보다 적으면 숫자를 적지 않아요. 5일 수익률은 120거래일부터 적어요.
        <br />
        지난 결과가 앞으로를 약속하지 않아요 · 투자 판단의 책임은 본인에게 있어요
      </p>
    </>
  );
}

const sameDay: Record<Metric['verdict'], string> = {
  confirmed: '그날 주가와는 함께 움직였어요.',
  unconfirmed: '그날 주가와 함께 움직였는지는 아직 말할 수 없어요.',
  reversed: '그날 주가와는 조금 반대로 움직였어요.',
};
const nextDay: Record<Metric['verdict'], string> = {
  confirmed: '다음 날 주가도 같은 쪽으로 움직였어요.',
  unconfirmed: `다음 날 주가는 ${UNCONFIRMED}.`,
  reversed: '다음 날 주가는 조금 반대였어요.',
};

/** What the page says in one line. */
function buildSummary(metrics: readonly Metric[] | null): string {
  const reachVerdict = (id: Metric['id']) => metrics?.find((metric) => metric.id === id)?.verdict;
  const [same, next] = [reachVerdict('same_day_rank'), reachVerdict('next_day_rank')];
  if (same === undefined && next === undefined) return '아직 셀 만큼 쌓이지 않았어요. 그때까지 칸을 비워 둬요.';
  return ['지금까지', same && sameDay[same], next && nextDay[next]].filter(Boolean).join(' ');
}
