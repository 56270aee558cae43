import type { NewsProgress } from '@gaemi/contracts/news-analysis';

/** What is said of the time: what is left of it, where that is known, and what is usual. */
export function expectedText(
  expected: NewsProgress['expected'],
  elapsed: number,
): { left: string | null; usual: string } {
  if (expected === undefined) return { left: null, usual: '다른 화면에 다녀와도 괜찮아요. 결과는 분석 기록에 남아요.' };
  const { p50, p90 } = expected;
  const usual = p50 === p90 ? `보통 ${durationText(p50)}쯤 걸려요.` : `보통 ${rangeText(p50, p90)} 걸려요.`;
  if (elapsed < p50) return { left: `약 ${durationText(p50 - elapsed)} 남았어요.`, usual };
  return { left: elapsed <= p90 ? '곧 끝나요.' : '조금 더 걸리고 있어요.', usual };
}

function rangeText(from: number, to: number): string {
  return to <= SECONDS_ALONE ? `${from}–${to}초` : `${durationText(from)}에서 ${durationText(to)}`;
}

/** Up to here a time is told in seconds alone. */
const SECONDS_ALONE = 90;

function durationText(seconds: number): string {
  if (seconds <= SECONDS_ALONE) return `${seconds}초`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}분${rest === 0 ? '' : ` ${rest}초`}`;
}
