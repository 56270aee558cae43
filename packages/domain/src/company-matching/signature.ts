import { brokerageNames } from './brokerage-names.ts';
import type { NamedCompany } from './name-index.ts';

// Brokerages sign a headline with the name of their group, which is often a listed company of its own.
const houses = [...brokerageNames, '현대', 'DS', '우리', '코리아에셋'].join('|');
const house = new RegExp(`^(?:${houses})(?:금융)?(?:투자)?(?:증권|證)?$`);
const signed = new RegExp(`(?:-|_|\\.\\.|\\() ?["'[(]?(?:${houses})(?:금융)?(?:투자)?(?:증권|證)?[\\])"']* ?$`);
const medium = /(?:방송|경제|경제TV|TV|일보|뉴스|조선|신문)$|^(?:SBS|YTN|KNN|iMBC|티비씨)$/;
const groupBeforeDash = /(?:삼성|현대|LG|롯데|SK|GS|CJ|LS|한화|포스코|카카오|네이버|두산|신세계|효성)-$/;
/** Ends of a statement, after which "…" introduces its author. Other ends lead to the subject (배당 늘린…SK). */
const statement = /(?:["'↑↓]|다|까|전망|유지|상향|하향|기대|추천|매수|수혜|개선|지속|성장) ?\.{2,} ?$/;

/**
 * Returns true when a name is the signature of a brokerage or a newspaper at the end of a headline: "… -한화",
 * "…(유안타)", "…" [삼성證], "… - YTN". It is not a mention of the company with that name.
 */
export function isSignature(
  { name, start, end }: { name: string; start: number; end: number },
  title: string,
  others: readonly NamedCompany[],
): boolean {
  const before = title.slice(0, start);
  if (before.trim() === '' || !/^(?:투자증권|증권|證)?[\])"']* ?$/.test(title.slice(end))) return false;
  if (!house.test(name)) return medium.test(name) && / [-|] ?$/.test(before);
  if (/(?: [-|]|_) ?["'[(]?$/.test(before)) return true;
  const namesAnother = others.some((other) => other.end <= start && other.name !== name);
  if (/-$/.test(before)) {
    return !groupBeforeDash.test(before) && !others.some((other) => other.end === start - 1);
  }
  return namesAnother && (/[[(]$/.test(before) || statement.test(before));
}

/** Returns true when a headline part ends with the signature of a brokerage. */
export function endsWithSignature(text: string): boolean {
  return signed.test(text);
}
