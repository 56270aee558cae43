import { type Metric, UNCONFIRMED } from './figures.ts';

const sameDay: Record<Metric['verdict'], string> = {
  confirmed: '그날 주가와는 함께 움직였어요.',
  unconfirmed: '그날 주가와 함께 움직였는지는 아직 말할 수 없어요.',
  reversed: '그날 주가와는 조금 반대로 움직였어요.',
};
const nextDay: Record<Metric['verdict'], string> = {
  confirmed: '다음 날 주가도 같은 쪽으로 움직였어요.',
  unconfirmed: `다음 날 주가는 ${UNCONFIRMED}.`,
  reversed: '다음 날 주가는 조금 반대였어요.',
};

/** What the page says in one line. */
export function buildSummary(metrics: readonly Metric[] | null): string {
  const reachVerdict = (id: Metric['id']) => metrics?.find((metric) => metric.id === id)?.verdict;
  const [same, next] = [reachVerdict('same_day_rank'), reachVerdict('next_day_rank')];
  if (same === undefined && next === undefined) return '아직 셀 만큼 쌓이지 않았어요. 그때까지 칸을 비워 둬요.';
  return ['지금까지', same && sameDay[same], next && nextDay[next]].filter(Boolean).join(' ');
}
