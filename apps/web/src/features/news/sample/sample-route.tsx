import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useMember } from '../../../shared/session/member.ts';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { newsChangesQuery } from '../records/news-records.ts';
import { earlierRunsQuery } from '../result/course/earlier-runs.ts';
import { MemberResult } from '../result/member-result.tsx';
import { pricesQuery } from '../result/timeline/prices.ts';
import { createStillClient } from '../still-client.ts';
import { sampleChanges, samplePrices } from './sample-result.ts';
import styles from './sample-route.module.css';
import { sampleView } from './sample-view.ts';

/** `/sample`: a whole result of an invented company, for everybody and for nothing. */
export function SampleRoute() {
  useDocumentTitle('예시 결과');
  const { data: member } = useMember();
  const [client] = useState(createSampleClient);
  const [shown, setShown] = useState<NewsSide>(newsSides[0]);
  const next = member ? { to: '/analysis', text: '종목 분석하기' } : { to: '/signup', text: '회원가입' };
  return (
    <>
      <PageHead title="예시 결과">
        <span className={styles.what}>
          <SampleBadge />
          실제로는 없는 회사와 소식이에요. 크레딧을 쓰지 않아요.
        </span>
      </PageHead>
      <QueryClientProvider client={client}>
        <MemberResult
          view={sampleView}
          shown={shown}
          onShow={setShown}
          again={
            <ButtonLink to={next.to} look="accent">
              {next.text}
            </ButtonLink>
          }
        />
      </QueryClientProvider>
      <Disclaimer />
    </>
  );
}

/** A query client that has the answers of the example and asks nobody. */
function createSampleClient(): QueryClient {
  const client = createStillClient();
  const { id, code, coverage } = sampleView;
  const from = coverage.covered_from ?? coverage.asked_from;
  client.setQueryData(pricesQuery(code, from, coverage.asked_to).queryKey, samplePrices);
  client.setQueryData(earlierRunsQuery(sampleView).queryKey, []);
  client.setQueryData(newsChangesQuery(id).queryKey, sampleChanges);
  return client;
}
