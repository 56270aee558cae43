import type { SeenNews } from '@gaemi/contracts/seen-news';
import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { labelNames, newsSides } from '@gaemi/domain/news-side';

export interface Stage {
  name: string;
  status: 'done' | 'now' | 'next';
  /** Null until there is something to count. */
  count: string | null;
  unit: string;
  note: string;
}

/** The four stages of a news analysis with what each has counted. */
export function toStages(seen: SeenNews | undefined, isDone: boolean): Stage[] {
  const { found, about, events, judged } = seen ?? {};
  const chosen = typeof about === 'number' && typeof events === 'number';
  // The last report before the end may not have reached this page: what it lacks is not said to be all.
  const isWhole = chosen && judged === events;
  const allJudged = isDone || isWhole;
  const later = chosen ? ('done' as const) : ('next' as const);
  const gathered = found !== undefined || isDone;
  return [
    {
      name: '모으기',
      status: gathered ? 'done' : 'now',
      count: countText(found),
      unit: '건',
      note: '기사와 공시를 찾아요',
    },
    {
      name: '고르기',
      status: gathered && !chosen && !isDone ? 'now' : doneOr(isDone, later),
      count: countText(about),
      unit: '건',
      note: chosen && found !== undefined ? `${countText(found - about)}건은 뺐어요` : '이 회사 이야기만 남겨요',
    },
    {
      name: '묶기',
      status: doneOr(isDone, later),
      count: countText(events),
      unit: '개',
      note: chosen ? '판단한 뒤 한 번 더 묶어요' : '같은 소식은 하나로 세요',
    },
    {
      name: '판단',
      status: allJudged ? 'done' : chosen ? 'now' : 'next',
      count: isDone && !isWhole ? null : countText(judged),
      unit: '개',
      note:
        isWhole && newsSides.every((side) => typeof seen?.[side] === 'number')
          ? newsSides.map((side) => `${labelNames[side]} ${countText(seen?.[side])}`).join(' · ')
          : '호재와 악재로 나눠요',
    },
  ];
}

const doneOr = (isDone: boolean, status: Stage['status']) => (isDone ? 'done' : status);

function countText(count: number | null | undefined): string | null {
  return typeof count === 'number' ? groupDigits(count) : null;
}
