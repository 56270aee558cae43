import { bundledCalendar, type MarketCalendar } from '../market-calendar/market-calendar.ts';
import { tradingDaysApart } from '../market-calendar/trading-days-apart.ts';
import type { ClaimText } from './amount-claims.ts';
import { isClearDifference } from './clear-difference.ts';
import { type ComparedClaim, comparedClaims } from './compared-claims.ts';
import type { Filing } from './filing.ts';
import { readReportName } from './report-name.ts';

/** Trading days between an article and a filing of the same fact at most. */
export const longestDistance = 3;

/** The article says that it did not happen; a rumour of a crisis (위기설) is about something else. */
const denied =
  /사실 ?무근|사실이 아니|사실과 (?:다르|다른|달라)|(?<!위기|부도|불화)설(?:을|은|에)? ?(?:전면|강력|공식)? ?(?:부인|일축)|검토(?:하지| 안)|안 (?:한다|해)|않(?:기로|는다고)|계획(?:은|이)? ?없|부인(?:했|하)/;

/** What a filing says of an article: `differs` only where both clearly state one fact with different amounts. */
export type FilingComparison = 'confirms' | 'differs' | 'unrelated';

/** Compares the amounts that an article states as facts with the figures of one filing of the same company. */
export function compareWithFiling(
  article: ClaimText,
  filing: Filing,
  calendar: MarketCalendar = bundledCalendar,
): FilingComparison {
  const read = { filing, report: readReportName(filing.reportName) };
  if (tradingDaysApart(article.day, filing.receivedOn, calendar) > longestDistance) return 'unrelated';
  if (denied.test(`${article.title} ${article.description}`)) return 'unrelated';
  const compared = comparedClaims(article, read);
  if (confirms(compared)) return 'confirms';
  return isClearDifference({ article, compared, read, calendar }) ? 'differs' : 'unrelated';
}

/**
 * One equal amount confirms. Where the headline states another amount of another figure, the article is only partly
 * right, and nothing is said.
 */
function confirms(compared: readonly ComparedClaim[]): boolean {
  const same = compared.filter(({ relation }) => relation === 'same');
  if (same.length === 0) return false;
  const wrong = compared.filter(({ claim, relation }) => claim.inTitle && relation === 'apart');
  return wrong.every(({ figure }) => same.some((other) => other.figure.name === figure.name));
}
