import type { Today } from '@gaemi/contracts/today';
import { newsSides } from '@gaemi/domain/news-side';
import { newsSourceNames } from '@gaemi/domain/news-source-names';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { shortDate } from '../../shared/seoul-date.ts';
import { serverNow } from '../../shared/server-clock.ts';

type Source = Today['sources'][number];

/** Whether none of the sources can be read now: that nothing came out is not known then. */
export const isBlind = ({ sources }: Pick<Today, 'sources'>): boolean =>
  sources.length > 0 && sources.every(({ status }) => status === 'failed');

/** Whether no source is read for all stocks, and no analysis has found an event of these days either. */
export const hasNothing = ({ sources, days, total }: Pick<Today, 'sources' | 'days' | 'total'>): boolean =>
  sources.length === 0 && total === 0 && days.every((day) => newsSides.every((side) => day[side] === 0));

/** Whether a day was over before any source was read, or none is: that nothing came out is not known of it, either. */
export const isBeforeReading = ({ sources }: Pick<Today, 'sources'>, day: string): boolean =>
  sources.every(({ since }) => since === null || seoulDay(new Date(since)) > day);

/** The sources that are read, since when, and whether they can be read now. */
export const sourcesText = (sources: readonly Source[]): string =>
  sources.map(({ name, status, since }) => `${sourceName(name)}${sinceText(since)}${statusText(status)}`).join(', ');

const sourceName = (name: string) => (newsSourceNames as Readonly<Record<string, string>>)[name] ?? name;
const sinceText = (since: string | null) =>
  since === null ? '' : ` (${shortDate(since, serverNow().toISOString())}부터)`;
const statusText = (status: Source['status']) => {
  if (status === 'ok') return '';
  return status === 'failed' ? ' · 지금은 읽지 못해요' : ' · 일부를 읽지 못해요';
};
