import { withParticle } from '../../text/particles.ts';
import { splitClauses } from './read-clause.ts';

const dividend =
  /^(?:(?:(?:결산|중간|분기|특별|기말|현금) ?)*배당(?:금)?(?:으로|을)? )?(?:보통주 )?(?:(?:1|한 )주당|주당|(?:1|한 )주에) ?(?:현금 ?)?(?:배당금? ?)?(?:\d[\d,]*원?(?:에서|서|→) ?)?(\d[\d,]*원)(?:으로|씩)?(?: ?(?:결산|중간|분기|특별|기말|현금| )*배당)?(?: ?(?:결정|확정|지급|하기로|키로|한다))?$/;

/** "1주당 1,500원을 배당하기로 했어요.": from a clause that tells the dividend of a share and nothing else. */
export function dividendSentence(headline: string, names: readonly string[]): string | null {
  if (!headline.includes('배당') || /우선주|차등|배당락|검토|요구|제안|전망|예상|기대|\?/.test(headline)) return null;
  for (const clause of splitClauses(headline)) {
    const name = names.find((candidate) => clause.startsWith(candidate));
    const text = name === undefined ? clause : clause.slice(name.length).replace(/^[은는이가]?,? ?/, '');
    const perShare = dividend.exec(text)?.[1];
    if (perShare !== undefined) return `1주당 ${withParticle(perShare, '을')} 배당하기로 했어요.`;
  }
  return null;
}
