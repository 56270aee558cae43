import type { MjbSort } from '@gaemi/contracts/accumulation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { writeSentence } from '../../../shared/api/api-error.ts';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { accumulationQuery } from '../../analysis/accumulated/accumulation-query.ts';
import { ResultSkeleton } from '../../analysis/run/result-skeleton.tsx';
import { ResultPanel } from './result-panel.tsx';

interface Props {
  requestId: string;
  /** A re-analysis is being asked for. */
  busy: boolean;
  /** Gives the sentence of a refusal. */
  onAgain: (to: string) => Promise<string | null>;
}

/** The result of a finished analysis; another order of its net buyers is fetched. */
export function ShownResult({ requestId, busy, onAgain }: Props) {
  const [sort, setSort] = useState<MjbSort>('volume');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(accumulationQuery(requestId, sort));
  if (data === undefined && error !== null) {
    return (
      <ErrorPanel
        title={writeSentence(error, '매집비 결과를 가져오지 못했어요.')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  if (data === undefined) return <ResultSkeleton />;
  return (
    <ResultPanel record={data} sort={sort} onSort={setSort} waiting={isPlaceholderData} busy={busy} onAgain={onAgain} />
  );
}
