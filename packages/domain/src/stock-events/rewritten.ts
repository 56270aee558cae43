/** Words with which a press house takes an article back in its place. */
const takenBack = /(?<![가-힣])오보(?!에)|바로잡습니다|정정 ?보도|기사 ?삭제|삭제된 기사/;

/** An article by its title and the companies that it is about, by their codes. */
interface WrittenArticle {
  title: string;
  codes: readonly string[];
}

/**
 * Whether an article written anew is no longer about the companies that it does not name. A new headline that names none may only
 * leave the name out, unless it takes the article back.
 */
export const leavesOthers = ({ title, namesCompanies }: { title: string; namesCompanies: boolean }): boolean =>
  namesCompanies || takenBack.test(title);

/** Returns the companies that an article is no longer about since its press house has written it anew. */
export function companiesLeft(before: Pick<WrittenArticle, 'codes'>, { title, codes }: WrittenArticle): string[] {
  if (!leavesOthers({ title, namesCompanies: codes.length > 0 })) return [];
  return before.codes.filter((code) => !codes.includes(code));
}
