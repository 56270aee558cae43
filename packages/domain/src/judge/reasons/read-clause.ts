import { remember, rememberByObject } from '../../remember.ts';

/** Marks between the clauses of a headline or sentence; a comma within a figure parts nothing. */
const clauseMarks = /\.{2,}|…|(?<!\d),(?!\d)|(?<=\d),(?=\s)|[;|/·ㆍ]|\s[-–—]\s|["'“”‘’]/;
/** What may stand unread in a clause: it adds nothing that a sentence would have to say. */
const fillers =
  /(?<![가-힣A-Za-z])(?:공시|발표|잠정|잠정실적|속보|기준|연결|집계|총|약|무려|또|전년|전분기|분기)(?![가-힣A-Za-z])/g;

/** The clauses of a text in their order, without blanks around them. */
export const splitClauses = (text: string): string[] =>
  text
    .replace(/\[[^\]]*\]/g, ' ')
    .split(clauseMarks)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/**
 * Whether every word and figure of a clause is read: by one of the patterns, as a name of the company with its particle, or
 * as a filler. What is left unread (another noun, a hedge, a plan, a second figure) makes the clause doubtful, and the
 * headline stands.
 */
export function isReadWhole(clause: string, readable: readonly RegExp[], names: readonly string[]): boolean {
  let left = clause;
  for (const name of [...names].sort((a, b) => b.length - a.length)) left = left.replaceAll(namePattern(name), ' ');
  for (const pattern of readable) left = left.replaceAll(everywhere(pattern), ' ');
  return !/[가-힣A-Za-z0-9\u4e00-\u9fff%→\-~?]/.test(left.replaceAll(fillers, ' '));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const namePattern = remember(
  (name: string) => new RegExp(`${escaped(name)}(?:은|는|이|가|의|도)?(?![가-힣A-Za-z])`, 'g'),
);
const everywhere = rememberByObject((pattern: RegExp) => new RegExp(pattern.source, 'g'));
