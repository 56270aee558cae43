import type { EventLabel } from '../../news-side.ts';
import type { ListedCompany } from '../../stock-master/listed-company.ts';
import { type WeighedText, weighText } from './weigh-text.ts';

/** Side and strength by the words alone. The learned judge takes them as features; its figures are compared with them. */
export type LexiconJudgement = { label: EventLabel; strength: 1 | 2 | 3 };

/**
 * `title` and `description` as the feed gave them. The company, if known, separates statements about it from statements
 * about others.
 */
export type LexiconInput = { title: string; description: string; company?: ListedCompany | undefined };

const longestTitle = 1_000;
const longestDescription = 20_000;
const needed = 0.7;

/** Judges one article by its words alone. Never throws; the same text always gets the same judgement. */
export function judgeByLexicon(input: LexiconInput): LexiconJudgement {
  const title = weighText(input.title.slice(0, longestTitle), input.company);
  const description = weighText(input.description.slice(0, longestDescription), input.company);
  const silentTitle = title.signals.length === 0;
  const share = title.reading.notice < 1 ? 0.15 : silentTitle ? 0.5 : 0.2;
  const total = title.denied ? title.total : title.total + share * Math.max(-3, Math.min(3, description.total));
  const label = total >= needed ? 'good' : total <= -needed ? 'bad' : 'neutral';
  const size = Math.abs(total);
  const strength =
    label === 'neutral' ? 1 : size >= 3 && heaviest(label, [title, description]) >= 3 ? 3 : size >= 1.6 ? 2 : 1;
  return { label, strength };
}

/** Weight of the strongest word on the label's side, before its position is counted. */
function heaviest(label: LexiconJudgement['label'], texts: readonly WeighedText[]): number {
  const sense = label === 'good' ? 1 : -1;
  const own = texts.flatMap((text) => text.signals).filter((signal) => signal.sense === sense);
  return own.reduce((most, signal) => Math.max(most, signal.weight), 0);
}
