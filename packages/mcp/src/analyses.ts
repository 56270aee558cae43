import { answerOf, type components, GaemiError } from '@gaemi/client';
import type { Member } from './member.ts';

export type Analysis = components['schemas']['Analysis'];
export type ListedAnalysis = components['schemas']['ListedAnalysis'];

/** An analysis of the member by its request id, once it has ended or the seconds are over. Throws `GaemiError` ANALYSIS_NOT_FOUND. */
export function findAnalysis({ client }: Member, id: string, wait = 0): Promise<Analysis> {
  return answerOf(client.GET('/api/v1/analyses/{id}', { params: { path: { id }, query: { wait } } }));
}

/** The member's newest analyses of either kind. */
export async function recentAnalyses({ client }: Member, limit: number): Promise<ListedAnalysis[]> {
  return (await answerOf(client.GET('/api/v1/analyses', { params: { query: { limit } } }))).items;
}

/** Throws `GaemiError` where an id belongs to another company or kind than was asked for: nothing is read in its place. */
export function requireAsked(
  found: { stock_code: string; stock_name: string; kind?: Analysis['kind'] },
  asked: { stockCode: string; kind?: Analysis['kind'] },
): void {
  if (found.stock_code !== asked.stockCode) {
    throw new GaemiError(
      `종목코드 ${asked.stockCode}의 분석이 아니라 ${found.stock_name}(${found.stock_code})의 분석이에요. 종목코드나 id를 확인해주세요.`,
      { status: 400, code: 'STOCK_DIFFERS' },
    );
  }
  if (found.kind !== asked.kind) {
    const tool = found.kind === 'news' ? 'latest_analysis' : 'accumulation';
    throw new GaemiError(`다른 종류의 분석이에요. ${tool} 도구로 읽어주세요.`, { status: 400, code: 'KIND_DIFFERS' });
  }
}
