import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { writeSentence } from './api-error.ts';

interface Props {
  title: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Says why a list or screen could not be loaded, and asks for it again. */
export function QueryError({ title, query: { error, isFetching, refetch } }: Props) {
  return <ErrorPanel title={title} hint={writeSentence(error)} onRetry={() => void refetch()} busy={isFetching} />;
}
