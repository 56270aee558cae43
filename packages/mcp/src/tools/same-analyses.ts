import { type ListedAnalysis, recentAnalyses } from '../analyses.ts';
import type { Member } from '../member.ts';
import { momentText } from '../texts.ts';

/** Analyses that are looked through for one of the same stock. */
const LOOKED_THROUGH = 50;
/** An analysis that was started within this time is not offered again. */
const JUST_STARTED_MS = 60_000;
const DAY_MS = 86_400_000;

interface Asked {
  kind: ListedAnalysis['kind'];
  stock_code: string;
  /** Of an accumulation analysis. */
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** The member's latest analyses of what is asked for, the newest first, however they ended. */
export async function sameAnalyses(member: Member, asked: Asked): Promise<ListedAnalysis[]> {
  return (await recentAnalyses(member, LOOKED_THROUGH)).filter((one) => isSame(one, asked));
}

function isSame(one: ListedAnalysis, { kind, stock_code, start_date, end_date }: Asked): boolean {
  if (one.kind !== kind || one.stock_code !== stock_code) return false;
  return kind === 'news' || (one.start_date === start_date && one.end_date === end_date);
}

/** Whether an analysis runs, or has just been started. */
export function isUnderWay({ status, created_at }: ListedAnalysis): boolean {
  if (status === 'queued' || status === 'running') return true;
  return status === 'finished' && Date.now() - Date.parse(created_at) < JUST_STARTED_MS;
}

/**
 * Tells of a result that is not a day old: to read it costs nothing. `terms` are for the person, too; `reading` leads the assistant to it
 * by its own id, since a later one may be of other days.
 */
export function freshLines(
  same: readonly ListedAnalysis[],
  kind: Asked['kind'],
): { terms: readonly string[]; reading: readonly string[] } {
  const fresh = same.find(
    ({ status, created_at }) => status === 'finished' && Date.now() - Date.parse(created_at) < DAY_MS,
  );
  if (fresh === undefined) return { terms: [], reading: [] };
  const reader = kind === 'news' ? 'latest_analysis' : 'accumulation';
  return {
    terms: [`${momentText(fresh.created_at)}(서울)에 분석한 결과가 있어요. 그 결과를 읽으면 크레딧을 쓰지 않아요.`],
    reading: [`그 결과는 ${reader}에 request_id ${fresh.request_id}를 넣어 읽어주세요.`],
  };
}
