import type { NewsArticleRef, NewsDetail } from '@gaemi/contracts/news-detail';
import { isFilingLink } from '@gaemi/domain/filings/filing-link';
import { strengthNames } from '@gaemi/domain/judge/judgement/judgement';
import { fadedPart, fadesAfterDays, maximalGain } from '@gaemi/domain/scoring/score-events';
import { LINKS_PER_REASON } from '@gaemi/domain/scoring/side-detail';
import { daysBetween } from '@gaemi/domain/seoul-time';

interface Known {
  /** Day of the event; undefined where it is not known. */
  day: string | undefined;
  /** Last day of the analysis. */
  until: string;
  sources: ReadonlyMap<string, NewsArticleRef>;
}

const percent = (part: number) => `${Number((100 * part).toFixed(1))}%`;

/** How the points of an event come about, in the order of the formula. Ends with the points that are shown. */
export function explainPoints(
  { strength }: Pick<NewsDetail['reasons'][number], 'strength'>,
  { day, until, points }: Pick<Known, 'day' | 'until'> & { points: number },
): string {
  return [
    `영향 ${strengthNames[strength]}은 ${strength}에서 시작해요.`,
    ...(day === undefined ? [] : [explainAge(Math.max(0, daysBetween(day, until)))]),
    `글을 따로 쓴 매체가 많으면 ${percent(maximalGain)}까지 늘어요.`,
    `이렇게 매긴 무게가 모든 소식과 판단 유보를 더한 100점에서 차지하는 몫이 ${points < 1 ? '1점 미만' : `${points}점`}이에요.`,
  ].join(' ');
}

/** A result is read on later days, too: its own day is not today. */
const explainAge = (age: number) =>
  age === 0 ? '분석한 날 나온 소식이라 그대로예요.' : `${age}일이 지나 ${percent(fadedPart(age))}만 세요.`;

/** Why an event has more or fewer points than another of its strength: its age, and how many press houses report it. */
export function whyPoints(
  { links, merged }: Pick<NewsDetail['reasons'][number], 'links' | 'merged'>,
  { day, until, sources }: Known,
) {
  const age = day === undefined ? 0 : daysBetween(day, until);
  const publishers = new Set(links.flatMap((link) => (isFilingLink(link) ? [] : (sources.get(link)?.publisher ?? []))))
    .size;
  // Only the first articles of an event are linked; its page counts the press houses of all.
  const atLeast = links.length >= LINKS_PER_REASON && merged + 1 > links.length ? ' 이상' : '';
  return [
    ...(publishers > 1 ? [`매체 ${publishers}곳${atLeast}`] : []),
    ...(age >= fadesAfterDays ? [`${age}일 전이라 줄었어요`] : []),
  ];
}
