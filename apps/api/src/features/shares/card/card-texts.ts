import { sharedSentences } from '@gaemi/contracts/shared-texts';
import type { SharedNews } from '@gaemi/contracts/shares';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import { directionOf } from '@gaemi/domain/scoring/direction';
import { verdictText } from '@gaemi/domain/scoring/verdict-words';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { isMetered } from '@gaemi/domain/sources';

/** Everything that stands on the picture of a shared result. */
export interface CardTexts {
  name: string;
  moment: string;
  direction: string;
  tone: 'good' | 'even' | 'bad';
  /** Up to two lines. */
  lead: string[];
  good: number;
  bad: number;
  /** Null where there is no bar of 100. */
  reserve: number;
  basis: string;
  risk: string;
}

export function toCardTexts({ as_of: asOf, result }: SharedNews): CardTexts {
  const { percentage_value: percentage, thin, coverage, lead } = result;
  const direction = directionOf(percentage, thin);
  const scores = { good: result.good_news_score, bad: result.bad_news_score };
  const articles = coverage.kept + coverage.merged;
  const label = thin || lead.length === 0 ? sharedSentences.judgedByModel : sharedSentences.writtenByModel;
  return {
    name: result.stock_name,
    moment: `${seoulDay(new Date(asOf)).replaceAll('-', '.')} 시점`,
    direction: verdictText({ scores, reserve: result.reserve, percentage, isThin: thin }),
    tone: direction === 'even' ? 'even' : direction.endsWith('good') ? 'good' : 'bad',
    lead: lead.slice(0, 2).map(writeAmounts),
    ...scores,
    reserve: result.reserve,
    basis: [
      `기사 ${articles}건에서 찾은 소식 ${coverage.events ?? coverage.kept}개`,
      ...(isMetered(result.judged_by) ? [label] : []),
    ].join(' · '),
    risk: sharedSentences.ownRisk,
  };
}
