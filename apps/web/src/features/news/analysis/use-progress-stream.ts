import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import { API_PREFIX } from '@gaemi/contracts/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answered, type PolledProgress, progressKey } from './news-progress.ts';

/** A stream that could not be had, or ended, is opened again after this. */
const REOPEN_MS = 5_000;

/**
 * Hears of every change of a running analysis as it happens, into the answer of the polls. They go on beside it: where
 * the stream cannot be had, or ends, nothing is lost but the seconds between two of them.
 */
export function useProgressStream(requestId: string, isRunning: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isRunning || typeof EventSource === 'undefined') return;
    let stream: EventSource;
    let reopening: number | undefined;
    const open = () => {
      stream = new EventSource(`${API_PREFIX}/news-progress/${encodeURIComponent(requestId)}/events`);
      stream.onmessage = ({ data }: MessageEvent<string>) => {
        const progress: NewsProgress = JSON.parse(data);
        client.setQueryData<PolledProgress>(progressKey(requestId), (before) => answered(progress, before));
      };
      // The browser itself would ask at once and again, and not at all after a refusal.
      stream.onerror = () => {
        stream.close();
        reopening = window.setTimeout(open, REOPEN_MS);
      };
    };
    open();
    return () => {
      window.clearTimeout(reopening);
      stream.close();
    };
  }, [client, requestId, isRunning]);
}
