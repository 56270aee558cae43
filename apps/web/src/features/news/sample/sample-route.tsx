import type { NewsSide } from '@gaemi/domain/news-side';
import { bySide } from '@gaemi/domain/news-side';
import { QueryClientProvider } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMember } from '../../../shared/session/member.ts';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Disclaimer } from '../../analysis/disclaimer.tsx';
import { ResultView } from '../result/result-view.tsx';
import type { SideState } from '../result/side-part.tsx';
import { createSampleClient } from './sample-client.ts';
import { sampleDetails, sampleRecord } from './sample-result.ts';
import styles from './sample-route.module.css';

const sides = bySide(
  (side): SideState => ({
    detail: sampleDetails[side],
    isFailed: false,
    isRetrying: false,
    onRetry: () => undefined,
  }),
);

/** `/sample`: a whole result of an invented company, for everybody and for nothing. */
export function SampleRoute() {
  useDocumentTitle('예시 결과');
  const { data: member } = useMember();
  const [client] = useState(createSampleClient);
  const [shown, setShown] = useState<NewsSide>('good');
  const band = useRef<HTMLDivElement>(null);
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
        <ResultView
          record={sampleRecord}
          sides={sides}
          shown={shown}
          onShow={setShown}
          panels="columns"
          band={band}
          isExample
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
