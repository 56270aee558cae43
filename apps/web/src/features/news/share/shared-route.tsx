import { sharedTitle } from '@gaemi/contracts/shared-texts';
import type { SharedNews } from '@gaemi/contracts/shares';
import { QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { EmptyPanel } from '../../../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { ResultSkeleton } from '../result/result-skeleton.tsx';
import { Invitation } from './invitation.tsx';
import { Reading } from './reading.tsx';
import { createSharedClient } from './shared-client.ts';
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
  useDocumentTitle(data === undefined ? (error ? '공유된 결과' : undefined) : sharedTitle(data));
  if (data !== undefined) return <Result shared={data} />;
  if (error instanceof ApiError && error.code === 'SHARE_ENDED') return <Ended sentence={error.detail} />;
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
