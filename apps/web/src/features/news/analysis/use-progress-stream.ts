import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import { API_PREFIX } from '@gaemi/contracts/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answered, type PolledProgress, progressKey } from './news-progress.ts';

/**
 * Hears of every change of a running analysis as it happens, into the answer of the polls. They go on beside it: where
 * the stream cannot be had, or ends, nothing is lost but the seconds between two of them.
 */
export function useProgressStream(requestId: string, isRunning: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isRunning || typeof EventSource === 'undefined') return;
    const stream = new EventSource(`${API_PREFIX}/news-progress/${encodeURIComponent(requestId)}/events`);
    stream.onmessage = ({ data }: MessageEvent<string>) => {
      const progress: NewsProgress = JSON.parse(data);
      client.setQueryData<PolledProgress>(progressKey(requestId), (before) => answered(progress, before));
    };
    // The browser would ask again and again; the polls do already.
    stream.onerror = () => stream.close();
    return () => stream.close();
  }, [client, requestId, isRunning]);
}
