import type { Coverage } from '@gaemi/contracts/news-analysis';
import { newsSourceNames } from '@gaemi/domain/news-source-names';
import { daysBetween } from '@gaemi/domain/seoul-time';
import { dayText } from '../../../shared/seoul-date.ts';

/** Days by which the articles may begin late without a word: not every day has news. */
const LATE_DAYS = 7;

/** `5주`: how long the articles of a result really reach. Null where there are none. */
export function reachText({ covered_from: from, covered_to: to }: Coverage): string | null {
  if (from === null || to === null) return null;
  const days = daysBetween(from, to) + 1;
  if (days < 14) return `${days}일`;
  return days < 63 ? `${Math.round(days / 7)}주` : `${Math.round(days / 31)}개월`;
}

/** The first day with an article, where that is clearly later than the first day that was asked for. */
export function lateStart({ asked_from: asked, covered_from: from }: Coverage): string | null {
  return from !== null && daysBetween(asked, from) >= LATE_DAYS ? dayText(from) : null;
}

/** Why not everything was read: the tier reads no more events, or part of the period could not be gathered. Null where all was. */
export function cutText({ truncated, dropped_by }: Coverage): string | null {
  if (!truncated) return null;
  return dropped_by.over_limit > 0 ? '기사가 많아 일부만 모았어요.' : '기간 가운데 일부는 기사를 모으지 못했어요.';
}

/** Months of the period that was searched. */
export function askedMonths({ asked_from: from, asked_to: to }: Coverage): number {
  return Math.max(1, Math.round(daysBetween(from, to) / 31));
}

/** `언론사 RSS: 11월 24일 ~ 11월 25일 소식은 빠져 있을 수 있어요.` */
function missingText(name: string, missing: readonly { from: string; to: string }[]): string {
  const days = missing.map(({ from, to }) => (from === to ? dayText(from) : `${dayText(from)} ~ ${dayText(to)}`));
  return `${name}: ${days.join(', ')} 소식은 빠져 있을 수 있어요.`;
}

/** The sources of a result, and a sentence for each that did not give everything. */
export function sourceTexts({ sources }: Coverage): { names: string[]; troubles: string[] } {
  return {
    names: sources.filter(({ status }) => status !== 'failed').map(({ name }) => newsSourceNames[name]),
    troubles: sources.flatMap(({ name, status, failed = [], missing = [] }) => {
      if (status === 'failed') return [`${newsSourceNames[name]}는 가져오지 못했어요.`];
      const texts = [
        ...(failed.length > 0 ? [`${newsSourceNames[name]}에서 가져오지 못한 곳: ${failed.join(', ')}.`] : []),
        ...(missing.length > 0 ? [missingText(newsSourceNames[name], missing)] : []),
      ];
      return texts.length === 0 && status === 'limited' ? [`${newsSourceNames[name]}는 일부만 가져왔어요.`] : texts;
    }),
  };
}

/** How many articles were read and how many events they tell of. */
export function readCounts({ kept, merged, events, neutral = 0, price_events: price = 0 }: Coverage) {
  return {
    articles: kept + merged,
    events: events ?? kept,
    scored: (events ?? kept) - neutral - price,
  };
}
