/** Words with which a press house takes an article back in its place. */
const takenBack = /오보|바로잡습니다|정정 ?보도|기사 ?삭제|삭제된 기사/;

/** An article by its title and the companies that it is about, by their codes. */
interface ToldOf {
  title: string;
  codes: readonly string[];
}

/**
 * Returns the companies that an article is no longer about since its press house has written it anew. A new headline that names no
 * company may only leave the name out, unless it takes the article back.
 */
export function companiesLeft(before: Pick<ToldOf, 'codes'>, now: ToldOf): string[] {
  if (now.codes.length === 0 && !takenBack.test(now.title)) return [];
  return before.codes.filter((code) => !now.codes.includes(code));
}
