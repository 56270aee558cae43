import type { NewsVisit } from './schedule.ts';

/** A member who asks at once for a news analysis of a company that no other drill is about. */
export function newsPost(name: string, { member, posts }: Pick<NewsVisit, 'member' | 'posts'>): NewsVisit {
  const company = [...name].reduce((sum, character) => sum * 3 + (character.codePointAt(0) ?? 0), 7) % 991;
  return {
    kind: 'news',
    member,
    requestId: `faults-${name}`,
    company,
    posts,
    startAt: 0,
    gap: 0,
    givesUp: false,
  };
}
