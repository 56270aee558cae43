import type { Health } from '@gaemi/contracts/health';
import { isSynthetic } from '@gaemi/domain/sources';

type Sources = Health['sources'];
type Answer = Pick<Health, 'sources' | 'stock_master'>;

/** The list of companies in force, which is an older one until its source has answered. */
export const listText = ({ sources, stock_master: { source, as_of: asOf } }: Answer) =>
  source === sources.stock_master ? source : `${source} of ${asOf} until ${sources.stock_master} answers`;

/** Which data is real and which is made up, and the one step that brings most next. */
export function firstSteps(answer: Answer): { real: string; sample: string; next: string } {
  const { sources } = answer;
  const news = sources.news.split(',').map((name) => name.trim());
  const parts = [
    ['news', news.filter((name) => !isSynthetic(name)).join(' and ') || 'sample'],
    ['broker trades', sources.trading],
    ['prices', sources.prices],
    ['list of companies', listText(answer)],
  ] as const;
  const real = parts.filter(([, source]) => !isSynthetic(source) && source !== 'none');
  const sample = parts.filter(([, source]) => isSynthetic(source));
  return {
    real: real.map(([part, source]) => `${part} (${source})`).join(', ') || 'nothing',
    sample: sample.map(([part]) => part).join(', ') || 'nothing',
    next: nextStep(sources, news),
  };
}

function nextStep(sources: Sources, news: readonly string[]): string {
  if (news.every(isSynthetic)) return 'DART_API_KEY in .env brings real filings, free and at once (docs/first-hour.md)';
  if (news.every((name) => name === 'dart'))
    return 'NEWS_SOURCE=dart,feed and NEWS_FEED_URLS=press bring the press, for personal use (docs/first-hour.md)';
  if (sources.prices === 'none') return 'KIS_APP_KEY and KIS_APP_SECRET bring prices (docs/first-hour.md)';
  if (isSynthetic(sources.trading))
    return 'KIWOOM_APP_KEY and KIWOOM_SECRET_KEY bring broker trades (docs/first-hour.md)';
  if (sources.judge === 'offline') return 'OPENAI_API_KEY or OPENAI_BASE_URL lets a model judge (docs/first-hour.md)';
  return 'pnpm check-sources asks every source once';
}
