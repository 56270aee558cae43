import type { NewsVisit } from './schedule.ts';

/** A visit of a member who orders at once a news analysis of a company that no other drill uses. */
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
