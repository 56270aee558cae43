import { clusterArticles } from '@gaemi/domain/clustering/cluster-articles';
import { judgeText } from '@gaemi/domain/judge/judge-text';
import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import type { Judgement } from '@gaemi/domain/judge/judgement/judgement';
import { buildReason } from '@gaemi/domain/judge/reasons/build-reason';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { learnedModels } from '@gaemi/providers/judge/learned/learned-models';

const companyCalled = (name: string): ListedCompany => ({
  code: '000000',
  name,
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
});
const companyIn = (title: string): ListedCompany =>
  companyCalled(/가나(?:전자|중공업|바이오)/.exec(title)?.[0] ?? '가나전자');

export const judge = (title: string, description = ''): Judgement =>
  judgeText(learnedModels, { title, description, company: companyIn(title) });

/** The sentences that a headline can be told as, whatever type and kind a judge gives it; headlines are left out. */
export function sentences(title: string, description = ''): string[] {
  const { label } = judge(title, description);
  const reasons = eventTypes.map((type) => {
    const kind = type === 'analyst_view' ? 'analyst' : 'event';
    return buildReason({ title, description, company: companyIn(title) }, { kind, type, label });
  });
  return [...new Set(reasons)].filter((reason) => reason.endsWith('요.'));
}

/** How many events two headlines are, some hours apart. */
export function countEvents([first, second]: readonly [string, string], hours: number): number {
  const articles = [first, second].map((title, index) => ({
    id: String(index),
    title,
    description: '',
    publisher: `publisher ${index}`,
    link: '',
    publishedAt: new Date(Date.UTC(2026, 10, 20) + index * hours * 3_600_000),
  }));
  return clusterArticles(articles, companyIn(first)).length;
}
