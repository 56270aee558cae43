import { sharedTitle } from '@gaemi/contracts/shared-texts';
import type { SharedNews } from '@gaemi/contracts/shares';
import { type QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { type Ref, useMemo, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { EmptyPanel } from '../../../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { ResultSkeleton } from '../result/result-skeleton.tsx';
import { pricesQuery } from '../result/timeline/prices.ts';
import { createStillClient } from '../still-client.ts';
import { Invitation } from './invitation.tsx';
import styles from './shared-route.module.css';
import { SharedView } from './shared-view.tsx';

function sharedQuery(token: string) {
  return queryOptions({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => callApi('sharedNews', { params: { token }, signal }),
    staleTime: 60_000,
  });
}

/** `/r/{token}`: a shared result, for everybody who has its link. */
export function SharedRoute() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(sharedQuery(token));
  // Also of a page that is still open: what was shown goes with its link.
  const ended = error instanceof ApiError && error.code === 'SHARE_ENDED' ? error : null;
  const shown = ended === null ? data : undefined;
  useDocumentTitle(shown === undefined ? (error ? '공유된 결과' : undefined) : sharedTitle(shown));
  if (ended !== null) return <Ended sentence={ended.detail} />;
  if (shown !== undefined) return <Result shared={shown} />;
  if (error) {
    return <ErrorPanel title="공유된 결과를 불러오지 못했어요." onRetry={() => void refetch()} busy={isFetching} />;
  }
  return <ResultSkeleton />;
}

function Result({ shared }: { shared: SharedNews }) {
  const client = useMemo(() => createSharedClient(shared), [shared]);
  const reading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.page}>
      <h1 className="sr">{sharedTitle(shared)}</h1>
      <QueryClientProvider client={client}>
        <SharedView shared={shared} reading={reading} />
      </QueryClientProvider>
      <Invitation />
      <Reading title={reading} />
      <Disclaimer />
    </div>
  );
}

function Ended({ sentence }: { sentence: string }) {
  return (
    <>
      <h1 className="sr">공유된 결과</h1>
      <EmptyPanel title={sentence} hint="공유한 분이 링크를 끝냈거나 볼 수 있는 기간이 지났어요.">
        <ButtonLink look="accent" to="/sample">
          예시 결과 보기
        </ButtonLink>
      </EmptyPanel>
    </>
  );
}

/** How the score of a result is read. */
function Reading({ title }: { title: Ref<HTMLHeadingElement> }) {
  return (
    <Card padded>
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        이 점수는 이렇게 읽어요
      </h2>
      <p className={styles.reading}>
        기사에서 찾은 소식을 호재와 악재로 나누고, 힘과 언론사 수만큼 점수를 줘요. 근거가 적을수록 판단 유보가 커져요.
        주가가 올랐다는 소식은 점수에 넣지 않아요.
      </p>
    </Card>
  );
}

/** A query client that has the prices of a shared result; a visitor may not ask for them. */
function createSharedClient({ result, prices }: SharedNews): QueryClient {
  const client = createStillClient();
  const { covered_from: covered, asked_from: asked, asked_to: to } = result.coverage;
  client.setQueryData(pricesQuery(result.stock_code, covered ?? asked, to).queryKey, prices);
  return client;
}
